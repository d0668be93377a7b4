import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { say } from '#contract/messages/say.ts'
import { TransitsAhead } from '#contract/transits.ts'
import { newAccount } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'
import { grantPlan } from '#core/entitlements/grant-plan.ts'

onEachDatabase('transits', (product) => {
  const MOSCOW = { 'x-time-zone': 'Europe/Moscow' }
  const ask = (token: string, query = '') => product.call('GET', `/api/transits${query}`, { token, headers: MOSCOW })

  async function paid(changes: Record<string, unknown> = {}) {
    const account = await newAccount(product, changes)
    await grantPlan(product.services, { userId: account.id, plan: 'month', days: 400 })
    return account
  }

  describe('GET /transits', () => {
    it('gives a paid plan the months asked for, each transit with its times and its text', async () => {
      const { token } = await paid()
      const { status, body } = await ask(token, '?months=12')
      expect(status).toBe(200)
      const ahead = TransitsAhead.parse(body)
      // Midnight in Moscow.
      expect([ahead.from, ahead.to]).toEqual(['2026-11-20T21:00:00Z', '2027-11-20T21:00:00Z'])
      expect([ahead.days_open, ahead.timed]).toEqual([null, true])
      expect(ahead.transits.length).toBeGreaterThan(200)
      expect(new Set(ahead.transits.map(({ id }) => id)).size).toBe(ahead.transits.length)
      for (const { reading, exact, nearest, enters_at, leaves_at } of ahead.transits) {
        expect(ahead.readings[reading]?.body.length).toBeGreaterThan(100)
        expect(exact.length > 0 || nearest !== null).toBe(true)
        expect(Date.parse(leaves_at ?? '')).toBeGreaterThan(Date.parse(enters_at ?? ''))
      }
      // A retrograde loop passes a point three times: there, back and there again.
      const passes = Map.groupBy(ahead.transits, ({ id }) => id.replace(/:\d+$/, ''))
      const loops = [...passes.values()].map((stays) =>
        stays.flatMap(({ exact }) => exact.map((one) => one.retrograde)),
      )
      expect(loops).toContainEqual([false, true, false])
    })

    it('has the texts in the language asked for, and the same sky', async () => {
      const { token } = await paid()
      const [english, russian] = await Promise.all(
        ['?lang=en', '?lang=ru'].map(async (query) => TransitsAhead.parse((await ask(token, query)).body)),
      )
      expect(russian?.transits).toEqual(english?.transits)
      for (const { gist } of Object.values(russian?.readings ?? {})) expect(gist).toMatch(/[а-яё]{3}/)
    })

    it('opens seven days to the free plan: nothing beyond them is in the answer', async () => {
      const { token } = await newAccount(product)
      const ahead = TransitsAhead.parse((await ask(token, '?months=12')).body)
      expect([ahead.from, ahead.to, ahead.days_open]).toEqual(['2026-11-20T21:00:00Z', '2026-11-27T21:00:00Z', 7])
      expect(ahead.transits.length).toBeGreaterThan(0)
      const instants = ahead.transits.flatMap(({ enters_at, leaves_at, exact, nearest }) => [
        enters_at,
        leaves_at,
        nearest?.at,
        ...exact.map(({ at }) => at),
      ])
      for (const instant of instants)
        if (instant) expect(instant >= ahead.from && instant < ahead.to, instant).toBe(true)
      const told = new Set(ahead.transits.map(({ reading }) => reading))
      expect(new Set(Object.keys(ahead.readings))).toEqual(told)
    })

    it('has no exact times and no angles without the hour of birth', async () => {
      const { token } = await paid({ birthtime: undefined, birthtimeIDK: true })
      const ahead = TransitsAhead.parse((await ask(token)).body)
      expect(ahead.timed).toBe(false)
      expect(ahead.transits.length).toBeGreaterThan(10)
      for (const { exact, nearest, natal } of ahead.transits) {
        expect([exact, nearest]).toEqual([[], null])
        expect(['asc', 'mc', 'moon']).not.toContain(natal)
      }
    })

    it.each(['?months=0', '?months=7', '?months=many', '?lang=de'])('is 422 for %s', async (query) => {
      const { token } = await newAccount(product)
      expect(await ask(token, query)).toMatchObject({ status: 422, body: { reason: 'validation' } })
    })

    it('is 422 while the birth is not given, and 401 to a visitor', async () => {
      const { token, id } = await newAccount(product, { lang: 'ru' })
      await product.rows(sql`update users set birthdate = null, birth_instant = null where id = ${id}`)
      expect(await ask(token)).toMatchObject({ status: 422, body: { message: say('ru', 'birth_missing') } })
      expect(await product.call('GET', '/api/transits')).toMatchObject({ status: 401 })
    })
  })

  describe('the transits as a calendar', () => {
    it('have each exact pass at its minute, and end with the address', async () => {
      const { token } = await paid({ lang: 'ru' })
      await ask(token)
      const { url } = (await product.call('POST', '/api/calendar/feed', { token })).body
      const address = new URL(url)
      const path = `${address.pathname}${address.search}`
      const { status, body } = await product.call('GET', `${path}&part=transits`)
      expect(status).toBe(200)
      const lines = (body as string).replaceAll('\r\n ', '').split('\r\n')
      expect(lines).toContain('NAME:Asteria: мои транзиты')
      expect(lines.some((line) => line.includes('лунный день'))).toBe(false)
      const ahead = TransitsAhead.parse((await ask(token, '?months=12')).body)
      const exact = ahead.transits.flatMap((one) => one.exact).filter(({ at }) => at > '2026-11-21T09:00:00Z')
      const starts = new Set(lines.filter((line) => line.startsWith('DTSTART:')).map((line) => line.slice(8, 21)))
      // The feed tells the minute that has begun; the answer is rounded to its second.
      const minute = (at: string) => new Date(Date.parse(at) - 1000).toISOString().replaceAll(/[-:]/g, '').slice(0, 13)
      const missing = exact.filter(
        ({ at }) =>
          at < '2027-11-20' && !starts.has(minute(at)) && !starts.has(at.replaceAll(/[-:]/g, '').slice(0, 13)),
      )
      expect(missing).toEqual([])
      const ids = lines.filter((line) => line.startsWith('UID:'))
      expect(new Set(ids).size).toBe(ids.length)

      expect(await product.call('DELETE', '/api/calendar/feed', { token })).toMatchObject({ status: 200 })
      expect(await product.call('GET', `${path}&part=transits`)).toMatchObject({ status: 404 })
      expect((await product.call('GET', '/api/calendar/feed', { token })).body).toEqual({ made_at: null })
    })

    it('are whole days where the hour of birth is unknown', async () => {
      const { token } = await paid({ birthtime: undefined, birthtimeIDK: true })
      const { url } = (await product.call('POST', '/api/calendar/feed', { token })).body
      const { pathname, search } = new URL(url)
      const { body } = await product.call('GET', `${pathname}${search}&part=transits`)
      expect(body).toContain('DTSTART;VALUE=DATE:')
      expect(body).not.toContain('DTSTART:2')
    })
  })
})
