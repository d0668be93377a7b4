import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// A client starts this anew for each conversation and waits: compiled modules are kept from one start to the next.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node-compile', import.meta.url)))
const { serveStdio } = await import('../src/mcp/serve-stdio.ts')
await serveStdio()
