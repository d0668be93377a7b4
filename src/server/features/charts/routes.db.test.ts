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
  const order = (token: string, type = 'chart:natal', body?: Record<string, unknown>) =>
    product.call('POST', `/api/order/report/${type}`, { token, ...(body && { body }) })
  // 2 November 1987, 7:10 in Leningrad, UTC+3: 4:10 UTC.
  const ANNA = { name: 'Anna', birthdate: '1987-11-02', birthtime: '07:10', birthplace: 'Saint Petersburg' }
  const newPerson = async (token: string, changes: Record<string, unknown> = {}): Promise<number> => {
    const answer = await product.call('POST', '/api/people', { token, body: { ...ANNA, ...changes } })
    expect(answer.status).toBe(201)
    return answer.body.id
  }
  async function chartOf(type: string, changes: Record<string, unknown> = {}, body?: Record<string, unknown>) {
    const { token } = await newAccount(product, changes)
    const person = body && (await newPerson(token, body))
    const { hash } = (await order(token, type, person ? { person } : undefined)).body
    const answer = await open(token, hash)
    expect(answer.status).toBe(200)
    expect(ChartAnswer.safeParse(answer.body).error).toBeUndefined()
    return answer.body as ChartAnswer
  }
  const longitude = (bodies: ChartAnswer['bodies'], id: string) => bodies.find((one) => one.id === id)?.lon ?? NaN
  const apart = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180)
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

  it('say how the birth was read', async () => {
    const old = { birthdate: '1905-01-05', birth_calendar: 'julian', birthtime: '12:00', birthplace: 'Kyiv' }
    expect((await natalChart(old)).chart).toMatchObject({
      local: { date: '1905-01-18' },
      read: { birthdate_julian: '1905-01-05', clock_name: null },
    })
    const lviv = { birthdate: '1935-02-05', birthtime: '12:00', birthplace: 'Lviv', lang: 'en' }
    expect((await natalChart(lviv)).chart.read).toMatchObject({ clock_name: 'Polish time', by_hand: false })
    expect((await natalChart({ ...lviv, birth_offset: '+01:36' })).chart.read).toMatchObject({ by_hand: true })
    const twice = { birthdate: '1996-10-27', birthtime: '02:30', birthplace: 'Moscow', birth_fold: 1 }
    expect((await natalChart(twice)).chart.read.turn).toBe(2)
  })

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

    it('makes the transit and the progressed chart too, once each', async () => {
      const { token } = await newAccount(product)
      for (const type of ['chart:transit', 'chart:progressed', 'chart:natal']) {
        expect(await order(token, type)).toMatchObject({ status: 201 })
        expect(await order(token, type)).toMatchObject({ status: 409, body: { reason: 'conflict' } })
      }
      const { body } = await list(token)
      expect(body.map((row: { title: string }) => row.title).toSorted()).toEqual([
        'Natal chart',
        'Progressed chart',
        'Transit chart',
      ])
    })

    it('makes synastry and composite once with each person', async () => {
      const { token } = await newAccount(product)
      const [anna, ben] = [await newPerson(token), await newPerson(token, { name: 'Ben' })]
      for (const type of ['chart:synastry', 'chart:composite']) {
        expect(await order(token, type, { person: anna })).toMatchObject({ status: 201, body: { status: 'success' } })
        expect(await order(token, type, { person: anna })).toMatchObject({ status: 409, body: { reason: 'conflict' } })
        expect(await order(token, type, { person: `${ben}` })).toMatchObject({ status: 201 })
      }
      const { body } = await list(token)
      expect(body).toHaveLength(4)
      expect(body[3]).toMatchObject({ title: 'Synastry with Anna', person: { id: anna, name: 'Anna' }, status: 2 })
      expect(body[0]).toMatchObject({ title: 'Composite with Ben', person: { id: ben, name: 'Ben' } })
    })

    it('makes a synastry once of two orders that come at once', async () => {
      const { token } = await newAccount(product)
      const person = await newPerson(token)
      const answers = await Promise.all([1, 2].map(() => order(token, 'chart:synastry', { person })))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    })

    it.each(['chart:synastry', 'chart:composite'])('%s needs a person of the account', async (type) => {
      const { token } = await newAccount(product, { lang: 'ru' })
      expect(await order(token, type)).toMatchObject({
        status: 422,
        body: { reason: 'validation', errors: { person: say('ru', 'person_required') } },
      })
      expect(await order(token, type, { person: 'Anna' })).toMatchObject({
        status: 422,
        body: { reason: 'validation' },
      })
      const stranger = await newAccount(product)
      const theirs = await newPerson(stranger.token)
      for (const person of [theirs, 999_999]) {
        expect(await order(token, type, { person })).toMatchObject({ status: 404, body: { reason: 'not_found' } })
      }
      expect((await list(token)).body).toEqual([])
    })

    it('makes a return once for each time and place', async () => {
      const { token } = await newAccount(product, { lang: 'en' })
      const solar = (body: Record<string, unknown>) => order(token, 'chart:solar-return', body)
      expect(await solar({ year: 2025 })).toMatchObject({ status: 201 })
      expect(await solar({ year: '2025', place: '' })).toMatchObject({ status: 409, body: { reason: 'conflict' } })
      expect(await solar({ year: 2025, place: 'Moscow' })).toMatchObject({ status: 409 })
      expect(await solar({ year: 2025, place: 'Lisbon' })).toMatchObject({ status: 201 })
      expect(await solar({ year: 2025, place: 'Lisbon' })).toMatchObject({ status: 409 })
      expect(await solar({ year: 2026 })).toMatchObject({ status: 201 })
      expect(await order(token, 'chart:lunar-return', { date: '2025-01-01' })).toMatchObject({ status: 201 })
      const { body } = await list(token)
      expect(body.map((row: { title: string }) => row.title)).toEqual([
        'Lunar return, January 3, 2025',
        'Solar return 2026',
        'Solar return 2025 · Lisbon',
        'Solar return 2025',
      ])
    })

    it.each([
      ['solar-return', {}, 'year', 'required'],
      ['solar-return', { year: 'soon' }, 'year', 'number'],
      ['solar-return', { year: 1990 }, 'year', 'return_when'],
      ['solar-return', { year: 2149 }, 'year', 'number'],
      ['solar-return', { year: 2026, place: 'Qqqqzzzz' }, 'place', 'place_unknown'],
      ['lunar-return', {}, 'date', 'required'],
      ['lunar-return', { date: '2025-02-30' }, 'date', 'date_impossible'],
      ['lunar-return', { date: '1980-01-01' }, 'date', 'return_when'],
      ['lunar-return', { date: '2500-01-01' }, 'date', 'return_when'],
    ] as const)('%s of %o is 422 on its %s', async (type, body, field, key) => {
      const { token } = await newAccount(product, { lang: 'ru' })
      const answer = await order(token, `chart:${type}`, body)
      expect(answer).toMatchObject({ status: 422, body: { reason: 'validation', errors: { [field]: say('ru', key) } } })
      expect((await list(token)).body).toEqual([])
    })

    it('keeps sixty returns, and says so at the next', async () => {
      const { token, id } = await newAccount(product, { lang: 'en' })
      await product.services.db.execute(sql`
        insert into charts (user_id, hash, type, return_for, place_id, created_at)
        select ${id}, 'thread_' || n, 'solar-return', (1990 + n)::text, '', now() from generate_series(1, 60) n`)
      expect(await order(token, 'chart:solar-return', { year: 2060 })).toMatchObject({
        status: 429,
        body: { reason: 'limit_reached', message: say('en', 'returns_full', { limit: '60' }) },
      })
      expect(await order(token)).toMatchObject({ status: 201 })
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
        expect(body[0].content).toMatch(/^<h2>[^<]+<\/h2>\n<h3>[^<]+<\/h3>\n<p>/)
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
        expect(Math.abs(Math.abs(apart(from, to) - (angles[type] ?? 999)) - Math.abs(orb))).toBeLessThan(1e-6)
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

    it('shows the sky of now in the houses of the birth, and its aspects to the natal points', async () => {
      const chart = await chartOf('chart:transit', { birthplace: 'Москва' })
      expect(chart).toMatchObject({
        type: 'chart:transit',
        instant: '2026-11-21T09:00:00Z',
        partner: null,
        person: null,
      })
      // The Sun enters Sagittarius on 22 November 2026 at 7:23 UTC (almanac), 22.4 hours later: 0.94° are missing.
      expect(chart.bodies[0]).toMatchObject({ id: 'sun', sign: 7, degree: 29 })
      expect(chart.natal).toMatchObject({ instant: '1990-05-17T10:30:00Z', birthtime_known: true })
      expect(chart.houses).toEqual(chart.natal?.houses)
      expect(chart.aspects.length).toBeGreaterThan(0)
      const angles: Record<string, number> = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 }
      for (const { a, b, type, orb } of chart.aspects) {
        const natal = { asc: chart.natal?.houses?.asc, mc: chart.natal?.houses?.mc }[b]
        const between = apart(longitude(chart.bodies, a), natal ?? longitude(chart.natal?.bodies ?? [], b))
        expect(Math.abs(Math.abs(between - (angles[type] ?? 999)) - orb)).toBeLessThan(1e-6)
        expect(orb).toBeLessThanOrEqual(2)
      }
    })

    it('shows the sky of the 36th day of life as the progressed chart of a person of 36', async () => {
      const chart = await chartOf('chart:progressed')
      // 36.51 tropical years: 22 June 1990, 22:46 UTC, when the Sun stands at 1° Cancer (solstice on the 21st, 15:33).
      expect(chart.bodies[0]).toMatchObject({ id: 'sun', sign: 3, degree: 1 })
      expect(chart.instant).toBe('2026-11-21T09:00:00Z')
      expect(chart.houses?.cusps).toHaveLength(12)
      expect(chart.natal?.bodies[0]).toMatchObject({ id: 'sun', sign: 1, degree: 26 })
      expect(chart.reading.map(({ title }) => title)).toContain('Progressed Sun in Cancer')
    })

    it('shows two births and what is between them', async () => {
      const chart = await chartOf('chart:synastry', {}, {})
      expect(chart).toMatchObject({
        type: 'chart:synastry',
        instant: '1990-05-17T10:30:00Z',
        natal: null,
        person: { name: 'Anna' },
        partner: { instant: '1987-11-02T04:10:00Z', birthtime_known: true, place: { time_zone: 'Europe/Moscow' } },
      })
      // Sun 26°15′ Taurus; the other's at 9° Scorpio: 17° apart from opposition, so no aspect.
      expect(chart.aspects.find(({ a, b }) => a === 'sun' && b === 'sun')).toBeUndefined()
      expect(chart.reading.some(({ title }) => title.includes('Anna’s'))).toBe(true)
    })

    it('shows the midpoints of two births', async () => {
      const chart = await chartOf('chart:composite', { lang: 'ru' }, {})
      const own = (await chartOf('chart:natal')).bodies
      const other = chart.partner?.bodies ?? []
      for (const { id, lon } of chart.bodies) {
        const [a, b] = [longitude(own, id), longitude(other, id)]
        expect(Math.abs(apart(lon, a) - apart(lon, b))).toBeLessThan(1e-6)
        expect(apart(lon, a)).toBeLessThanOrEqual(90)
      }
      expect(chart).toMatchObject({ house_system: 'equal', birthtime_known: true, natal: null })
      expect(chart.reading[0]?.paragraphs[0]?.text).toContain('Anna')
    })

    it('leaves out of every kind what an unknown hour would change', async () => {
      const unknown = { birthtimeIDK: true, birthtime: undefined }
      for (const type of ['chart:transit', 'chart:progressed']) {
        const chart = await chartOf(type, unknown)
        expect(chart).toMatchObject({ houses: null, birthtime_known: false, natal: { houses: null } })
        expect(chart.factors.filter((factor) => 'house' in factor || 'orb' in factor)).toEqual([])
      }
      for (const type of ['chart:synastry', 'chart:composite']) {
        const chart = await chartOf(type, {}, unknown)
        expect(chart.partner).toMatchObject({ houses: null, birthtime_known: false })
        if (type === 'chart:composite') expect(chart).toMatchObject({ houses: null, birthtime_known: false })
      }
    })

    it('follows a person’s birth that is corrected, and goes with the person', async () => {
      const { token } = await newAccount(product)
      const person = await newPerson(token)
      const { hash } = (await order(token, 'chart:synastry', { person })).body
      await product.call('PATCH', `/api/people/${person}`, { token, body: { name: 'Anya', birthtime: '08:10' } })
      const { body } = await open(token, hash)
      expect(body).toMatchObject({ person: { name: 'Anya' }, partner: { instant: '1987-11-02T05:10:00Z' } })
      await product.call('DELETE', `/api/people/${person}`, { token })
      expect((await open(token, hash)).status).toBe(404)
      expect((await list(token)).body).toEqual([])
    })

    it('shows no houses when the birth time is unknown, and what depends on it', async () => {
      // On 3 January 2025 both Venus, at 03:24:04 UTC, and the Moon, at 15:21:11, entered Pisces (reference events).
      // Who was born then opens an account sixteen years later.
      product.now = new Date('2041-01-04T12:00:00Z')
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
      expect(chart.factors.filter((factor) => 'house' in factor)).toEqual([])
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
