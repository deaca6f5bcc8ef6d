import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { shelfTexts } from './shelf-texts.ts'
import { toml } from './toml.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Built into the Python package; games bring their boards in `games/<id>/web`. */
export default defineConfig({
  plugins: [svelte(), toml(), shelfTexts(here('../src/safehouse/games'))],
  root: here('.'),
  resolve: {
    alias: { $lib: here('./src/lib'), $parts: here('./src/parts') },
    dedupe: ['svelte', '@fluent/bundle'],
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  build: {
    outDir: here('../src/safehouse/table/static'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
