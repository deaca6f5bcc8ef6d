import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'

/** Lets a board import the very data files the rules read: no table is written twice. */
export function toml(): Plugin {
  return {
    name: 'toml',
    load(id) {
      if (!id.endsWith('.toml')) return undefined
      return `export default ${JSON.stringify(parse(readFileSync(id, 'utf8')))}`
    },
  }
}
