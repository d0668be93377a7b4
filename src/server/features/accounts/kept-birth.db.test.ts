import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { say } from '#contract/messages/say.ts'
import { newAccount, register } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'
import { reviewBirths } from '../people/review-births.ts'
import { users } from '#core/users/tables.ts'

const LVIV_1935 = { birthdate: '1935-02-05', birthtime: '12:00', birthplace: 'Lviv' }
const JULIAN_DAY_1970 = 2_440_587.5
const instantOf = ({ zodiac }: { zodiac: { jtime: number | null } }) =>
  new Date(Math.round(((zodiac.jtime ?? 0) - JULIAN_DAY_1970) * 1440) * 60_000).toISOString()

onEachDatabase('a birth and its clock', (product) => {
  const sync = (token: string, body: object) => product.call('POST', '/api/sync', { token, body })
  const account = async (token: string) => (await product.call('GET', '/api/sync', { token })).body
  const left = async (token: string) => JSON.parse((await account(token)).counters)

  it('is read by the clock that was followed: Polish time in Lviv in 1935', async () => {
    const made = await newAccount(product, LVIV_1935)
    expect(instantOf(made)).toBe('1935-02-05T11:00:00.000Z')
    expect(made).toMatchObject({ birth_calendar: 'gregorian', birth_clock: null, birth_fold: 0, birth_doubt: null })
  })

  it('says what is in doubt, and takes another clock without a correction', async () => {
    const made = await newAccount(product, { ...LVIV_1935, birthdate: '1939-10-05' })
    expect(instantOf(made)).toBe('1939-10-05T09:00:00.000Z')
    expect(made.warnings?.[0]).toContain('Moscow time (UTC+03:00)')
    expect(made.birth_doubt).toMatchObject({
      reason: 'change',
      candidates: [
        { clock: 'Europe/Moscow', chosen: true },
        { clock: 'Europe/Warsaw', chosen: false },
      ],
    })
    const { token } = made
    const chosen = await sync(token, { birth_clock: 'Europe/Warsaw' })
    expect(chosen).toMatchObject({ status: 200, body: { birth_clock: 'Europe/Warsaw' } })
    expect(instantOf(chosen.body)).toBe('1939-10-05T11:00:00.000Z')
    expect(instantOf((await sync(token, { birth_clock: 'Europe/Moscow' })).body)).toBe('1939-10-05T09:00:00.000Z')
    expect(await left(token)).toMatchObject({ 'user:birthdate': 1, 'user:birthtime': 1, 'user:birthplace': 1 })
    const other = await sync(token, { birth_clock: 'Asia/Tokyo' })
    expect(other).toMatchObject({ status: 422, body: { errors: { birth_clock: say('en', 'birth_clock') } } })
  })

  it('takes the second half of a doubled hour, at first and later', async () => {
    const twice = { birthdate: '1990-09-30', birthtime: '02:30', birthplace: 'Moscow' }
    const made = await newAccount(product, { ...twice, birth_fold: 1 })
    expect([instantOf(made), made.warnings]).toEqual(['1990-09-29T23:30:00.000Z', undefined])
    expect(instantOf((await sync(made.token, { birth_fold: 0 })).body)).toBe('1990-09-29T22:30:00.000Z')
    expect(await left(made.token)).toMatchObject({ 'user:birthtime': 1 })
  })

  it('takes an old-style date, and that the same date was the other style is no correction', async () => {
    const made = await newAccount(product, {
      birthdate: '1905-01-05',
      birthtime: '12:00',
      birthplace: 'Moscow',
      birth_calendar: 'julian',
    })
    expect(made).toMatchObject({ birthdate: '1905-01-18', birthdate_julian: '1905-01-05', birth_calendar: 'julian' })
    const { token } = made
    expect((await sync(token, { birthdate: '1905-01-18' })).body).toMatchObject({ birth_calendar: 'julian' })
    const gregorian = await sync(token, { birth_calendar: 'gregorian' })
    expect(gregorian.body).toMatchObject({ birthdate: '1905-01-05', birthdate_julian: null })
    const back = await sync(token, { birthdate: '1905-01-05', birth_calendar: 'julian' })
    expect(back.body).toMatchObject({ birthdate: '1905-01-18', birth_calendar: 'julian' })
    expect(await left(token)).toMatchObject({ 'user:birthdate': 1 })
    await sync(token, { birthdate: '1905-01-06', birth_calendar: 'julian' })
    expect(await left(token)).toMatchObject({ 'user:birthdate': 0 })
  })

  it('takes the calendar of a day that the reform left out without a correction', async () => {
    const { token } = await newAccount(product, { birthdate: '1918-02-05', birthtime: '12:00', birthplace: 'Moscow' })
    expect((await sync(token, { birth_calendar: 'julian' })).body).toMatchObject({ birthdate: '1918-02-18' })
    expect(await left(token)).toMatchObject({ 'user:birthdate': 1 })
  })

  it('does not take the calendar for a second correction where only one was in use', async () => {
    const { token } = await newAccount(product)
    await sync(token, { birth_calendar: 'julian' })
    expect(await left(token)).toMatchObject({ 'user:birthdate': 0 })
  })

  it('takes an offset by hand as a correction of the time, and a point for a place', async () => {
    const made = await newAccount(product, {
      ...LVIV_1935,
      birthplace: 'A farm',
      birthplace_id: '@49.84,24.03',
      birth_offset: '+01:36',
    })
    expect(made).toMatchObject({ birthplace: 'A farm', birthplace_lat: 49.84, birth_offset: '+01:36' })
    expect(instantOf(made)).toBe('1935-02-05T10:24:00.000Z')
    expect((await sync(made.token, { birth_offset: '+02:00' })).status).toBe(200)
    expect((await sync(made.token, { birth_offset: '+03:00' })).body.errors).toEqual({
      birthtime: say('en', 'edited_once'),
    })
  })

  it('refuses an impossible offset and a point off the globe', async () => {
    const offset = await register(product, { ...LVIV_1935, birth_offset: '+16:00' })
    expect(offset).toMatchObject({ status: 422, body: { errors: { birth_offset: say('en', 'birth_offset') } } })
    const place = await register(product, { ...LVIV_1935, birthplace_id: '@95,24' })
    expect(place).toMatchObject({ status: 422, body: { errors: { birthplace_id: say('en', 'birth_point') } } })
  })

  it('keeps a leap second', async () => {
    const made = await newAccount(product, { birthdate: '1990-12-31', birthtime: '23:59:60', birthplace: 'London' })
    expect([instantOf(made), made.birthtime]).toEqual(['1991-01-01T00:00:00.000Z', '23:59:60'])
  })

  it('of somebody noted is chosen the same way', async () => {
    const { token } = await newAccount(product)
    const person = { name: 'Ida', relation: 'parent', ...LVIV_1935, birthdate: '1939-10-05' }
    const made = await product.call('POST', '/api/people', { token, body: { ...person, birth_clock: 'Europe/Warsaw' } })
    expect(made).toMatchObject({ status: 201, body: { birth_clock: 'Europe/Warsaw' } })
    expect(made.body.warnings).toBeUndefined()
    const named = await product.call('PATCH', `/api/people/${made.body.id}`, { token, body: { name: 'Ida B.' } })
    expect(named.body).toMatchObject({ name: 'Ida B.', birth_clock: 'Europe/Warsaw' })
  })

  it('is shown by its own clock in its chart, with what is in doubt', async () => {
    const natal = async (birth: object) => {
      const { token } = await newAccount(product, { ...LVIV_1935, ...birth })
      const { hash } = (await product.call('POST', '/api/order/report/chart:natal', { token, body: {} })).body
      return (await product.call('GET', `/api/chart/${hash}`, { token })).body
    }
    const sure = await natal({})
    expect(sure.local).toEqual({ date: '1935-02-05', clock: '12:00', offset: '+01:00' })
    expect(sure.doubt).toBeNull()
    expect((await natal({ birth_offset: '+01:36' })).local).toMatchObject({ clock: '12:00', offset: '+01:36' })
    const doubted = await natal({ birthdate: '1939-10-05', birth_clock: 'Europe/Warsaw' })
    expect(doubted.local).toMatchObject({ clock: '12:00', offset: '+01:00' })
    expect(doubted.doubt).toMatchObject({ candidates: [{ chosen: false }, { chosen: true }] })
    const whole = await natal({ birthtime: '', birthtimeIDK: true })
    expect(whole.whole_day.from).toBe('1935-02-04T23:00:00Z')
    const { utc, clock } = whole.whole_day.aspects.flatMap(({ exact }: { exact: object[] }) => exact)[0]
    expect(new Date(Date.parse(utc) + 3_600_000).toISOString().slice(11, 16)).toBe(clock)
  })

  describe('an instant of before', () => {
    const MOSCOW_TIME = new Date('1935-02-05T09:00:00Z')
    const old = async () => {
      const made = await newAccount(product, LVIV_1935)
      const { db } = product.services
      await db.update(users).set({ birthInstant: MOSCOW_TIME }).where(eq(users.id, made.id))
      await reviewBirths(product.services)
      return made
    }
    const settle = (token: string, choice: string) =>
      product.call('POST', '/api/birth-review', { token, body: { choice } })

    it('stays until the person agrees, and both are told', async () => {
      const { token } = await old()
      const before = await account(token)
      expect(instantOf(before)).toBe(MOSCOW_TIME.toISOString())
      expect(before.birth_review).toMatchObject({
        kept: MOSCOW_TIME.toISOString(),
        now: '1935-02-05T11:00:00.000Z',
        candidates: [
          { utc: '1935-02-05T09:00:00Z', offset: '+03:00', clock_name: 'UTC+03:00', chosen: true },
          { utc: '1935-02-05T11:00:00Z', offset: '+01:00', clock_name: 'Polish time', chosen: false },
        ],
      })
      expect(await settle(token, 'accept')).toMatchObject({ status: 200 })
      const after = await account(token)
      expect([instantOf(after), after.birth_review]).toEqual(['1935-02-05T11:00:00.000Z', null])
      expect((await settle(token, 'accept')).status).toBe(404)
    })

    it('is kept when they say so, and not asked about again', async () => {
      const { token, id } = await old()
      expect(await settle(token, 'keep')).toMatchObject({ status: 200 })
      await reviewBirths(product.services)
      const after = await account(token)
      expect([instantOf(after), after.birth_review, after.birth_offset]).toEqual([
        MOSCOW_TIME.toISOString(),
        null,
        '+03:00',
      ])
      expect(await product.rows(sql`select birth_review_instant as review from users where id = ${id}`)).toEqual([
        { review: null },
      ])
    })
  })
})
