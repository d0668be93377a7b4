import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { ChartAnswer, ChartRow } from '#contract/charts.ts'
import { say } from '#contract/messages/say.ts'
import { newAccount } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'

const ARC_SECOND = 1 / 3600
const dms = (degrees: number, minutes: number, seconds: number) => degrees + minutes / 60 + seconds / 3600

onEachDatabase('charts', (product) => {
  const order = (token: string, type = 'chart:natal') => product.call('POST', `/api/order/report/${type}`, { token })
  const list = (token: string) => product.call('GET', '/api/reports/charts', { token })
  const open = (token: string, hash: string) => product.call('GET', `/api/chart/${hash}`, { token })
  const inLanguage = (language: string) => ({ headers: { 'accept-language': language } })

  async function natalChart(changes: Record<string, unknown> = {}) {
    const { token } = await newAccount(product, changes)
    const { hash } = (await order(token)).body
    const answer = await open(token, hash)
    expect(answer.status).toBe(200)
    expect(ChartAnswer.safeParse(answer.body).error).toBeUndefined()
    return { token, hash, chart: answer.body as ChartAnswer }
  }

  describe('POST /order/report/{type}', () => {
    it('makes a chart, once', async () => {
      const { token } = await newAccount(product, { lang: 'ru' })
      const answer = await order(token)
      expect(answer).toMatchObject({ status: 201, body: { status: 'success' } })
      expect(answer.body.hash).toMatch(/^thread_[\w-]{32}$/)
      const again = await order(token)
      expect(again).toMatchObject({ status: 409, body: { reason: 'conflict', message: say('ru', 'chart_exists') } })
      expect((await list(token)).body).toHaveLength(1)
    })

    it('makes it once of two orders that come at once', async () => {
      const { token } = await newAccount(product)
      const answers = await Promise.all([order(token), order(token)])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
      expect((await list(token)).body).toHaveLength(1)
    })

    it.each(['chart:horary', 'chart:', 'natal', 'chart:Natal', 'chart:natal2'])('is 404 for %s', async (type) => {
      const { token } = await newAccount(product)
      expect(await order(token, type)).toMatchObject({ status: 404, body: { reason: 'not_found' } })
    })

    it('is 422 while birth data are missing', async () => {
      const { id, token } = await newAccount(product)
      await product.rows(sql`update users set birthdate = null, birth_instant = null where id = ${id}`)
      expect(await order(token)).toMatchObject({
        status: 422,
        body: { reason: 'validation', message: say('en', 'birth_missing') },
      })
    })
  })

  it.each([
    ['POST', '/api/order/report/chart:natal'],
    ['GET', '/api/reports/charts'],
    ['GET', '/api/chart/thread_x'],
  ])('%s %s is 401 to a visitor', async (method, path) => {
    const answer = await product.call(method, path, inLanguage('ru'))
    expect(answer).toMatchObject({ status: 401, body: { message: say('ru', 'unauthenticated') } })
  })

  describe('GET /reports/charts', () => {
    it('lists what was made, in the language of the account', async () => {
      for (const [lang, title] of [
        ['en', 'Natal chart'],
        ['ru', 'Натальная карта'],
      ]) {
        const { token } = await newAccount(product, { lang })
        expect((await list(token)).body).toEqual([])
        const { hash } = (await order(token)).body
        const { status, body } = await list(token)
        expect(status).toBe(200)
        expect(z.array(ChartRow).safeParse(body).error).toBeUndefined()
        expect(body).toMatchObject([
          { type: 'chart:natal', hash, status: 2, title, created_at: '2026-11-21T09:00:00.000Z' },
        ])
        expect(body[0].content).toMatch(/^<h2>[^<]+<\/h2>\n<p>/)
        expect(/[а-яё]{4}/i.test(body[0].content)).toBe(lang === 'ru')
      }
    })
  })

  describe('GET /chart/{hash}', () => {
    it('has the positions of 17 May 1990, 14:30 in Moscow', async () => {
      const { chart } = await natalChart({ birthplace: 'Москва' })
      expect(chart).toMatchObject({
        type: 'chart:natal',
        instant: expect.stringMatching(/^1990-05-17T10:30:00(\.000)?Z$/),
        place: { name: 'Москва', time_zone: 'Europe/Moscow' },
        zodiac: 'tropical',
        house_system: 'placidus',
        birthtime_known: true,
        local: { date: '1990-05-17', clock: '14:30', offset: '+04:00' },
        uncertain: [],
        whole_day: null,
      })
      const body = (id: string) => chart.bodies.find((one) => one.id === id)
      // Swiss Ephemeris: Sun 26°15′49″ Taurus, Moon 21°37′13″ Aquarius.
      expect(body('sun')).toMatchObject({ sign: 1, degree: 26, minute: 15, retrograde: false })
      expect(Math.abs((body('sun')?.lon ?? 0) - dms(56, 15, 49))).toBeLessThan(2 * ARC_SECOND)
      expect(body('moon')).toMatchObject({ sign: 10, degree: 21, minute: 37, retrograde: false })
      expect(Math.abs((body('moon')?.lon ?? 0) - dms(321, 37, 13))).toBeLessThan(3 * ARC_SECOND)
      for (const one of chart.bodies) {
        expect(one.lon).toBeGreaterThanOrEqual(0)
        expect(one.lon).toBeLessThan(360)
        expect([one.sign, one.degree]).toEqual([Math.floor(one.lon / 30), Math.floor(one.lon % 30)])
        expect(one.retrograde).toBe(one.speed < 0)
        expect(one.house).toBeGreaterThanOrEqual(1)
        expect(one.house).toBeLessThanOrEqual(12)
      }
    })

    it('has its houses and aspects', async () => {
      const { chart } = await natalChart()
      const { houses, aspects, bodies } = chart
      // From the sidereal time at 37.616° E, 69.978°, by the formulas of ascendant and midheaven; nutation aside.
      expect(houses?.asc).toBeCloseTo(166.68, 1)
      expect(houses?.mc).toBeCloseTo(71.51, 1)
      expect(houses?.cusps).toHaveLength(12)
      expect(houses?.cusps[0]).toBeCloseTo(houses?.asc ?? 0, 9)
      expect(houses?.cusps[9]).toBeCloseTo(houses?.mc ?? 0, 9)
      const at = new Map(bodies.map(({ id, lon }) => [id, lon]))
      const angles: Record<string, number> = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 }
      expect(aspects.length).toBeGreaterThan(5)
      for (const { a, b, type, orb } of aspects) {
        const [from = houses?.asc ?? 0, to = houses?.mc ?? 0] = [at.get(a), at.get(b)]
        if (!at.has(a) || !at.has(b)) continue
        const apart = Math.abs(((from - to + 540) % 360) - 180)
        expect(Math.abs(Math.abs(apart - (angles[type] ?? 999)) - Math.abs(orb))).toBeLessThan(1e-6)
      }
    })

    it('reads every placement from factors that it carries', async () => {
      for (const lang of ['en', 'ru']) {
        const { chart } = await natalChart({ lang })
        const known = new Set(chart.factors.map(({ id }) => id))
        expect(chart.reading.length).toBeGreaterThan(1)
        for (const { text, factors } of chart.reading.flatMap(({ paragraphs }) => paragraphs)) {
          expect(factors.length, text).toBeGreaterThan(0)
          expect(factors.filter((id) => !known.has(id))).toEqual([])
          expect(/[а-яё]{4}/i.test(text)).toBe(lang === 'ru')
        }
      }
    })

    it('shows no houses when the birth time is unknown, and what depends on it', async () => {
      // On 3 January 2025 both Venus, at 03:24:04 UTC, and the Moon, at 15:21:11, entered Pisces (reference events).
      const { chart } = await natalChart({ birthdate: '2025-01-03', birthplace: 'London', birthtimeIDK: true })
      expect(chart).toMatchObject({ houses: null, birthtime_known: false })
      expect(chart.bodies.map(({ house }) => house)).toEqual(chart.bodies.map(() => null))
      const entered = { venus: '2025-01-03T03:24:04Z', moon: '2025-01-03T15:21:11Z' }
      expect(chart.uncertain.map(({ id }) => id).toSorted()).toEqual(['moon', 'venus'])
      for (const { id, signs, changes_at } of chart.uncertain) {
        expect(signs).toEqual([10, 11])
        const wrongBy = Date.parse(changes_at) - Date.parse(entered[id as keyof typeof entered])
        expect(Math.abs(wrongBy)).toBeLessThan(15_000)
      }
      // London kept Greenwich time in January.
      expect(chart.uncertain.map(({ clock }) => clock)).toEqual(['03:24', '15:21'])
      expect(chart.whole_day).toMatchObject({ from: '2025-01-03T00:00:00Z', to: '2025-01-04T00:00:00Z' })
      const { aspects = [] } = chart.whole_day ?? {}
      expect(aspects.length).toBeGreaterThan(3)
      for (const { enters, leaves } of aspects) {
        expect(enters ?? leaves).not.toBeNull()
        expect(enters?.clock ?? '00:00').toBe(enters?.utc.slice(11, 16) ?? '00:00')
      }
      expect(chart.factors.filter(({ house }) => house !== undefined)).toEqual([])
      expect(chart.aspects.flatMap(({ a, b }) => [a, b])).not.toEqual(expect.arrayContaining(['asc']))
    })

    it('says which houses took the place of Placidus beyond the polar circle', async () => {
      const { chart } = await natalChart({ birthplace: 'Longyearbyen' })
      expect(chart.houses).toMatchObject({ requested: 'placidus', system: 'porphyry' })
      expect(chart.house_system).toBe('porphyry')
      expect(chart.houses?.cusps).toHaveLength(12)
    })

    it('follows a birth that is corrected', async () => {
      const { token, hash } = await natalChart()
      await product.call('POST', '/api/sync', { token, body: { birthtime: '15:30', lang: 'ru' } })
      const { body } = await open(token, hash)
      expect(body.instant).toMatch(/^1990-05-17T11:30:00/)
      expect(body.reading[0].title).toMatch(/[а-яё]/i)
    })

    it("is 404 for a stranger's chart and for one that never was, alike", async () => {
      const { hash, token: owner } = await natalChart()
      const { token } = await newAccount(product, { lang: 'ru' })
      const [strange, none] = [await open(token, hash), await open(token, 'thread_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')]
      expect(strange).toMatchObject({ status: 404, body: { reason: 'not_found', message: say('ru', 'not_found') } })
      expect([none.status, none.body]).toEqual([strange.status, strange.body])
      expect((await list(token)).body).toEqual([])
      expect((await open(owner, hash)).status).toBe(200)
    })
  })
})
