import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { DailyContent, type DailyEntry } from '#contract/daily.ts'
import { PAID_SECTIONS } from '#product/rights.ts'
import { say } from '#contract/messages/say.ts'
import type { Library } from '#reading/library/library.ts'
import { newAccount } from '#test/accounts.ts'
import { eventually, onEachDatabase, START } from '#test/product.ts'
import { startWorkers } from '#platform/jobs/job-queue.ts'
import { jobs } from '../../jobs.ts'
import { grantPlan } from '#core/entitlements/grant-plan.ts'
import { finishDays, startDays, type DayKey } from './queries.ts'
import { writeDays } from './write-days.ts'

const TODAY = '2026-11-21'
const MINUTE_MS = 60_000
const writeDayOnly = jobs.filter((job) => job.id === 'write-day')
const Days = z.record(z.string(), z.object({ status: z.literal([-1, 0, 1, 2]), content: z.nullable(DailyContent) }))

onEachDatabase('GET /reports/daily', (product) => {
  const daily = (token: string, timeZone?: string) =>
    product.call('GET', '/api/reports/daily', { token, headers: timeZone ? { 'x-time-zone': timeZone } : {} })
  const days = async (token: string, timeZone?: string): Promise<Record<string, DailyEntry>> =>
    (await daily(token, timeZone)).body
  const rowsOf = (id: number) =>
    product.rows(sql`
      select date, lang, time_zone, status, writings, content from daily_horoscopes where user_id = ${id} order by date`)

  /** Asks, as the screen does, until every day is there. */
  const written = (token: string, timeZone?: string) =>
    eventually(async () => {
      const answer = await days(token, timeZone)
      return Object.values(answer).every(({ status }) => status === 2) ? answer : undefined
    }, 'the horoscopes')
  async function contentOf(token: string, date = TODAY): Promise<DailyContent> {
    const content = (await written(token))[date]?.content
    if (!content) throw new Error(`no content for ${date}`)
    return content
  }

  it('is 401 to a visitor', async () => {
    expect((await product.call('GET', '/api/reports/daily')).status).toBe(401)
  })

  it.each(['birthdate', 'place_latitude_deg', 'place_longitude_deg', 'place_time_zone'])(
    'is 422 while there is no %s',
    async (column) => {
      const { id, token } = await newAccount(product, { lang: 'ru' })
      await product.rows(sql`update users set ${sql.raw(column)} = null, birth_instant = null where id = ${id}`)
      const answer = await daily(token)
      expect(answer.status).toBe(422)
      expect(answer.body).toEqual({ status: 'error', reason: 'validation', message: say('ru', 'birth_missing') })
      expect(say('en', 'birth_missing')).toBe('Fill in all birth details')
      expect(await rowsOf(id)).toEqual([])
    },
  )

  it('goes from queued over being written to ready', async () => {
    const { id, token } = await newAccount(product)
    const { services } = product
    await services.boss.offWork('write-day')
    expect(await daily(token)).toMatchObject({ status: 200, body: { [TODAY]: { status: 0, content: null } } })
    expect(await days(token)).toEqual({ [TODAY]: { status: 0, content: null } })
    const key: DayKey = { userId: id, date: TODAY, lang: 'en', timeZone: 'Etc/UTC' }
    expect(await startDays(services.db, [key], product.now)).toEqual([{ ...key, createdAt: START }])
    expect(await days(token)).toEqual({ [TODAY]: { status: 1, content: null } })
    await startWorkers(services, writeDayOnly, false)
    expect(Object.keys(await written(token))).toEqual([TODAY])
    expect(await startDays(services.db, [key], product.now)).toEqual([])
  })

  it('is made once, however many ask at once', async () => {
    const { id, token } = await newAccount(product)
    const answers = await Promise.all(Array.from({ length: 20 }, () => daily(token)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const first = await contentOf(token)
    await Promise.all(Array.from({ length: 5 }, () => daily(token)))
    expect(await contentOf(token)).toEqual(first)
    expect(await rowsOf(id)).toMatchObject([{ date: TODAY, status: 2, writings: 1 }])
    const jobsOf = await product.rows(
      sql`select 1 from pgboss.job where name = 'write-day' and data ->> 'userId' = ${String(id)}`,
    )
    expect(jobsOf).toHaveLength(1)
  })

  describe('on the free plan', () => {
    it("gives today's general text, mantra and Moon, and names what is locked", async () => {
      const { token } = await newAccount(product)
      const answer = await written(token)
      expect(Days.safeParse(answer).error).toBeUndefined()
      expect(Object.keys(answer)).toEqual([TODAY])
      const content = await contentOf(token)
      expect(content).toMatchObject({ mood: null, love: null, career: null, health: null })
      expect(content.locked).toEqual(['mood', 'love', 'career', 'health'])
      expect(content.general.length).toBeGreaterThan(100)
      expect(content.mantra.length).toBeGreaterThan(10)
    })

    it('has no trace of what is locked', async () => {
      const { id, token } = await newAccount(product)
      await written(token)
      const { body } = await daily(token)
      const text = JSON.stringify(body)
      const [row] = await rowsOf(id)
      const { content } = row
      for (const section of ['love', 'career', 'health']) {
        expect(content[section].text.length).toBeGreaterThan(20)
        for (const paragraph of content.paragraphs[section]) expect(text).not.toContain(paragraph.text)
      }
      const answered = body[TODAY].content
      for (const section of PAID_SECTIONS) {
        expect(Object.keys(answered.sources)).not.toContain(section)
        expect(Object.keys(answered.paragraphs)).not.toContain(section)
      }
      // Nor a factor that only a locked section rests on.
      const open = new Set(
        Object.values<{ factors: string[] }[]>(answered.paragraphs)
          .flat()
          .flatMap((p) => p.factors),
      )
      const told = Object.values<{ id: string }[]>(answered.sources).flat()
      expect(told.filter((factor) => !open.has(factor.id))).toEqual([])
    })
  })

  describe('on a paid plan', () => {
    it('gives everything, for three days back to tomorrow', async () => {
      const { id, token } = await newAccount(product)
      await grantPlan(product.services, { userId: id, plan: 'month', days: 30 })
      const answer = await written(token)
      expect(Days.safeParse(answer).error).toBeUndefined()
      expect(Object.keys(answer)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'])
      for (const { content } of Object.values(answer)) {
        expect(content?.locked).toEqual([])
        for (const section of PAID_SECTIONS) expect(content?.[section]).not.toBeNull()
        expect(content?.love?.text).toBe(content?.paragraphs.love?.map(({ text }) => text).join('\n\n'))
        expect(content?.general).toBe(content?.paragraphs.general?.map(({ text }) => text).join('\n\n'))
      }
      expect((await rowsOf(id)).map(({ writings }) => writings)).toEqual([1, 1, 1, 1, 1])
      // The days are not one text five times.
      expect(new Set(Object.values(answer).map(({ content }) => content?.general)).size).toBe(5)
    })

    it('ends with the plan', async () => {
      const { id, token } = await newAccount(product)
      await grantPlan(product.services, { userId: id, plan: 'year', days: 1 })
      expect((await contentOf(token)).locked).toEqual([])
      product.now = new Date(START.getTime() + 86_400_000)
      const after = await written(token)
      expect(Object.keys(after)).toEqual(['2026-11-22'])
      expect(after['2026-11-22']?.content?.locked).toEqual([...PAID_SECTIONS])
    })
  })

  it('rests every paragraph on factors that it carries, in both languages', async () => {
    for (const lang of ['en', 'ru']) {
      const { id, token } = await newAccount(product, { lang })
      await grantPlan(product.services, { userId: id, plan: 'month', days: 30 })
      const content = await contentOf(token)
      for (const [section, paragraphs] of Object.entries(content.paragraphs)) {
        const ids = content.sources[section]?.map((factor) => factor.id) ?? []
        for (const { text, factors } of paragraphs) {
          expect(factors.length, text).toBeGreaterThan(0)
          expect(ids, text).toEqual(expect.arrayContaining(factors))
          expect(/[а-яё]/i.test(text), text).toBe(lang === 'ru')
        }
      }
    }
  })

  it('speaks of no houses and no angles when the birth time is unknown', async () => {
    const { id, token } = await newAccount(product, { birthtimeIDK: true, birthtime: undefined })
    await grantPlan(product.services, { userId: id, plan: 'month', days: 30 })
    for (const { content } of Object.values(await written(token)))
      for (const factor of Object.values(content?.sources ?? {}).flat()) {
        expect(factor).not.toHaveProperty('house')
        expect(['asc', 'mc']).not.toContain('natal' in factor ? factor.natal : null)
      }
  })

  it("tells the day's Moon as the ephemeris has it", async () => {
    // The Moon was full on 13 January 2025 at 22:27 UTC, and in Cancer until the next morning (reference events).
    product.now = new Date('2025-01-13T09:00:00Z')
    const { token } = await newAccount(product)
    const { moon } = await contentOf(token, '2025-01-13')
    expect(moon).toMatchObject({ phase: 'full', sign: 3 })
    expect(moon.illumination).toBeGreaterThanOrEqual(99)
  })

  describe("the person's today", () => {
    it.each([
      ['Europe/Moscow', '2026-11-22'],
      ['America/New_York', '2026-11-21'],
      ['Pacific/Kiritimati', '2026-11-22'],
      ['Pacific/Niue', '2026-11-21'],
      [undefined, '2026-11-21'],
      ['Mars/Olympus', '2026-11-21'],
    ])('is by the zone that was sent: %s', async (timeZone, date) => {
      product.now = new Date('2026-11-21T22:30:00Z')
      const { token } = await newAccount(product)
      expect(Object.keys(await days(token, timeZone))).toEqual([date])
    })

    it('is by the zone last sent, with whichever call, when none is', async () => {
      product.now = new Date('2026-11-21T22:30:00Z')
      const { id, token } = await newAccount(product)
      await product.call('GET', '/api/sync', { token, headers: { 'x-time-zone': 'Europe/Moscow' } })
      expect(Object.keys(await days(token))).toEqual(['2026-11-22'])
      expect(Object.keys(await days(token, 'nowhere'))).toEqual(['2026-11-22'])
      expect(Object.keys(await days(token, 'America/New_York'))).toEqual(['2026-11-21'])
      expect(Object.keys(await days(token))).toEqual(['2026-11-21'])
      expect((await rowsOf(id)).map((row) => row.time_zone).toSorted()).toEqual(['America/New_York', 'Europe/Moscow'])
    })

    it('is one zone under its old and its new name', async () => {
      const { id, token } = await newAccount(product)
      for (const timeZone of ['Europe/Kiev', 'Europe/Kyiv']) await written(token, timeZone)
      expect(await rowsOf(id)).toMatchObject([{ time_zone: 'Europe/Kyiv', writings: 1 }])
    })
  })

  it('that fails for good is -1, and is tried again after ten minutes', async () => {
    const { id, token } = await newAccount(product)
    const { services } = product
    const { library } = services
    const statusOf = async () => (await days(token))[TODAY]?.status
    await product.rows(sql`update pgboss.queue set retry_limit = 0 where name = 'write-day'`)
    services.library = {
      texts() {
        throw new Error('the library is gone')
      },
    } as unknown as Library
    await eventually(async () => ((await statusOf()) === -1 ? true : undefined), 'the failure')
    expect(await days(token)).toEqual({ [TODAY]: { status: -1, content: null } })
    services.library = library

    product.now = new Date(START.getTime() + 10 * MINUTE_MS)
    expect(await statusOf()).toBe(-1)
    product.now = new Date(START.getTime() + 10 * MINUTE_MS + 1000)
    expect(await statusOf()).not.toBe(-1)
    expect((await contentOf(token)).general.length).toBeGreaterThan(0)
    expect(await rowsOf(id)).toMatchObject([{ status: 2, writings: 1 }])
    await product.rows(sql`update pgboss.queue set retry_limit = 4 where name = 'write-day'`)
    const errors = product.takeErrors()
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain('the library is gone')
  })

  it('is not written for an account that is gone, nor when the day was forgotten', async () => {
    const { services } = product
    const gone: DayKey = { userId: 2_000_000_000, date: TODAY, lang: 'en', timeZone: 'Etc/UTC' }
    await writeDays(services, [gone])
    expect(await rowsOf(gone.userId)).toEqual([])
    const { id, token } = await newAccount(product)
    await written(token)
    await product.rows(sql`delete from daily_horoscopes where user_id = ${id}`)
    await writeDays(services, [{ ...gone, userId: id }])
    expect(await rowsOf(id)).toEqual([])
  })

  it('of a birth that changed while it was being written is not stored', async () => {
    const { id, token } = await newAccount(product)
    await written(token)
    const [{ content }] = await rowsOf(id)
    const { services } = product
    await services.boss.offWork('write-day')
    await product.rows(sql`update daily_horoscopes set status = 0, content = null, writings = 0 where user_id = ${id}`)
    const key: DayKey = { userId: id, date: TODAY, lang: 'en', timeZone: 'Etc/UTC' }
    const [before] = await startDays(services.db, [key], product.now)
    product.now = new Date(START.getTime() + 1)
    await product.call('POST', '/api/sync', { token, body: { birthdate: '1985-01-02' } })
    await daily(token)
    const [after] = await startDays(services.db, [key], product.now)
    if (!before || !after) throw new Error('no day to write')
    await finishDays(services.db, [{ day: before, content }], product.now)
    expect(await rowsOf(id)).toMatchObject([{ status: 1, content: null, writings: 0 }])
    await finishDays(services.db, [{ day: after, content }], product.now)
    expect(await rowsOf(id)).toMatchObject([{ status: 2, writings: 1 }])
    await startWorkers(services, writeDayOnly, false)
  })
})
