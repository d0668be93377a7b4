import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { newConfirmed, PASSWORD } from '#test/accounts.ts'
import { book, bookAndPay, consultantsThere, payAt } from '#test/consultations.ts'
import { eventually, onEachDatabase, type Answer } from '#test/product.ts'

const STAFF = 'desk@example.test'
// The clock of the tests stands at 9:00 UTC on 21 November 2026; the consultants work from 10:00 to 19:00 in Moscow.
const IN_DAYS = '2026-11-24'
const TOMORROW = { date: '2026-11-22', time: '10:00' }

onEachDatabase('an account that is deleted with a consultation ahead', (product) => {
  let hour = 10
  const nextHour = () => ({ consultant: 3, date: IN_DAYS, time: `${hour++}:00` })
  beforeAll(async () => {
    await consultantsThere(product)
    product.services.env.ADMIN_EMAILS = [STAFF]
  })
  const remove = (token: string): Promise<Answer> =>
    product.call('DELETE', '/api/account', { token, body: { password: PASSWORD } })
  const consultant = async () =>
    (await product.rows(sql`select email from consultants where id = 3`))[0].email as string
  const orderOf = async (bookingId: number) =>
    (await product.rows(sql`select id from orders where kind = 'consultation' and pointer = ${String(bookingId)}`))[0]
      .id as string
  const books = async (orderId: string) =>
    (await product.rows(sql`select kind, cents, user_id from ledger where order_id = ${orderId} order by id`)).map(
      ({ kind, cents, user_id }) => [kind, cents, user_id],
    )
  const settled = (orderId: string) =>
    eventually(
      async () => ((await books(orderId)).length === 2 ? books(orderId) : undefined),
      'the refund in the books',
    )
  const mailTo = (address: string, text: RegExp) =>
    eventually(
      async () => (await product.mailsTo(address, 0)).find((mail) => text.test(mail.text)),
      `a mail to ${address} like ${text.source}`,
    )

  it('is canceled and refunded, tells consultant and staff, and leaves the books without a person', async () => {
    const { token, email } = await newConfirmed(product, { first_name: 'Ada' })
    const id = await bookAndPay(product, token, nextHour())
    const orderId = await orderOf(id)
    expect(await remove(token)).toMatchObject({ status: 200 })
    expect(await settled(orderId)).toEqual([
      ['payment', 2500, null],
      ['refund', -2500, null],
    ])
    expect(await product.rows(sql`select user_id, canceled_by, order_id from bookings where id = ${id}`)).toEqual([
      { user_id: null, canceled_by: 'person', order_id: orderId },
    ])
    for (const address of [await consultant(), STAFF]) {
      const told = await mailTo(address, /account was deleted|учётная запись клиента удалена/)
      expect(told.text).not.toContain('Ada')
      expect(told.text).not.toContain(email)
    }
    const { text } = await mailTo(email, /account and everything in it were deleted/)
    expect(text).toMatch(/Your consultation with .+ on Tuesday, November 24, 2026 at .+ is canceled\./)
    expect(text).toContain('We are refunding the full price of $25')
  })

  it('gives no refund within the last day, and says so', async () => {
    const { token, email } = await newConfirmed(product)
    const id = await bookAndPay(product, token, { consultant: 3, ...TOMORROW })
    expect(await remove(token)).toMatchObject({ status: 200 })
    const { text } = await mailTo(email, /account and everything in it were deleted/)
    expect(text).toContain('less than 24 hours, so the price of $25 is not refunded')
    expect(await books(await orderOf(id))).toEqual([['payment', 2500, null]])
  })

  it('frees an hour that was not paid, and gives back what is paid for it afterwards', async () => {
    const { token } = await newConfirmed(product)
    const wanted = nextHour()
    const { body } = await book(product, token, wanted)
    const orderId = await orderOf(body.id)
    expect(await remove(token)).toMatchObject({ status: 200 })
    const other = await newConfirmed(product)
    expect(await book(product, other.token, wanted)).toMatchObject({ status: 201 })
    // The page may have been paid before it was closed.
    const paid = await payAt(product, body.url)
    if (paid.status === 200) await settled(orderId)
    expect((await books(orderId)).reduce((sum, [, cents]) => sum + Number(cents), 0)).toBe(0)
  })

  it('is refunded once, whoever of deletion, cancellation and payment is first', async () => {
    for (let round = 0; round < 4; round++) {
      const { token } = await newConfirmed(product)
      const { body } = await book(product, token, nextHour())
      const orderId = await orderOf(body.id)
      const told = await Promise.all([
        payAt(product, body.url),
        round % 2 ? product.call('DELETE', `/api/bookings/${body.id}`, { token }) : remove(token),
        remove(token),
        remove(token),
      ])
      expect(told.map(({ status }) => status).filter((status) => status >= 500)).toEqual([])
      expect(await product.rows(sql`select 1 from bookings where id = ${body.id} and canceled_at is null`)).toEqual([])
      await eventually(async () => {
        const waiting = await product.rows(sql`select 1 from pgboss.job where state in ('created', 'retry', 'active')`)
        return waiting.length === 0 ? true : undefined
      }, 'the jobs to be done')
      const lines = await books(orderId)
      expect(lines.filter(([kind]) => kind === 'refund').length).toBeLessThanOrEqual(1)
      expect(lines.reduce((sum, [, cents]) => sum + Number(cents), 0)).toBe(0)
    }
  })
})
