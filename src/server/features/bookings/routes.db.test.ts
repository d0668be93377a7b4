import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { Booking, Consultant } from '#contract/bookings.ts'
import { say } from '#contract/messages/say.ts'
import { newAccount } from '#test/accounts.ts'
import { onEachDatabase, START } from '#test/product.ts'

onEachDatabase('bookings', (product) => {
  const slots = async (id = 1, query = '') =>
    (await product.call('GET', `/api/consultants/${id}/slots${query}`)).body as {
      time_zone: string
      days: { date: string; slots: { time: string; starts: string }[] }[]
    }
  const book = (token: string, body: object) => product.call('POST', '/api/bookings', { token, body })
  const mine = async (token: string) => (await product.call('GET', '/api/bookings', { token })).body as Booking[]

  it('names three consultants in the reader’s language, with the price of it', async () => {
    const ask = (language: string) =>
      product.call('GET', '/api/consultants', { headers: { 'accept-language': language } })
    const [en, ru] = [(await ask('en')).body, (await ask('ru')).body] as [Consultant[], Consultant[]]
    for (const one of [...en, ...ru]) expect(Consultant.safeParse(one).error).toBeUndefined()
    expect(en.map(({ price }) => price)).toEqual([20, 15, 25].map((amount) => ({ amount, currency: 'USD' })))
    expect(ru.map(({ price }) => price)).toEqual([3500, 3000, 4000].map((amount) => ({ amount, currency: 'RUB' })))
    expect(en.map(({ rating, years, consultations }) => [rating, years, consultations])).toEqual([
      [4.9, 15, 1200],
      [4.8, 10, 850],
      [4.9, 12, 1000],
    ])
  })

  it('offers fourteen days, each from 10:00 to 19:00, and can be asked for a part of them', async () => {
    const { time_zone, days } = await slots()
    expect(time_zone).toBe('Europe/Moscow')
    expect(days).toHaveLength(14)
    // It is noon there: today's first hour is 13:00, which is 10:00 UTC.
    expect(days[0]).toMatchObject({ date: '2026-11-21', slots: { length: 7 } })
    expect(days[0]?.slots[0]).toEqual({ time: '13:00', starts: '2026-11-21T10:00:00.000Z' })
    expect(days[1]?.slots.map(({ time }) => time)).toEqual(Array.from({ length: 10 }, (_, i) => `${10 + i}:00`))
    const part = await slots(1, '?from=2026-11-23&to=2026-11-24')
    expect(part.days.map(({ date }) => date)).toEqual(['2026-11-23', '2026-11-24'])
    expect(await product.call('GET', '/api/consultants/9/slots')).toMatchObject({ status: 404 })
  })

  describe('an hour', () => {
    it('is taken once, is not offered any more, and is confirmed by a mail with a calendar entry', async () => {
      const { token, email } = await newAccount(product, { lang: 'ru' })
      const wanted = { consultant: 2, date: '2026-11-22', time: '10:00' }
      const booked = await book(token, wanted)
      expect(booked).toMatchObject({ status: 201, body: { status: 'success' } })
      expect((await slots(2)).days[1]?.slots.map(({ time }) => time)).not.toContain('10:00')
      expect((await slots(1)).days[1]?.slots.map(({ time }) => time)).toContain('10:00')
      expect(await mine(token)).toEqual([
        {
          id: booked.body.id,
          ...wanted,
          starts: '2026-11-22T07:00:00.000Z',
          minutes: 60,
          price: { amount: 3000, currency: 'RUB' },
        },
      ])
      const mail = (await product.mailsTo(email, 2)).find(({ subject }) => subject.includes('Марк Левин'))
      expect(mail?.calendar).toContain('DTSTART:20261122T070000Z')
      expect(mail?.calendar).toContain('DTEND:20261122T080000Z')
      expect(mail?.text).toContain('60 минут')

      const other = await newAccount(product, { lang: 'en' })
      expect(await book(other.token, wanted)).toMatchObject({
        status: 409,
        body: { reason: 'conflict', errors: { time: say('en', 'slot_taken') } },
      })
    })

    it('goes to one of ten who want it at once', async () => {
      const people = await Promise.all(Array.from({ length: 10 }, () => newAccount(product)))
      const wanted = { consultant: 3, date: '2026-11-25', time: '15:00' }
      const answers = await Promise.all(people.map(({ token }) => book(token, wanted)))
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
    })

    it('can be given back by its owner until it begins', async () => {
      const { token } = await newAccount(product)
      const stranger = await newAccount(product)
      const wanted = { consultant: 1, date: '2026-11-23', time: '11:00' }
      const { id } = (await book(token, wanted)).body
      const give = (by: string) => product.call('DELETE', `/api/bookings/${id}`, { token: by })
      expect(await give(stranger.token)).toMatchObject({ status: 404 })
      expect(await give(token)).toMatchObject({ status: 200 })
      expect(await give(token)).toMatchObject({ status: 404 })
      expect(await mine(token)).toEqual([])
      expect(await book(stranger.token, wanted)).toMatchObject({ status: 201 })
      product.now = new Date('2026-11-23T08:30:00Z')
      const [late] = await product.rows(sql`select id from bookings where canceled_at is null and consultant_id = 1`)
      expect(await product.call('DELETE', `/api/bookings/${late.id}`, { token: stranger.token })).toMatchObject({
        status: 404,
      })
    })

    it.each([
      ['a past hour', { consultant: 1, date: '2026-11-21', time: '11:00' }, 'time'],
      ['a half hour', { consultant: 1, date: '2026-11-22', time: '10:30' }, 'time'],
      ['the evening', { consultant: 1, date: '2026-11-22', time: '20:00' }, 'time'],
      ['the fifteenth day', { consultant: 1, date: '2026-12-05', time: '10:00' }, 'time'],
      ['an unknown consultant', { consultant: 4, date: '2026-11-22', time: '10:00' }, 'consultant'],
    ])('is not %s', async (_, wanted, field) => {
      const { token } = await newAccount(product)
      const answer = await book(token, wanted)
      expect(answer).toMatchObject({ status: 422, body: { reason: 'validation' } })
      expect(Object.keys(answer.body.errors)).toEqual([field])
      expect(product.now).toEqual(START)
    })

    it('is one of three that a person may hold', async () => {
      const { token } = await newAccount(product)
      for (const time of ['10:00', '11:00', '12:00'])
        expect(await book(token, { consultant: 1, date: '2026-11-28', time })).toMatchObject({ status: 201 })
      expect(await book(token, { consultant: 1, date: '2026-11-28', time: '13:00' })).toMatchObject({
        status: 409,
        body: { message: say('en', 'bookings_many') },
      })
    })
  })
})
