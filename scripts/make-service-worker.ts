import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { build } from 'vite'

/** The service worker, after the client it belongs to: it knows the names of that build's files. */
const scripts = readdirSync('build/client/assets')
  .filter((name) => name.endsWith('.js'))
  .map((name) => `/assets/${name}`)
  .toSorted()

await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: {
    BUILD: JSON.stringify(createHash('sha256').update(scripts.join()).digest('hex').slice(0, 12)),
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
