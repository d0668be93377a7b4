import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { RETENTION_DAYS, type Retained } from '#product/retention.ts'
import { newAccount } from '#test/accounts.ts'
import { onEachDatabase, START } from '#test/product.ts'
import { forgetOld } from './forget-old.ts'
import { removeFilesJob } from './job.ts'

const DAY_MS = 86_400_000

it('the document says what the job does', async () => {
  const text = await readFile('docs/privacy.md', 'utf8')
  const written = [...text.matchAll(/^\| `(\w+)` \| (\d+) \|/gm)].map(([, what, days]) => [what, Number(days)])
  expect(Object.fromEntries(written)).toEqual(RETENTION_DAYS)
})

onEachDatabase('retention', (product) => {
  const count = async (table: string, where = sql`true`): Promise<number> =>
    Number((await product.rows(sql`select count(*) as n from ${sql.identifier(table)} where ${where}`))[0].n)
  const outbox = () => join(product.services.env.DATA_DIR, 'outbox')

  /** One of each, as old as the beginning of the test. */
  async function plant() {
    const { id } = await newAccount(product)
    const at = product.now.toISOString()
    const date = at.slice(0, 10)
    await product.rows(sql`delete from rate_limits`)
    await product.rows(
      sql`insert into rate_limits (key, window_start, count) values ('login:ip:203.0.113.9', ${at}, 1)`,
    )
    await product.rows(sql`insert into sessions (token_hash, user_id, created_at, last_used_at)
      values (${randomUUID()}, ${id}, ${at}, ${new Date(product.now.getTime() + 365 * DAY_MS).toISOString()})`)
    await product.rows(sql`insert into known_devices (token_hash, user_id, keeps_cookies, first_seen_at, last_seen_at)
      values (${randomUUID()}, ${id}, true, ${at}, ${at})`)
    await product.rows(sql`insert into mail_tokens (token_hash, user_id, purpose, email, expires_at)
      values (${randomUUID()}, ${id}, 'reset', 'a@example.test', ${at})`)
    await product.rows(sql`insert into model_spends (key, micros)
      values (${`${date} user:${id}`}, 7), (${`${date} all`}, 7) on conflict do nothing`)
    await product.rows(sql`insert into daily_horoscopes (user_id, date, lang, time_zone, status, created_at, updated_at)
      values (${id}, ${date}, 'en', 'UTC', 2, ${at}, ${at})`)
    await product.rows(sql`insert into question_days (user_id, date, asked) values (${id}, ${date}, 3)`)
    await product.rows(sql`insert into analytics_events (id, at, name, page, visitor, waits)
      values (${randomUUID()}, ${at}, 'page_view', 'home', ${randomUUID()}, false)`)
    await product.rows(sql`insert into support_requests (email, lang, subject, message, created_at)
      values ('a@example.test', 'en', 'Hello', 'A question', ${at})`)
    await product.rows(sql`insert into used_offers (address_hash, offer, at) values (${randomUUID()}, 'trial', ${at})`)
    await product.rows(sql`insert into erasure_receipts (code_hash, at, deleted, kept, files)
      values (${randomUUID()}, ${at}, '[]', '[]', 0)`)
    await product.rows(
      sql`update users set pending_email = 'b@example.test', pending_email_at = ${at} where id = ${id}`,
    )
    await mkdir(outbox(), { recursive: true })
    await writeFile(join(outbox(), `${at.replaceAll(/[:.]/g, '-')}-planted-${id}@example.test.eml`), 'Dear')
    return id
  }

  const left: Partial<Record<Retained, (id: number) => Promise<number>>> = {
    sessions: (id) => count('sessions', sql`user_id = ${id} and last_used_at = created_at`),
    sessions_in_use: (id) => count('sessions', sql`user_id = ${id} and last_used_at > created_at`),
    known_devices: (id) => count('known_devices', sql`user_id = ${id} and keeps_cookies`),
    mail_links: (id) => count('mail_tokens', sql`user_id = ${id} and purpose = 'reset'`),
    attempts: () => count('rate_limits', sql`key = 'login:ip:203.0.113.9'`),
    outbox: async (id) => (await readdir(outbox())).filter((name) => name.includes(`planted-${id}@`)).length,
    model_costs: (id) => count('model_spends', sql`key like ${`% user:${id}`}`),
    day_pages: (id) => count('daily_horoscopes', sql`user_id = ${id}`),
    question_counts: (id) => count('question_days', sql`user_id = ${id}`),
    statistics: () => count('analytics_events'),
    letters: () => count('support_requests'),
    used_offers: () => count('used_offers'),
    receipts: () => count('erasure_receipts'),
    email_changes: (id) => count('users', sql`id = ${id} and pending_email is not null`),
  }

  it.each(Object.entries(left))('%s are kept for their time and not a day longer', async (what, rowsLeft) => {
    const days = RETENTION_DAYS[what as Retained]
    const id = await plant()
    // Days are kept whole: what is counted by date goes with the day after.
    const slack = what === 'model_costs' || what === 'question_counts' ? DAY_MS : 1000
    // Days go by whole months, so one may go a month early; a year's figures need it for a year.
    product.now = new Date(START.getTime() + (what === 'day_pages' ? 365 : days) * DAY_MS - 1000)
    await forgetOld(product.services)
    expect(await rowsLeft(id)).toBeGreaterThan(0)
    product.now = new Date(START.getTime() + days * DAY_MS + slack)
    // Two processes at once, and once more.
    await Promise.all([forgetOld(product.services), forgetOld(product.services)])
    await forgetOld(product.services)
    expect(await rowsLeft(id)).toBe(0)
    // The account itself, and what all models cost on a day, stay.
    expect(await count('users', sql`id = ${id}`)).toBe(1)
    expect(await count('model_spends', sql`key like '% all'`)).toBeGreaterThan(0)
  })

  it('files whose row is gone are found, and removed a day later; others stay', async () => {
    const { id } = await newAccount(product)
    const { storage, db } = product.services
    const bytes = new Uint8Array([1])
    const planted = [
      'avatars/lost.webp',
      'avatars/late.webp',
      'avatars/shown.webp',
      'reports/gone-en.pdf',
      'samples/x.pdf',
    ]
    for (const key of planted) await storage.put(key, bytes)
    const review = (
      avatar: string,
    ) => sql`insert into reviews (user_id, lang, name, location, avatar, text, rating, created_at)
      values (${id}, 'en', 'Ada', '', ${avatar}, 'Good', 5, ${product.now.toISOString()})`
    await db.execute(review('avatars/shown.webp'))
    await forgetOld(product.services)
    const jobs = await product.rows(
      sql`select data, start_after - created_on as wait from pgboss.job where name = ${removeFilesJob.id}`,
    )
    expect(jobs.map(({ data }) => data.keys.toSorted())).toEqual([
      ['avatars/late.webp', 'avatars/lost.webp', 'reports/gone-en.pdf'],
    ])
    const [due] = await product.rows(
      sql`select start_after >= now() + interval '23 hours' as is_later from pgboss.job where name = ${removeFilesJob.id}`,
    )
    expect(due.is_later).toBe(true)
    // Its upload was just going on.
    await db.execute(review('avatars/late.webp'))
    await Promise.all([1, 2].map(() => removeFilesJob.run(product.services, jobs[0].data, 'by hand')))
    const there = await Promise.all(planted.map(async (key) => (await storage.get(key)) !== undefined))
    expect(there).toEqual([false, true, true, false, true])
  })

  it('more than one statement deletes goes whole, and nothing younger with it', async () => {
    await product.rows(sql`delete from rate_limits`)
    const at = product.now.toISOString()
    const later = new Date(product.now.getTime() + 3 * DAY_MS)
    await product.rows(sql`insert into rate_limits (key, window_start, count)
      select 'old:' || n, ${at}::timestamptz, 1 from generate_series(1, 20001) n
      union all select 'young', ${later.toISOString()}::timestamptz, 1`)
    product.now = later
    await forgetOld(product.services)
    expect(await product.rows(sql`select key from rate_limits`)).toEqual([{ key: 'young' }])
  })

  it('what a killed process left half written goes after an hour', async () => {
    const { DATA_DIR } = product.services.env
    const old = new Date(Date.now() - 2 * 3_600_000)
    const folders = [outbox(), join(DATA_DIR, 'storage', 'reports')]
    for (const folder of folders) {
      await mkdir(folder, { recursive: true })
      for (const name of ['x-en.pdf.left.part', 'x-en.pdf.going-on.part']) await writeFile(join(folder, name), 'half a')
      await utimes(join(folder, 'x-en.pdf.left.part'), old, old)
    }
    await forgetOld(product.services)
    for (const folder of folders) {
      const parts = (await readdir(folder)).filter((name) => name.endsWith('.part'))
      expect(parts).toEqual(['x-en.pdf.going-on.part'])
    }
  })

  it('what fails is told, and holds up nothing else', async () => {
    await plant()
    product.now = new Date(START.getTime() + 3 * DAY_MS)
    const { services } = product
    const mailer = { ...services.mailer, forgetBefore: () => Promise.reject(new Error('no such disk')) }
    await expect(forgetOld({ ...services, mailer })).rejects.toThrow('not everything could be forgotten')
    expect(await count('rate_limits', sql`key = 'login:ip:203.0.113.9'`)).toBe(0)
  })
})
