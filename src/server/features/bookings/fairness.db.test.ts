import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Booking } from '#contract/bookings.ts'
import { say } from '#contract/messages/say.ts'
import { newConfirmed, newEmail } from '#test/accounts.ts'
import { book, bookAndPay, consultantsThere } from '#test/consultations.ts'
import { eventually, onEachDatabase } from '#test/product.ts'
import { linkToken } from './domain/link-token.ts'

/** What neither a person nor a consultant may lose by what the other one, or the staff, does. */
onEachDatabase('a booking, whoever changes what', (product) => {
  beforeAll(() => consultantsThere(product))

  const mine = async (token: string) => (await product.call('GET', '/api/bookings', { token })).body as Booking[]
  const linkOf = async (id: number) => {
    const [row] = await product.rows(
      sql`select c.link_key as key from bookings b join consultants c on c.id = b.consultant_id where b.id = ${id}`,
    )
    return `/api/consultation/${linkToken(id, String(row?.key))}`
  }
  const cancel = (token: string, id: number) => product.call('DELETE', `/api/bookings/${id}`, { token })

  /** Changes a consultant as the staff does. */
  async function change(id: number, changes: object) {
    const email = newEmail()
    product.services.env.ADMIN_EMAILS.push(email)
    const { token } = await newConfirmed(product, { email })
    const all = (await product.call('GET', '/api/admin/consultants', { token })).body as { id: number }[]
    const { id: _, avatar: __, booked: ___, ...body } = all.find((one) => one.id === id) as Record<string, unknown>
    const answer = await product.call('PUT', `/api/admin/consultant/${id}`, { token, body: { ...body, ...changes } })
    product.services.env.ADMIN_EMAILS.pop()
    expect(answer.body).toMatchObject({ status: 'success' })
  }

  it('gives all money back to whom the consultant moved into the last day', async () => {
    const { token } = await newConfirmed(product)
    const id = await bookAndPay(product, token, { consultant: 1, date: '2026-11-25', time: '12:00' })
    const body = { date: '2026-11-21', time: '18:00' }
    expect(await product.call('PATCH', await linkOf(id), { body })).toMatchObject({ status: 200 })
    const [moved] = await mine(token)
    expect(moved?.free_until).toBe(moved?.starts)
    expect(await cancel(token, id)).toMatchObject({ status: 200, body: { refunded: true } })
    // Who chooses such an hour by themselves agrees to it.
    const other = await newConfirmed(product)
    const chosen = await bookAndPay(product, other.token, { consultant: 1, date: '2026-11-26', time: '12:00' })
    await product.call('PATCH', await linkOf(chosen), { body: { date: '2026-11-27', time: '12:00' } })
    await product.call('PATCH', `/api/bookings/${chosen}`, { token: other.token, body })
    expect(await mine(other.token)).toMatchObject([{ free_until: null }])
    expect(await cancel(other.token, chosen)).toMatchObject({ status: 200, body: { refunded: false } })
  })

  it('is not begun at another price or instant than was shown', async () => {
    const { token } = await newConfirmed(product)
    const wanted = { consultant: 2, date: '2026-11-25', time: '12:00' }
    const shown = { ...wanted, price: { amount: 15, currency: 'USD' }, starts: '2026-11-25T09:00:00.000Z' }
    await change(2, { prices: { USD: 150, RUB: null } })
    expect(await book(product, token, shown)).toMatchObject({
      status: 409,
      body: { reason: 'conflict', message: say('en', 'booking_changed') },
    })
    await change(2, { prices: { USD: 15, RUB: 3000 }, time_zone: 'Asia/Kolkata' })
    expect(await book(product, token, shown)).toMatchObject({ status: 409 })
    await change(2, { time_zone: 'Europe/Moscow' })
    expect(await mine(token)).toEqual([])
    expect(await book(product, token, shown)).toMatchObject({ status: 201 })
    // A program that sends neither books as ever.
    expect(await book(product, token, { ...wanted, time: '13:00' })).toMatchObject({ status: 201 })
  })

  it('never overlaps another of the same consultant, whatever clock they move to', async () => {
    const [one, two] = [await newConfirmed(product), await newConfirmed(product)]
    await bookAndPay(product, one.token, { consultant: 3, date: '2026-11-26', time: '12:00' })
    const id = await bookAndPay(product, two.token, { consultant: 3, date: '2026-11-28', time: '12:00' })
    // 09:00 UTC is 14:30 there: the hours of 14:00 and 15:00 would both lie in it.
    await change(3, { time_zone: 'Asia/Kolkata' })
    const { days } = (await product.call('GET', '/api/consultants/3/slots?from=2026-11-26&to=2026-11-26')).body
    const times = (days as { slots: { time: string }[] }[]).flatMap(({ slots }) => slots.map(({ time }) => time))
    expect(times).not.toContain('14:00')
    expect(times).not.toContain('15:00')
    for (const time of ['14:00', '15:00']) {
      const hour = { date: '2026-11-26', time }
      expect((await book(product, two.token, { consultant: 3, ...hour })).status, time).toBe(409)
      expect((await product.call('PATCH', `/api/bookings/${id}`, { token: two.token, body: hour })).status).toBe(409)
    }
    expect((await book(product, two.token, { consultant: 3, date: '2026-11-26', time: '16:00' })).status).toBe(201)
    await change(3, { time_zone: 'Europe/Moscow' })
  })

  it('is no longer opened by the mails to an address that was the consultant’s', async () => {
    const { token } = await newConfirmed(product)
    const id = await bookAndPay(product, token, { consultant: 2, date: '2026-11-30', time: '12:00' })
    const former = await linkOf(id)
    await change(2, { minutes: 50 })
    expect((await product.call('GET', former)).status).toBe(200)
    const email = newEmail()
    await change(2, { email })
    expect((await product.call('GET', former)).status).toBe(404)
    expect((await product.call('DELETE', former, { body: {} })).status).toBe(404)
    // The new address has the links of what is to come.
    const mail = await eventually(
      async () => (await product.mailsTo(email, 0)).find(({ calendar }) => calendar.includes(`UID:booking-${id}@`)),
      'the mail to the new address',
    )
    const link = /\/consultation\/([\w.-]+)/.exec(mail.text)?.[1] ?? ''
    expect((await product.call('GET', `/api/consultation/${link}`)).status).toBe(200)
  })
})
