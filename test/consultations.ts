import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { seedConsultants } from '#server/features/bookings/demo-consultants.ts'
import { press } from './payments.ts'
import { eventually, type Answer, type TestProduct } from './product.ts'

/** The three consultants of the demonstration, under the numbers 1 to 3 in a database of the test's own. */
export const consultantsThere = (product: TestProduct) => seedConsultants(product.services.db, product.now)

export const book = (product: TestProduct, token: string, body: object): Promise<Answer> =>
  product.call('POST', '/api/bookings', { token, body })

export const payAt = (product: TestProduct, url: string, outcome = 'pay') =>
  press(product, new URL(url).pathname, outcome)

/** Books an hour and pays for it. */
export async function bookAndPay(product: TestProduct, token: string, body: object): Promise<number> {
  const { status, body: answer } = await book(product, token, body)
  expect(status, JSON.stringify(answer)).toBe(201)
  expect(await payAt(product, answer.url)).toMatchObject({ status: 200 })
  await eventually(async () => {
    const [row] = await product.rows(sql`select order_id from bookings where id = ${answer.id} and held_until is null`)
    return row
  }, 'the booking to be paid')
  return answer.id
}
