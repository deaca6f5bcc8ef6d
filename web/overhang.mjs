// In the heading font the hook of ď reaches over the next space and swallows it; the space is in another
// file, so no kerning can help. A TrueType font is given glyphs as wide as they are drawn.

const FORMAT_4 = 4

function tables(font) {
  const found = {}
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = 12 + 16 * index
    found[font.toString('latin1', entry, entry + 4)] = font.readUInt32BE(entry + 8)
  }
  return found
}

function glyphOf(font, cmap, code) {
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
    const map = cmap + font.readUInt32BE(cmap + 8 + 8 * index)
    if (font.readUInt16BE(map) !== FORMAT_4) continue
    const twice = font.readUInt16BE(map + 6)
    for (let segment = 0; segment < twice; segment += 2) {
      const start = font.readUInt16BE(map + 16 + twice + segment)
      if (code < start || code > font.readUInt16BE(map + 14 + segment)) continue
      const delta = font.readUInt16BE(map + 16 + 2 * twice + segment)
      const range = map + 16 + 3 * twice + segment
      const offset = font.readUInt16BE(range)
      const glyph = offset ? font.readUInt16BE(range + offset + 2 * (code - start)) : code
      return (glyph + delta) & 0xffff
    }
  }
  throw new Error(`the font has no letter ${String.fromCodePoint(code)}`)
}

function drawnWidth(font, { head, loca, glyf }, glyph) {
  const long = font.readUInt16BE(head + 50)
  const outline = glyf + (long ? font.readUInt32BE(loca + 4 * glyph) : 2 * font.readUInt16BE(loca + 2 * glyph))
  return font.readInt16BE(outline + 6)
}

export function clearOverhang(sfnt, letters) {
  const font = Buffer.from(sfnt)
  const at = tables(font)
  for (const letter of letters) {
    const glyph = glyphOf(font, at.cmap, letter.codePointAt(0))
    const advance = at.hmtx + 4 * glyph
    font.writeUInt16BE(Math.max(font.readUInt16BE(advance), drawnWidth(font, at, glyph)), advance)
  }
  return font
}
