import { execFile } from 'node:child_process'
import { appendFile, chown, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
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
export async function ownerOf(): Promise<{ uid: number; gid: number } | null> {
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
  /** `kill -9` of the whole server, as when its machine is gone. */
  kill(): Promise<void>
  isRunning(): Promise<boolean>
  /** The settings it was given. */
  folder: string
}

/** A copy of another cluster that follows it. */
export interface Standby extends Cluster {
  /** Makes it take writes; ends when it does. */
  promote(): Promise<void>
}

interface Server {
  folder: string
  port: number
  call(program: string, args: string[], env?: Record<string, string>): Promise<{ stdout: string }>
}

async function serverIn(folder: string): Promise<Server> {
  const bin = await programs()
  const owner = await ownerOf()
  await mkdir(folder, { recursive: true })
  if (owner) await chown(folder, owner.uid, owner.gid)
  return {
    folder,
    port: await freePort(),
    call: (program, args, env = {}) =>
      run(join(bin, program), args, { ...owner, cwd: folder, env: { ...process.env, ...env } }),
  }
}

const configure = (data: string, settings: Record<string, string | number>) =>
  appendFile(
    join(data, 'postgresql.conf'),
    Object.entries(settings)
      .map(([name, value]) => `${name} = ${value}\n`)
      .join(''),
  )

function clusterOf({ folder, port, call }: Server): Cluster {
  const data = join(folder, 'data')
  const isRunning = () =>
    call('pg_ctl', ['-D', data, 'status']).then(
      () => true,
      () => false,
    )
  return {
    folder,
    port,
    url: (through = port) => `postgresql://asteria@127.0.0.1:${through}/asteria`,
    async start(env) {
      if (await isRunning()) return
      // With its output in a file: a pipe would stay open as long as the server runs.
      await call('pg_ctl', ['-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), 'start'], env)
    },
    isRunning,
    async stop(how) {
      if (await isRunning()) await call('pg_ctl', ['-D', data, '-w', '-t', '60', '-m', how, 'stop'])
    },
    async kill() {
      const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), 'SIGKILL')
    },
  }
}

/** Makes a cluster in a folder that is not there yet. */
export async function makeCluster(folder: string, more: Record<string, string | number> = {}): Promise<Cluster> {
  const server = await serverIn(folder)
  const { port, call } = server
  const data = join(folder, 'data')
  await call('initdb', ['-D', data, '-U', 'asteria', '--auth=trust', '--encoding=UTF8', '--locale=C'])
  await configure(data, {
    port,
    listen_addresses: "'127.0.0.1'",
    unix_socket_directories: `'${folder}'`,
    max_connections: 100,
    shared_buffers: "'256MB'",
    // A disk that is filled on purpose is small.
    max_wal_size: "'256MB'",
    ...more,
  })
  const cluster = clusterOf(server)
  await cluster.start()
  await call('createdb', ['-h', folder, '-p', String(port), '-U', 'asteria', 'asteria'])
  return cluster
}

/** Makes a standby that streams from a cluster; from then on nothing is confirmed there before it is written here, too. */
export async function makeStandby(primary: Cluster, folder: string): Promise<Standby> {
  const server = await serverIn(folder)
  const { port, call } = server
  const data = join(folder, 'data')
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'asteria']
  await call('pg_basebackup', [...from, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '-C', '-S', 'standby'])
  // Once it is the primary it must not wait for a standby of its own.
  await configure(data, { port, unix_socket_directories: `'${folder}'`, synchronous_standby_names: "''" })
  const cluster = clusterOf(server)
  await cluster.start()
  const psql = (sql: string) => call('psql', [...from, '-d', 'asteria', '-Atc', sql])
  await psql("alter system set synchronous_standby_names = '*'")
  await psql('select pg_reload_conf()')
  for (;;) {
    const { stdout } = await psql("select count(*) from pg_stat_replication where sync_state = 'sync'")
    if (stdout.trim() === '1') break
    await setTimeout(100)
  }
  return {
    ...cluster,
    async promote() {
      await call('pg_ctl', ['-D', data, '-w', '-t', '60', 'promote'])
    },
  }
}

/** Takes a cluster away with its folder. */
export async function dropCluster(cluster: Cluster, folder: string): Promise<void> {
  await cluster.stop('immediate')
  await rm(folder, { recursive: true, force: true })
}
