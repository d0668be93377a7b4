import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as others } from 'node:timers/promises'
import { lt, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newAccount } from '#test/accounts.ts'
import { onBothDatabases, type TestProduct } from '#test/product.ts'
import { dailyHoroscopes } from '../../features/daily/tables.ts'
import { finishDays, queueDays, startDays, type DayKey } from '../../features/daily/queries.ts'
import { shiftDate } from '../civil-today.ts'
import { migrationsFolder } from './database.ts'
import { deleteAll } from './delete-all.ts'
import { DAYS, dropMonths, listPartitions, makeMonths, splitByMonth } from './partitions.ts'

const NOW = new Date('2026-11-21T09:00:00Z')
const TODAY = '2026-11-21'

/** What the migrations say of the table, in their order: how it was before months. */
function statementsOfBefore(): string[] {
  const files = readdirSync(migrationsFolder).filter((file) => file.endsWith('.sql'))
  return files
    .toSorted((a, b) => a.localeCompare(b))
    .flatMap((file) => readFileSync(join(migrationsFolder, file), 'utf8').split('--> statement-breakpoint'))
    .filter((statement) => /(table|on) "daily_horoscopes"/i.test(statement))
    .map((statement) => statement.replaceAll('NOT VALID', ''))
}

async function asBefore({ rows }: TestProduct): Promise<void> {
  await rows(sql`drop table daily_horoscopes`)
  for (const statement of statementsOfBefore()) await rows(sql.raw(statement))
}

const partitionsOf = async ({ services }: TestProduct) => (await listPartitions(services.db, DAYS)) ?? []
const holds = async ({ rows }: TestProduct, partition: string): Promise<string[]> =>
  (await rows(sql`select date from only ${sql.identifier(partition)} order by 1`)).map(({ date }) => date)

const held = ({ rows }: TestProduct) =>
  rows(sql`select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = 'daily_horoscopes'::regclass and contype in ('p', 'f', 'c') union all
    select indexrelid::regclass::text, replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') from pg_index
    where indrelid = 'daily_horoscopes'::regclass order by 1`)

