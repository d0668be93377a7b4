import { execFile } from 'node:child_process'
import { appendFile, chown, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../test/running.ts'

const run = promisify(execFile)

/** Debian keeps the server's programs outside the path, one folder a version. */
async function programs(): Promise<string> {
  const installed = '/usr/lib/postgresql'
  const versions = await readdir(installed).catch(() => [])
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0]
  if (newest) return join(installed, newest, 'bin')
  return (await run('pg_config', ['--bindir'])).stdout.trim()
}

/** PostgreSQL refuses to run as root: then it is the system's user for it. */
async function ownerOf(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null
  const [uid, gid] = await Promise.all(['-u', '-g'].map((what) => run('id', [what, 'postgres'])))
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) }
}

/** A PostgreSQL of the script's own, to be stopped and started at will. */
export interface Cluster {
  port: number
  /** With `host:port` of the server itself, or of what stands before it. */
  url(port?: number): string
  /** Starts it where it is not running; `env` is its processes'. */
  start(env?: Record<string, string>): Promise<void>
  /** `fast` ends what is in hand in order; `immediate` is a crash. */
  stop(how: 'fast' | 'immediate'): Promise<void>
  isRunning(): Promise<boolean>
}

/** Makes a cluster in a folder that is not there yet. */
export async function makeCluster(folder: string): Promise<Cluster> {
  const bin = await programs()
  const owner = await ownerOf()
  const port = await freePort()
  const data = join(folder, 'data')
  await mkdir(folder, { recursive: true })
  if (owner) await chown(folder, owner.uid, owner.gid)
  const call = (program: string, args: string[], env: Record<string, string> = {}) =>
    run(join(bin, program), args, { ...owner, cwd: folder, env: { ...process.env, ...env } })

  await call('initdb', ['-D', data, '-U', 'asteria', '--auth=trust', '--encoding=UTF8', '--locale=C'])
  const settings = {
    port,
    listen_addresses: "'127.0.0.1'",
    unix_socket_directories: `'${folder}'`,
    max_connections: 100,
    shared_buffers: "'256MB'",
    // A disk that is filled on purpose is small.
    max_wal_size: "'256MB'",
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}\n`)
  await appendFile(join(data, 'postgresql.conf'), lines.join(''))

  const isRunning = () =>
    call('pg_ctl', ['-D', data, 'status']).then(
      () => true,
      () => false,
    )
  const start = async (env?: Record<string, string>) => {
    if (await isRunning()) return
    // With its output in a file: a pipe would stay open as long as the server runs.
    await call('pg_ctl', ['-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), 'start'], env)
  }
  await start()
  await call('createdb', ['-h', folder, '-p', String(port), '-U', 'asteria', 'asteria'])
  return {
    port,
    url: (through = port) => `postgresql://asteria@127.0.0.1:${through}/asteria`,
    start,
    isRunning,
    async stop(how) {
      if (await isRunning()) await call('pg_ctl', ['-D', data, '-w', '-t', '60', '-m', how, 'stop'])
    },
  }
}

/** Takes a cluster away with its folder. */
export async function dropCluster(cluster: Cluster, folder: string): Promise<void> {
  await cluster.stop('immediate')
  await rm(folder, { recursive: true, force: true })
}
