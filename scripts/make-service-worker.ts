import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { build } from 'vite'

/** The service worker, after the client it belongs to: it knows the names of that build's files. */
const namesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.js'))
const names = namesIn('build/client/assets').toSorted()
const russian = new Set(namesIn('build/client/assets/ru'))
const scripts = {
  en: names.map((name) => `/assets/${name}`),
  ru: names.map((name) => (russian.has(name) ? `/assets/ru/${name}` : `/assets/${name}`)),
}

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: {
    BUILD: JSON.stringify(createHash('sha256').update(names.join()).digest('hex').slice(0, 12)),
    BUILD_SCRIPTS: JSON.stringify(scripts),
  },
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    target: 'es2022',
    rollupOptions: {
      input: 'src/web/features/offline/service-worker.ts',
      output: { entryFileNames: 'sw.js', format: 'iife' },
    },
  },
})
