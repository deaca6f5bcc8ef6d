// Cuts the open font packages down to what the client shows: Latin and Central European letters.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'
import { clearOverhang } from './overhang.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const FACES = [
  ['ibm-plex-sans', 400],
  ['ibm-plex-sans', 600],
  ['zilla-slab', 700],
  ['courier-prime', 700],
]
const range = (first, last) => String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i))
const WESTERN = range(0x20, 0x7e) + range(0xa0, 0xff) + range(0x2009, 0x203a) + 'ıŒœ€™←↑→↓−×'
const CENTRAL_EUROPEAN = 'ĚŠČŘŽŮĎŤŇěščřžůďťňĽľĹĺŔŕĄąĆćĘęŁłŃńŚśŹźŻżŐőŰű'
const HEADINGS = 'zilla-slab'
const OVERHANGING = 'ďť'
/** What the browser uses; small capitals, fractions and other forms of letters would travel for nothing. */
const keepFeatures = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'tnum']

async function centralEuropean(family, whole) {
  if (family !== HEADINGS) return subset(whole, CENTRAL_EUROPEAN, { targetFormat: 'woff2', keepFeatures })
  const plain = await subset(whole, CENTRAL_EUROPEAN, { targetFormat: 'sfnt', keepFeatures })
  return subset(clearOverhang(plain, OVERHANGING), CENTRAL_EUROPEAN, { targetFormat: 'woff2', keepFeatures })
}

mkdirSync(join(here, 'node_modules', '.fonts'), { recursive: true })
for (const [family, weight] of FACES) {
  for (const part of ['latin', 'latin-ext']) {
    const name = `${family}-${part}-${weight}-normal.woff2`
    const whole = readFileSync(join(here, 'node_modules', '@fontsource', family, 'files', name))
    const kept = part === 'latin' ? await subset(whole, WESTERN, { targetFormat: 'woff2', keepFeatures }) : await centralEuropean(family, whole)
    writeFileSync(join(here, 'node_modules', '.fonts', name), kept)
  }
}
