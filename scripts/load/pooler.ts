import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createWriteStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../../test/running.ts'
import { ownerOf } from './cluster.ts'

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer']
const OURS = new URL('../../deploy/pgbouncer.ini', import.meta.url)

/** PgBouncer on the settings of `deploy/pgbouncer.ini`. */
export interface Pooler {
  /** What `DATABASE_URL` is, and what `DATABASE_DIRECT_URL`. */
  url: string
  directUrl: string
  /** Sends everybody to another server, as an operator does after a promotion. */
  repoint(port: number): Promise<void>
  stop(): Promise<void>
}

/** Starts it before a server on this machine. @throws where PgBouncer is not installed. */
export async function startPooler(
  folder: string,
  server: { port: number; database: string; user: string },
): Promise<Pooler> {
  const program = PROGRAM.find((path) => existsSync(path))
  if (!program) throw new Error('PgBouncer is not installed: apt-get install pgbouncer')
  const owner = await ownerOf()
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  await mkdir(folder, { recursive: true })
  const settings = await readFile(OURS, 'utf8')
  const write = (to: number) =>
    writeFile(
      file,
      settings
        .replaceAll('host=postgres port=5432 dbname=asteria', `host=127.0.0.1 port=${to} dbname=${server.database}`)
        .replace('listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1\nunix_socket_dir =\nadmin_users = ' + server.user)
        .replace('listen_port = 6432', `listen_port = ${port}`)
        .replace('auth_type = scram-sha-256', 'auth_type = trust')
        .replace('/etc/pgbouncer/userlist.txt', join(folder, 'users')),
    )
  await writeFile(join(folder, 'users'), `"${server.user}" ""\n`)
  await write(server.port)
  if (owner) await chown(folder, owner.uid, owner.gid)
  const child = spawn(program, [file], { ...owner, stdio: ['ignore', 'pipe', 'pipe'] })
  const log = createWriteStream(join(folder, 'pgbouncer.log'))
  child.stdout.pipe(log)
  child.stderr.pipe(log)
  const url = (database: string) => `postgresql://${server.user}@127.0.0.1:${port}/${database}`
  const console = async (said: string) => {
    const client = new pg.Client({ connectionString: url('pgbouncer') })
    await client.connect()
    await client.query(said)
    await client.end()
  }
  for (let tries = 0; ; tries++) {
    const isUp = await console('show version').then(
      () => true,
      () => false,
    )
    if (isUp) break
    if (tries > 50) throw new Error(`PgBouncer does not answer; see ${folder}/pgbouncer.log`)
    await setTimeout(100)
  }
  return {
    url: url('asteria'),
    directUrl: url('asteria_direct'),
    async repoint(to) {
      await write(to)
      await console('reload')
    },
    async stop() {
      child.kill('SIGINT')
      const late = setTimeout(5000, 'late' as const, { ref: false })
      if ((await Promise.race([once(child, 'exit'), late])) === 'late') child.kill('SIGKILL')
    },
  }
}
