import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startModelServer, type ModelServer } from '../../test/model-server.ts'
import { createAcknowledged, type Acknowledged } from '../load/acknowledged.ts'
import { createBalancer, type Balancer } from '../load/balancer.ts'
import { atEnd } from '../load/clean-up.ts'
import { dropCluster, makeCluster, type Cluster } from '../load/cluster.ts'
import { startFleet, type Fleet } from '../load/fleet.ts'
import { openLine, type Line } from '../load/line.ts'
import { startMailServer, type MailServer } from '../load/mail-server.ts'
import { createMix, type Mix } from '../load/mix.ts'
import { populate, type Population } from '../load/people.ts'
import { mountDisk, type Disk } from './disk.ts'

/** Everything that a fault can break, and what is used to see whether it did. */
export interface World {
  cluster: Cluster
  /** Between the product and its database. */
  line: Line
  /** What database and files stand on; null where none of a size of its own can be had. */
  disk: Disk | null
  mail: MailServer
  model: ModelServer
  fleet: Fleet
  balancer: Balancer
  population: Population
  mix: ReturnType<typeof createMix>
  kept: Acknowledged
  folder: string
  /** Asks the database itself, not through the line. */
  ask<T>(work: (client: pg.Client) => Promise<T>): Promise<T>
  /** Starts the processes anew, with settings beside the usual ones. */
  restart(env: Record<string, string>): Promise<void>
}

/** For each request a second; of fewer, the questions of a day would be used up. */
const SIZES = { people: 2, subscribers: 1, reports: 0.2 }
const DISK_MB = 1536

/**
 * `rate`, `mix`: how many requests a second, and what for. `logs` is where the processes' output is kept; else it goes with
 * everything.
 */
export async function makeWorld({ rate, mix }: { rate: number; mix: Mix }, logs?: string): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'asteria-faults-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  // PostgreSQL's user must get through to its own folder.
  await chmod(folder, 0o711)
  const stands = join(folder, 'disk')
  await mkdir(stands)
  const disk = await mountDisk(stands, DISK_MB)
  if (disk) atEnd(() => disk.unmount())
  const home = join(stands, 'postgres')
  const cluster = await makeCluster(home)
  atEnd(() => dropCluster(cluster, home))
  const line = await openLine(cluster.port)
  atEnd(() => line.close())
  const mail = await startMailServer()
  atEnd(() => mail.close())
  const model = await startModelServer()
  atEnd(() => model.stop())
  const usual = {
    DATABASE_URL: cluster.url(line.port),
    DATA_DIR: join(stands, 'data'),
    SMTP_URL: mail.url,
    TRUST_PROXY: '1',
  }
  const begin = async (env: Record<string, string>) => {
    const fleet = await startFleet({ env: { ...usual, ...env }, logs: logs ?? join(folder, 'logs') })
    return { fleet, balancer: createBalancer(fleet.webs.map(({ port }) => port)) }
  }
  const kept = createAcknowledged()
  const { fleet, balancer } = await begin({})
  const ask = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: cluster.url() })
    // Its query fails as well, where there is one; without one nobody need know.
    client.on('error', () => undefined)
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end()
    }
  }
  const world: World = {
    cluster,
    line,
    disk,
    mail,
    model,
    fleet,
    balancer,
    kept,
    folder,
    ask,
    population: { name: '', people: [], subscribers: [], readers: [] },
    mix: createMix(mix, { name: '', people: [], subscribers: [], readers: [] }, kept),
    async restart(env) {
      await world.fleet.stop()
      Object.assign(world, await begin(env))
    },
  }
  atEnd(() => world.fleet.stop())
  const { people, subscribers, reports } = SIZES
  const sizes = { people: people * rate, subscribers: subscribers * rate, reports: Math.ceil(reports * rate) }
  world.population = await ask((client) => populate({ balancer, client, kept }, 'fault', sizes))
  world.mix = createMix(mix, world.population, kept)
  return world
}
