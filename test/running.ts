import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A process of the built product, as an operator would run it. */
export interface Running {
  url: string
  dataDir: string
  child: ChildProcess
  /** Everything it wrote so far. */
  output(): string
  /** Ends it with a signal and tells how it ended. */
  stop(signal?: NodeJS.Signals): Promise<{ code: number | null }>
}

/** A port nobody listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

export const newDataDir = () => mkdtemp(join(tmpdir(), 'asteria-data-'))

/** What `npm start` sets. */
const AS_STARTED = { NODE_ENV: 'production', NODE_COMPILE_CACHE: 'node_modules/.cache/node-compile' }

/** Starts a process without waiting for it to be ready; of another version where `cwd` is its folder. */
export function launch(
  env: Record<string, string>,
  cwd?: string,
): {
  child: ChildProcess
  output(): string
  ended: Promise<number | null>
} {
  const { DATABASE_URL: _, TEST_DATABASE_URL: __, ...inherited } = process.env
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    ...(cwd !== undefined && { cwd }),
    env: { ...inherited, ...AS_STARTED, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let written = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (written += chunk.toString()))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return { child, output: () => written, ended }
}

/** Starts the built product and waits until it says that it is ready. */
export async function startProduct(env: Record<string, string> = {}): Promise<Running> {
  const dataDir = env.DATA_DIR ?? (await newDataDir())
  const port = Number(env.PORT ?? (await freePort()))
  const { child, output, ended } = launch({ PORT: String(port), DATA_DIR: dataDir, ...env })
  const ready = new Promise<void>((resolve) => {
    child.stdout?.on('data', () => output().includes('"message":"ready"') && resolve())
  })
  await Promise.race([
    ready,
    ended.then((code) => {
      throw new Error(`the product ended with ${code} before it was ready:\n${output()}`)
    }),
  ])
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    child,
    output,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      return { code: await ended }
    },
  }
}
