import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'drizzle-orm'
import { openPostgres } from '#platform/database/open-postgres.ts'
import { parseEnv } from '#platform/env.ts'
import { prepareQueues } from '#platform/jobs/job-queue.ts'
import { createLog } from '#platform/log.ts'
import { planNotifications } from '#server/features/notifications/plan-notifications.ts'
import { jobs } from '#server/jobs.ts'
import { createServices } from '#server/start.ts'
import { insertManyPeople } from '../test/many-people.ts'
import { databaseUrl, findPostgres, onServer } from '../test/postgres.ts'
import { launch } from '../test/running.ts'
import { atEnd, cleanly } from './load/clean-up.ts'
import { startMailServer } from './load/mail-server.ts'

/**
 * `npm run -s mornings`: plans the mails of 100,000 people who all want theirs in the same hour of the same zone, and tells how
 * long that takes and how evenly they are spread. Then two workers send some thousands of them to a mail server of the
 * script's own, at once, while one of them is killed again and again. `--away 30` has that server answer each line after 30 ms,
 * as one elsewhere does. Exits with 1 when anybody gets two.
 */
const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '100000' },
    mails: { type: 'string', default: '3000' },
    kills: { type: 'string', default: '6' },
    away: { type: 'string', default: '0' },
  },
})
const { people, mails, kills, away } = Object.fromEntries(
  Object.entries(values).map(([name, value]) => [name, Number(value)]),
) as Record<keyof typeof values, number>
const HOUR_MS = 3_600_000
const say = (text: string) => process.stdout.write(`${text}\n`)
const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

/** A zone whose clocks show seven at this moment. */
function morningZone(now: Date): string {
  const ahead = (((7 - now.getUTCHours() + 12) % 24) + 24) % 24
  const offset = ahead - 12
  return offset === 0 ? 'UTC' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}

async function run(): Promise<void> {
  const server = await findPostgres()
  if (!server) throw new Error('no PostgreSQL answers at TEST_DATABASE_URL or the local socket')
  const name = `asteria_mornings_${randomBytes(4).toString('hex')}`
  await onServer(server, (client) => client.query(`create database ${name}`))
  atEnd(() => onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`)))
  const url = databaseUrl(server, name)
  const store = await openPostgres(url, { pool: 4, unhurried: true, log: createLog('error') })
  atEnd(() => store.close())
  const now = new Date()
  const begins = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
  const services = createServices(parseEnv({ DATABASE_URL: url }), store, {
    clock: () => new Date(begins.getTime() - HOUR_MS / 3),
  })
  await prepareQueues(
    services,
    jobs.map((job) => ({ ...job, cron: undefined })),
  )
  await insertManyPeople({ db: store.db, clock: () => now }, people)
  await store.db.execute(sql`
    update users set time_zone = ${morningZone(now)}, birthtime = '14:30', birthplace = 'Moscow', place_latitude_deg = 55.75,
      place_longitude_deg = 37.62, place_time_zone = 'Europe/Moscow',
      birth_instant = (birthdate || 'T11:30:00Z')::timestamptz where birthdate is not null`)
  await store.db.execute(sql`
    insert into notification_choices (user_id, day, unsubscribe_key, changed_at)
    select id, 'mail', md5(id::text), now() - interval '2 days' from users`)
  await store.db.execute(sql`analyze`)

  let from = performance.now()
  await planNotifications(services)
  say(`planned in ${seconds(from)} s`)
  from = performance.now()
  await planNotifications(services)
  say(`planned again, with nothing left to plan, in ${seconds(from)} s`)
  const rowsOf = async (query: ReturnType<typeof sql>) =>
    ((await store.db.execute(query)) as unknown as { rows: Record<string, number>[] }).rows
  const [spread] = await rowsOf(sql`
    select min(n)::int as least, max(n)::int as most, sum(n)::int as total from (
      select count(*) as n from notifications group by date_trunc('minute', send_at)) minutes`)
  say(`${spread?.total} mails, from ${spread?.least} to ${spread?.most} a minute`)

  // Only some of them are sent, and those at once.
  await store.db.execute(sql`
    delete from notifications where id not in (select id from notifications order by send_at limit ${mails})`)
  await store.db.execute(sql`
    delete from pgboss.job where name = 'send-notification' and (data->>'notificationId')::int not in (select id from notifications)`)
  await store.db.execute(sql`update pgboss.job set start_after = now() where name = 'send-notification'`)
  const mailServer = await startMailServer(away)
  atEnd(() => mailServer.close())
  const worker = () => {
    const one = launch({ ROLE: 'worker', PORT: '0', DATABASE_URL: url, SMTP_URL: mailServer.url, LOG_LEVEL: 'warn' })
    atEnd(async () => {
      one.child.kill('SIGKILL')
      await one.ended
    })
    return one
  }
  const left = async () =>
    (await rowsOf(sql`select count(*)::int as n from notifications where state = 'planned'`))[0]?.n ?? 0
  const steady = worker()
  let mortal = worker()
  for (let killed = 0; killed < kills; killed++) {
    await wait(7000)
    mortal.child.kill('SIGKILL')
    await mortal.ended
    mortal = worker()
  }
  const [sentBefore, began] = [mailServer.mails.length, performance.now()]
  for (let tries = 0; (await left()) > 0 && tries < 1200; tries++) await wait(500)
  const rate = (mailServer.mails.length - sentBefore) / ((performance.now() - began) / 1000)
  const counts = Map.groupBy(mailServer.mails, ({ to }) => to)
  const doubled = [...counts.values()].filter((of) => of.length > 1).length
  const [open] = await rowsOf(sql`select count(*)::int as n from notifications where state = 'sending'`)
  say(
    `${mailServer.mails.length} of ${mails} mails taken, ${kills} kills: ${doubled} people got two, ${open?.n} were cut off`,
  )
  say(`${rate.toFixed(0)} mails a second by two workers after the last kill`)
  say(`output of the steady worker: ${steady.output().slice(0, 500) || 'none'}`)
  if (doubled > 0) process.exitCode = 1
}

await cleanly(run)
