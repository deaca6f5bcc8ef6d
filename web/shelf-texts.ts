import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:shelf-texts/'
const WANTED = /^(game|option)-/
/** A member of the bots' company: the name, without what is said about it. */
const MEMBER = /^cast-.*/gm

/** Title, tagline and option names of every game, and the names of the bots' company, so that the shelf need not fetch
 * whole catalogues; a module for each language. */
export function shelfTexts(games: string): Plugin {
  return {
    name: 'shelf-texts',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${NAME}`) ? `export default ${JSON.stringify(shelf(games, id.slice(NAME.length + 1)))}` : undefined),
  }
}

function shelf(games: string, language: string): string {
  const found: string[] = readFileSync(join(games, '..', 'bots', 'text', `${language}.ftl`), 'utf8').match(MEMBER) ?? []
  for (const game of readdirSync(games, { withFileTypes: true })) {
    if (!game.isDirectory()) continue
    const folder = join(games, game.name, 'text')
    for (const file of names(folder).filter((name) => name.startsWith(language) && name.endsWith('.ftl'))) {
      const prefix = game.name.replaceAll('_', '-').replace(/^-+/, '')
      for (const message of messages(readFileSync(join(folder, file), 'utf8'))) found.push(`${prefix}--${message}`)
    }
  }
  return found.join('\n')
}

function names(folder: string): string[] {
  try {
    return readdirSync(folder).sort()
  } catch {
    return []
  }
}

/** Whole messages, from their id at the line's start to the next one. */
function messages(source: string): string[] {
  return source.split(/\n(?=[^\s}])/).filter((message) => WANTED.test(message))
}