onBothDatabases('days by month', (product) => {
  const keyOf = (userId: number, date: string): DayKey => ({ userId, date, lang: 'en', timeZone: 'UTC' })
  const write = async (id: number, dates: readonly string[]) => {
    await product.rows(sql`insert into daily_horoscopes (user_id, date, lang, time_zone, status, created_at, updated_at)
      select ${id}::integer, value, 'en', 'UTC', 2, (value || 'T08:00:00Z')::timestamptz, (value || 'T08:00:00Z')::timestamptz
      from jsonb_array_elements_text(${JSON.stringify(dates)}::jsonb)`)
  }

  it('a new database has months from the first start on, and a place for every other date', async () => {
    const there = await partitionsOf(product)
    expect(there).toHaveLength(3)
    const { id } = await newAccount(product)
    await write(id, ['2001-02-03', there[1]?.from ?? '', '2199-01-01'])
    expect(await holds(product, 'daily_horoscopes_default')).toEqual(['2001-02-03', '2199-01-01'])
    expect(await holds(product, there[1]?.name ?? '')).toEqual([there[1]?.from])
  })

  it('a full table is split while people write and read, without a row lost or a call failed', async () => {
    const { services } = product
    const { id } = await newAccount(product)
    const people = [await newAccount(product), await newAccount(product), await newAccount(product)]
    await asBefore(product)
    const before = await held(product)
    const old = Array.from({ length: 400 }, (_, i) => shiftDate(TODAY, -i - 1))
    await write(id, old)
    const over = new AbortController()
    const failures: unknown[] = []
    const promised: string[] = []
    const writer = async (userId: number) => {
      for (let n = 0; !over.signal.aborted; n++) {
        // The embedded database answers in this thread, and lets nobody else come in between.
        await others()
        const key = { ...keyOf(userId, shiftDate(TODAY, n % 3)), timeZone: `Etc/${n}` }
        try {
          await queueDays(services.db, [key], NOW, NOW)
          const days = await startDays(services.db, [key], NOW)
          await finishDays(
            services.db,
            days.map((day) => ({ day, content: {} as never })),
            NOW,
          )
          promised.push(`${userId} ${key.date} ${key.timeZone}`)
        } catch (error) {
          failures.push(error)
        }
      }
    }
    const writing = Promise.all(people.map(({ id: userId }) => writer(userId)))
    const enough = (least: number) => expect.poll(() => promised.length, { timeout: 20_000 }).toBeGreaterThan(least)
    await enough(20)
    expect(await splitByMonth(services.db, DAYS, NOW)).toBe(true)
    await enough(promised.length + 20)
    over.abort()
    await writing
    expect(failures).toEqual([])
    const written = await product.rows(sql`select user_id || ' ' || date || ' ' || time_zone as day
      from daily_horoscopes where user_id <> ${id} and status = 2 and writings = 1`)
    expect(written.map(({ day }) => day).toSorted()).toEqual(promised.toSorted())
    expect((await product.rows(sql`select date from daily_horoscopes where user_id = ${id}`)).length).toBe(400)
    expect((await partitionsOf(product)).map(({ from, to }) => [from, to])).toEqual([
      [null, '2026-12-01'],
      ['2026-12-01', '2027-01-01'],
      ['2027-01-01', '2027-02-01'],
    ])
    expect(await held(product)).toEqual(before)
    expect(await splitByMonth(services.db, DAYS, NOW)).toBe(false)
    // An account goes with its days, in whichever month they are.
    await product.rows(sql`delete from users where id = ${id}`)
    expect(await product.rows(sql`select from daily_horoscopes where user_id = ${id}`)).toEqual([])
  })

  it('months are made ahead, also when nobody made them for long, and take in what was written of them', async () => {
    const { services } = product
    const { id } = await newAccount(product)
    await write(id, ['2041-03-31', '2041-04-01', '2041-04-30', '2041-05-01'])
    await makeMonths(services.db, DAYS, '2041-04-12')
    await makeMonths(services.db, DAYS, '2041-04-12')
    expect(await holds(product, 'daily_horoscopes_2041_04')).toEqual(['2041-04-01', '2041-04-30'])
    expect(await holds(product, 'daily_horoscopes_2041_05')).toEqual(['2041-05-01'])
    expect(await holds(product, 'daily_horoscopes_2041_06')).toEqual([])
    expect(await holds(product, 'daily_horoscopes_default')).toContain('2041-03-31')
  })

  it('a month goes whole, and only when its first day may not be kept any longer', async () => {
    const { services } = product
    const { id } = await newAccount(product)
    await makeMonths(services.db, DAYS, '2051-03-01')
    await write(id, ['2051-03-01', '2051-03-31', '2051-04-01'])
    await dropMonths(services.db, DAYS, new Date('2051-03-01T23:59:59Z'))
    expect(await product.rows(sql`select from daily_horoscopes where user_id = ${id}`)).toHaveLength(3)
    expect(await dropMonths(services.db, DAYS, new Date('2051-03-02T00:00:00Z'))).toContain('daily_horoscopes_2051_03')
    expect(await product.rows(sql`select date from daily_horoscopes where user_id = ${id}`)).toEqual([
      { date: '2051-04-01' },
    ])
  })

  it('what is deleted by its age takes nothing with it that stands at the same place of another month', async () => {
    const { services } = product
    const { id } = await newAccount(product)
    await makeMonths(services.db, DAYS, '2061-03-01')
    await write(id, ['2061-03-10', '2061-04-10', '2061-05-10'])
    const [first] = await product.rows(
      sql`select count(distinct ctid)::int as places from daily_horoscopes where user_id = ${id}`,
    )
    expect(first.places).toBe(1)
    await deleteAll(services.db, dailyHoroscopes, lt(dailyHoroscopes.createdAt, new Date('2061-04-01T00:00:00Z')))
    const left = await product.rows(sql`select date from daily_horoscopes where user_id = ${id} order by 1`)
    expect(left).toEqual([{ date: '2061-04-10' }, { date: '2061-05-10' }])
  })
})
