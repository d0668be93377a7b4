import { existsSync } from 'node:fs'
import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Fault } from './fault.ts'
import type { World } from './world.ts'

export const databaseRestarted: Fault = {
  name: 'restart of PostgreSQL',
  async harm({ cluster }) {
    await cluster.stop('fast')
    await cluster.start()
  },
}

export const databaseCrashed: Fault = {
  name: 'crash of PostgreSQL',
  async harm({ cluster }) {
    await cluster.stop('immediate')
    await cluster.start()
  },
}

export const databaseUnreachable: Fault = {
  name: 'database unreachable for 20 s',
  async harm({ line }) {
    line.silence()
    await setTimeout(20_000)
    line.mend()
  },
}

export const diskFull: Fault = {
  name: 'disk full for 20 s, database and files',
  missing: ({ disk }) => (disk ? undefined : 'only root may mount a disk of its own size'),
  async harm({ disk, cluster }) {
    await disk?.fill()
    await setTimeout(20_000)
    const survived = await cluster.isRunning()
    await disk?.clear()
    // As a supervisor does: PostgreSQL ends itself where it cannot write its log.
    await cluster.start()
    return survived ? 'PostgreSQL stayed up' : 'PostgreSQL ended itself and was started again'
  },
}

export const mailDown: Fault = {
  name: 'mail server down for a minute',
  async harm({ mail }) {
    const before = mail.refusals
    mail.mode = 'closed'
    await setTimeout(30_000)
    mail.mode = 'busy'
    await setTimeout(30_000)
    mail.mode = 'up'
    return `${mail.refusals - before} tries turned away`
  },
}

export const modelHangs: Fault = {
  name: 'model endpoint hanging for 30 s',
  env: ({ model }) => ({ MODEL_NAME: 'm', MODEL_URL: model.url }),
  async harm({ model }) {
    const says = { kind: 'says' as const, text: 'Take the day as it comes, and ask me again.' }
    model.script.splice(0, Infinity, { kind: 'stalls', text: '' })
    const before = model.requests.length
    await setTimeout(30_000)
    const asked = model.requests.length - before
    model.script.splice(0, Infinity, says)
    return `asked ${asked} times`
  },
}

const FAKETIME = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
]
const library = () => FAKETIME.find((path) => existsSync(path))
const dial = ({ folder }: World) => join(folder, 'clock')

const clockEnv = (world: World): Record<string, string> => ({
  LD_PRELOAD: library() ?? '',
  FAKETIME_TIMESTAMP_FILE: dial(world),
  FAKETIME_CACHE_DURATION: '1',
  // A clock that is set does not change how long a second is.
  FAKETIME_DONT_FAKE_MONOTONIC: '1',
  DONT_FAKE_MONOTONIC: '1',
  NO_FAKE_STAT: '1',
})

async function setClock(world: World, offset: string): Promise<void> {
  await writeFile(dial(world), `${offset}\n`)
  await utimes(dial(world), new Date(), new Date())
}

const clockJumps = (direction: string, offset: string): Fault => ({
  name: `clock jumping an hour ${direction}, and back after 30 s`,
  missing: () => (library() ? undefined : 'Debian’s package libfaketime is not installed'),
  env: clockEnv,
  async harm(world) {
    await setClock(world, offset)
    await setTimeout(15_000)
    const seen = await seenClocks(world)
    await setTimeout(15_000)
    await setClock(world, '+0')
    return seen
  },
})

/** How far the clocks of a web process and of the database are from this one, in minutes: whether they jumped at all. */
async function seenClocks({ balancer, ask }: World): Promise<string> {
  const { headers } = await balancer.send({ method: 'GET', path: '/healthz' })
  const { rows } = await ask((client) => client.query<{ now: Date }>('select clock_timestamp() as now'))
  const minutes = (at: number) => ((at - Date.now()) / 60_000).toFixed(0)
  return `a web process was ${minutes(Date.parse(headers.date ?? ''))} min off, the database ${minutes(rows[0]?.now.getTime() ?? 0)}`
}

export const clockJumpsAhead = clockJumps('ahead', '+3600')
export const clockJumpsBack = clockJumps('back', '-3600')

/** The machine's clock: the database's processes see the same one. Called before the processes are started anew. */
export async function underOneClock(world: World): Promise<void> {
  await setClock(world, '+0')
  await world.cluster.stop('fast')
  await world.cluster.start(clockEnv(world))
}
