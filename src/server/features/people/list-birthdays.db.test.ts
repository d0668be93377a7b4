import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import type { Birthday } from '#contract/people.ts'
import { newAccount } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'

onEachDatabase('birthdays to come', (product) => {
  const add = async (token: string, body: Record<string, unknown>) =>
    (
      await product.call('POST', '/api/people', {
        token,
        body: { birthtimeIDK: true, birthplace: 'London', ...body },
      })
    ).body as { id: number }
  const birthdays = async (token: string, timeZone = 'UTC'): Promise<Birthday[]> =>
    (await product.call('GET', '/api/people/birthdays', { token, headers: { 'x-time-zone': timeZone } })).body.birthdays
  const at = async <T>(iso: string, work: () => Promise<T>): Promise<T> => {
    const before = product.now
    product.now = new Date(iso)
    try {
      return await work()
    } finally {
      product.now = before
    }
  }

  it('stand nearest first, with the age that is reached', async () => {
    const { token } = await newAccount(product)
    await add(token, { name: 'Past', birthdate: '1990-11-20' })
    await add(token, { name: 'Today', birthdate: '1980-11-25' })
    await add(token, { name: 'Soon', birthdate: '2000-12-31' })
    const told = await at('2026-11-25T10:00:00Z', () => birthdays(token))
    expect(told.map(({ person, date, age }) => [person.name, date, age])).toEqual([
      ['Today', '2026-11-25', 46],
      ['Soon', '2026-12-31', 26],
      ['Past', '2027-11-20', 37],
    ])
  })

  it('are by the calendar of the reader', async () => {
    const { token } = await newAccount(product)
    await add(token, { name: 'Eve', birthdate: '1980-11-25' })
    const dateIn = (zone: string) =>
      at('2026-11-25T23:30:00Z', async () => (await birthdays(token, zone)).map(({ date }) => date))
    expect(await dateIn('UTC')).toEqual(['2026-11-25'])
    // It is the 26th there already.
    expect(await dateIn('Asia/Tokyo')).toEqual(['2027-11-25'])
  })

  it('of February 29 fall on March 1 in other years', async () => {
    const dateAt = (now: string) =>
      at(now, async () => {
        const { token } = await newAccount(product)
        await add(token, { name: 'Leap', birthdate: '2000-02-29' })
        return (await birthdays(token)).map(({ date }) => date)
      })
    expect(await dateAt('2026-11-25T10:00:00Z')).toEqual(['2027-03-01'])
    expect(await dateAt('2027-03-02T10:00:00Z')).toEqual(['2028-02-29'])
  })

  describe('the solar return', () => {
    const sunAt = (iso: string) => product.services.sky.position('sun', jdUtFromIso(iso)).longitudeDeg

    it('is when the Sun is where it was at birth', async () => {
      const { token } = await newAccount(product)
      await add(token, { name: 'Eve', birthdate: '1991-02-03', birthtime: '12:00', birthtimeIDK: false })
      const [told] = await at('2026-11-25T10:00:00Z', () => birthdays(token))
      const { from, to } = told?.solar_return ?? { from: '', to: '' }
      expect(from).toBe(to)
      expect(from).toMatch(/^2027-02-0[234]T/)
      // A second of time moves the Sun by a hundred-thousandth of a degree.
      expect(sunAt(from)).toBeCloseTo(sunAt('1991-02-03T12:00:00Z'), 4)
    })

    it('is told as a span where the hour of birth is unknown', async () => {
      const { token } = await newAccount(product)
      await add(token, { name: 'Eve', birthdate: '1991-02-03' })
      const [told] = await at('2026-11-25T10:00:00Z', () => birthdays(token))
      const { from, to } = told?.solar_return ?? { from: '', to: '' }
      expect(sunAt(from)).toBeCloseTo(sunAt('1991-02-03T00:00:00Z'), 4)
      expect(sunAt(to)).toBeCloseTo(sunAt('1991-02-04T00:00:00Z'), 4)
      expect((Date.parse(to) - Date.parse(from)) / 3_600_000).toBeCloseTo(24, 0)
    })

    it('is told of somebody born a century ago, and of a child born today', async () => {
      const { token } = await newAccount(product)
      await add(token, { name: 'Old', birthdate: '1906-05-05' })
      await at('2026-11-25T10:00:00Z', async () => {
        await add(token, { name: 'New', birthdate: '2026-11-25' })
        const told = await birthdays(token)
        expect(told.map(({ person, date, age }) => [person.name, date, age])).toEqual([
          ['Old', '2027-05-05', 121],
          ['New', '2027-11-25', 1],
        ])
        expect(told.every(({ solar_return: back }) => back !== null)).toBe(true)
      })
    })
  })

  it('are those of one’s own people, and nobody’s to a visitor', async () => {
    const owner = await newAccount(product)
    await add(owner.token, { name: 'Eve', birthdate: '1980-11-25' })
    const other = await newAccount(product)
    expect(await birthdays(other.token)).toEqual([])
    expect(await product.call('GET', '/api/people/birthdays')).toMatchObject({ status: 401 })
  })

  it('groups are kept as they are given, and a person without one is in none', async () => {
    const { id: userId, token } = await newAccount(product)
    const { id } = await add(token, { name: 'Eve', birthdate: '1980-11-25', group: '  Choir ' })
    await add(token, { name: 'Adam', birthdate: '1980-11-25' })
    const groups = async () =>
      (await product.rows(sql`select group_name from people where user_id = ${userId} order by id`)).map(
        ({ group_name: group }) => group,
      )
    expect(await groups()).toEqual(['Choir', ''])
    const edited = await product.call('PATCH', `/api/people/${id}`, { token, body: { group: 'family' } })
    expect(edited.body).toMatchObject({ name: 'Eve', group: 'family' })
    const tooLong = await product.call('PATCH', `/api/people/${id}`, { token, body: { group: 'x'.repeat(81) } })
    expect(tooLong).toMatchObject({ status: 422, body: { errors: { group: expect.any(String) } } })
    expect(await groups()).toEqual(['family', ''])
  })
})
