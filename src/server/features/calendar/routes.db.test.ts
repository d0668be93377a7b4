import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { CalendarContent, CalendarEntry, LunarState, SkyEvent } from '#contract/calendar.ts'
import { say } from '#contract/messages/say.ts'
import { newAccount } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'
import { grantPlan } from '#core/entitlements/grant-plan.ts'

onEachDatabase('calendar', (product) => {
  const MOSCOW = { 'x-time-zone': 'Europe/Moscow' }
  const calendar = (token: string, path = 'en', headers: Record<string, string> = MOSCOW) =>
    product.call('GET', `/api/get/calendar/${path}`, { token, headers })
  const contentOf = (entry: CalendarEntry) => CalendarContent.parse(JSON.parse(entry.content ?? ''))

  async function paid(changes: Record<string, unknown> = {}) {
    const account = await newAccount(product, changes)
    await grantPlan(product.services, { userId: account.id, plan: 'month', days: 30 })
    return account
  }

  describe('GET /get/calendar/{lang}', () => {
    it('gives a paid plan every day of this month and the next, whole', async () => {
      const { token } = await paid()
      const { status, body } = await calendar(token)
      expect(status).toBe(200)
      const entries = z.array(CalendarEntry).parse(body)
      expect(entries.map(({ date }) => date)).toEqual([
        ...Array.from({ length: 30 }, (_, i) => `2026-11-${String(i + 1).padStart(2, '0')}`),
        ...Array.from({ length: 31 }, (_, i) => `2026-12-${String(i + 1).padStart(2, '0')}`),
      ])
      expect(new Set(entries.map(({ hash }) => hash)).size).toBe(61)
      for (const entry of entries) {
        expect(entry).toMatchObject({ lang: 'en', locked: false })
        expect(contentOf(entry).lunarCalendar.desc).toMatch(/^<p>Lunar day \d/)
      }
    })

    it('sends a free plan nothing of a day outside three before and two after today', async () => {
      const { token } = await newAccount(product)
      const entries: CalendarEntry[] = (await calendar(token)).body
      const open = entries.filter(({ content }) => content !== null).map(({ date }) => date)
      expect(open).toEqual(['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'])
      for (const { date, hash, lang, locked, content: _, ...more } of entries) {
        expect(locked, date).toBe(!open.includes(date))
        expect([hash, lang, more]).toEqual([expect.any(String), 'en', {}])
      }
    })

    it('counts today by the clock of the caller', async () => {
      const { token } = await newAccount(product)
      // 09:00 UTC on the 21st is 22:00 in Auckland; five hours later it is the 22nd there.
      product.now = new Date('2026-11-21T14:00:00Z')
      const entries: CalendarEntry[] = (await calendar(token, 'ru', { 'x-time-zone': 'Pacific/Auckland' })).body
      expect(entries.find(({ locked }) => !locked)?.date).toBe('2026-11-19')
    })

    it('has the aspects of a day by the reader’s date, in both languages the same', async () => {
      const { token } = await paid()
      const [english, russian] = await Promise.all(['en', 'ru'].map(async (lang) => (await calendar(token, lang)).body))
      const facts = (entries: CalendarEntry[]) =>
        entries
          .map(contentOf)
          .map(({ lunarCalendar }) => [
            lunarCalendar.day,
            lunarCalendar.sign,
            lunarCalendar.biosphere,
            lunarCalendar.aspects.map(({ time }) => time),
          ])
      expect(facts(english)).toEqual(facts(russian))
      for (const entry of english as CalendarEntry[])
        for (const { time } of contentOf(entry).lunarCalendar.aspects)
          expect(new Date(Date.parse(time) + 3 * 3_600_000).toISOString().slice(0, 10)).toBe(entry.date)
      expect(contentOf(russian[0]).general).toMatch(/[а-яё]{3}/)
    })

    it('has when the Moon is void of course, whole, on each day that it touches', async () => {
      const { token } = await paid()
      for (const entry of (await calendar(token)).body as CalendarEntry[]) {
        const start = Date.parse(`${entry.date}T00:00:00+03:00`)
        for (const { from, to, sign, next_sign } of contentOf(entry).lunarCalendar.void_moon ?? []) {
          expect(Date.parse(from), entry.date).toBeLessThan(start + 86_400_000)
          expect(Date.parse(to), entry.date).toBeGreaterThan(start)
          expect(next_sign).toBe((sign + 1) % 12)
        }
      }
    })

    it('opens any month of this year and the next, locked for a free plan', async () => {
      const [{ token }, free] = [await paid(), await newAccount(product)]
      const february: CalendarEntry[] = (await calendar(token, 'en?month=2027-02')).body
      expect(february).toHaveLength(28)
      // The annular eclipse of 6 February 2027, NASA: 16:00:48 UT, saros 131.
      const eclipse = contentOf(february[5] as CalendarEntry).lunarCalendar.events[0]
      expect(eclipse).toMatchObject({ kind: 'eclipse', name: 'Annular eclipse of the Sun' })
      expect(eclipse?.time).toMatch(/^2027-02-06T1(5:59|6:0[01])/)
      expect(eclipse?.description).toContain('saros series 131')
      const locked: CalendarEntry[] = (await calendar(free.token, 'en?month=2027-02')).body
      expect(locked.every((entry) => entry.locked && entry.content === null)).toBe(true)
    })

    it.each(['2025-12', '2028-01', '2026-13', '2026-1', 'soon'])('is 422 for the month %s', async (month) => {
      const { token } = await newAccount(product, { lang: 'ru' })
      expect(await calendar(token, `ru?month=${month}`)).toMatchObject({
        status: 422,
        body: { reason: 'validation', errors: { month: say('ru', 'month') } },
      })
    })

    it('is 404 for a language that is none, and 401 to a visitor', async () => {
      const { token } = await newAccount(product)
      expect(await calendar(token, 'de')).toMatchObject({ status: 404 })
      expect(await product.call('GET', '/api/get/calendar/en')).toMatchObject({ status: 401 })
    })
  })

  describe('GET /lunar', () => {
    it('tells the Moon of a date, in the language asked for', async () => {
      const { token } = await paid()
      const asked = { token, headers: MOSCOW }
      const { status, body } = await product.call('GET', '/api/lunar?date=2025-01-13&lang=ru', asked)
      expect(status).toBe(200)
      const lunar = LunarState.parse(body)
      // Full at 22:26 UTC that night (fixtures), in Cancer; at noon in Moscow the day is the fourteenth.
      expect(lunar).toMatchObject({ date: '2025-01-13', day: 14, phase: { icon: 4, key: 'full' } })
      expect(lunar.phase.cycle).toBeGreaterThan(48)
      expect(lunar.phase.illumination).toBeGreaterThan(97)
      expect(lunar.phase.meaning.phase).toBe('Полнолуние')
      expect(lunar.position).toMatchObject({ sign: 3, symbol: '♋', name: 'Рак' })
      expect(lunar.position.meaning.forecast).toHaveLength(3)
      expect(lunar.key_days.map(({ day }) => day)).toEqual([16, 24, 1, 9])
    })

    it('gives visitors and the free plan the sky of a locked day, and none of its texts', async () => {
      const { token } = await newAccount(product)
      const ask = async (date: string, headers: Record<string, string> = {}) =>
        LunarState.parse(
          (await product.call('GET', `/api/lunar?date=${date}`, { headers: { ...MOSCOW, ...headers } })).body,
        )
      const callers: Record<string, string>[] = [{}, { authorization: `Bearer ${token}` }]
      for (const headers of callers) {
        const open = await ask('2026-11-23', headers)
        expect(open.locked).toBe(false)
        expect(open.position.meaning.forecast).toHaveLength(3)
        const locked = await ask('2026-11-24', headers)
        expect(locked).toMatchObject({ locked: true, phase: { key: 'full', meaning: { phase: 'Full Moon' } } })
        expect(locked.phase.meaning).toMatchObject({ astrological_meaning: '', recommendations: [] })
        expect(Object.values(locked.phase.meaning.effects).join('')).toBe('')
        expect(locked.position.meaning).toEqual({ mood: '', forecast: [], advice: '' })
      }
    })

    it('tells the Moon of now when no date is given', async () => {
      // 09:00 UTC on 21 November 2026: three days after the first quarter of the 17th.
      const lunar = LunarState.parse((await product.call('GET', '/api/lunar', { headers: MOSCOW })).body)
      expect(lunar).toMatchObject({ date: '2026-11-21', phase: { key: 'waxing-gibbous' } })
    })

    it.each([
      ['date=2026-02-30', 'date_impossible'],
      ['date=1700-01-01', 'date_beyond'],
      ['date=2200-01-01', 'date_beyond'],
      ['date=tomorrow', 'date'],
      ['lang=de', 'lang'],
    ] as const)('is 422 for %s', async (query, key) => {
      const answer = await product.call('GET', `/api/lunar?${query}`)
      expect(answer).toMatchObject({ status: 422, body: { errors: { [query.split('=')[0] ?? '']: say('en', key) } } })
    })
  })

  describe('GET /calendar/events/{MM-DD}', () => {
    it('tells what happened on the day, oldest first, nothing that is to come', async () => {
      const { status, body } = await product.call('GET', '/api/calendar/events/03-13?lang=en')
      expect(status).toBe(200)
      const events = z.array(SkyEvent).parse(body)
      expect(events.map(({ year }) => year)).toEqual(events.map(({ year }) => year).toSorted((a, b) => a - b))
      expect(events.at(-1)?.year).toBeLessThanOrEqual(2026)
      expect(events.find(({ year }) => year === 1989)).toMatchObject({
        type: 'geomagnetic_storm',
        name: 'The Quebec blackout',
        source: expect.stringContaining('Boteler'),
      })
    })

    it.each(['02-30', '13-01', '1-1', '00-10', 'today'])('is 404 for %s', async (day) => {
      expect(await product.call('GET', `/api/calendar/events/${day}`)).toMatchObject({ status: 404 })
    })
  })

  describe('the subscribed calendar', () => {
    const make = (token: string) => product.call('POST', '/api/calendar/feed', { token })
    const read = (url: string) => product.call('GET', new URL(url).pathname + new URL(url).search)

    it('has lunar days, phases and exact transits, in the account’s language', async () => {
      const { token } = await paid({ lang: 'ru' })
      await calendar(token)
      const made = await make(token)
      expect(made).toMatchObject({ status: 201, body: { status: 'success' } })
      const { status, headers, body } = await read(made.body.url)
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
      const lines = (body as string).replaceAll('\r\n ', '').split('\r\n')
      for (const line of (body as string).split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
      const summaries = lines.filter((line) => line.startsWith('SUMMARY:'))
      expect(summaries.filter((line) => line.includes('лунный день'))).toHaveLength(31 + 30 + 31 + 31)
      expect(summaries).toContain('SUMMARY:Полнолуние')
      expect(summaries.filter((line) => line.includes('вашему') || line.includes('вашей')).length).toBeGreaterThan(20)
      const ids = lines.filter((line) => line.startsWith('UID:'))
      expect(new Set(ids).size).toBe(ids.length)
      // The full moon of 24 November 2026 (USNO: 14:53 UT).
      expect(lines).toContain('DTSTART:20261124T145300Z')
    })

    it('has the Moon void of course as spans, each with what it means, where that alone is asked for', async () => {
      const { token } = await paid({ lang: 'en' })
      const { status, body } = await read(`${(await make(token)).body.url}&part=void`)
      expect(status).toBe(200)
      const lines = (body as string).replaceAll('\r\n ', '').split('\r\n')
      const of = (name: string) => lines.filter((line) => line.startsWith(name))
      // Four months hold 122 days; the Moon goes through a sign in 2.28 of them.
      expect(of('SUMMARY:').length).toBeGreaterThan(50)
      expect(of('SUMMARY:').length).toBeLessThan(57)
      for (const summary of of('SUMMARY:')) expect(summary).toMatch(/^SUMMARY:Void-of-course Moon\\, then [A-Z]/)
      expect(of('DTEND:')).toHaveLength(of('DTSTART:').length)
      for (const text of of('DESCRIPTION:')) expect(text).toContain('By custom these hours suit routine')
      expect((await read(`${(await make(token)).body.url}&part=moon`)).status).toBe(422)
    })

    it('has no transits without the hour of birth', async () => {
      const { token } = await paid({ birthtime: undefined, birthtimeIDK: true })
      const { body } = await read((await make(token)).body.url)
      expect(body).not.toContain('UID:transit')
    })

    it('is not made on the free plan, and ends with the paid one', async () => {
      const { token } = await newAccount(product)
      expect(await make(token)).toMatchObject({ status: 403, body: { reason: 'upgrade_required' } })
      const subscriber = await paid()
      const { url } = (await make(subscriber.token)).body
      product.now = new Date('2027-01-10T00:00:00Z')
      expect(await read(url)).toMatchObject({ status: 403, body: { reason: 'upgrade_required' } })
    })

    it('a new address ends the old one; the key is stored as its hash alone', async () => {
      const { token } = await paid()
      expect((await product.call('GET', '/api/calendar/feed', { token })).body).toEqual({ made_at: null })
      const [old, renewed] = [await make(token), await make(token)]
      expect(old.body.url).not.toBe(renewed.body.url)
      expect(await read(old.body.url)).toMatchObject({ status: 404 })
      expect((await read(renewed.body.url)).status).toBe(200)
      const state = await product.call('GET', '/api/calendar/feed', { token })
      expect(state.body).toEqual({ made_at: '2026-11-21T09:00:00.000Z' })
    })

    it.each(['', '?key=', '?key=x', '?key=%00'])('opens for no other key: %s', async (query) => {
      expect([400, 404, 422]).toContain((await product.call('GET', `/api/calendar.ics${query}`)).status)
    })

    it('is 401 to a visitor', async () => {
      for (const method of ['GET', 'POST'])
        expect(await product.call(method, '/api/calendar/feed')).toMatchObject({ status: 401 })
    })
  })
})
