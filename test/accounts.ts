import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { SignedIn } from '#contract/accounts.ts'
import { registration as demoRegistration } from '#server/operator/demo/make-person.ts'
import { eventually, type Answer, type TestProduct } from './product.ts'

export { MOSCOW_BIRTH } from '#server/operator/demo/make-person.ts'

export const PASSWORD = 'four plain words here'

let made = 0

/** An address nobody has yet. */
export const newEmail = () => `person-${++made}@example.test`

/** What a person sends who registers; `undefined` leaves a field out. */
export const registration = (changes: Record<string, unknown> = {}) =>
  demoRegistration({ email: newEmail(), password: PASSWORD, repeat_password: PASSWORD, ...changes })

export const register = (product: TestProduct, changes: Record<string, unknown> = {}): Promise<Answer> =>
  product.call('POST', '/api/register', { body: registration(changes) })

/** A person of this test's own, signed in. */
export async function newAccount(product: TestProduct, changes: Record<string, unknown> = {}): Promise<SignedIn> {
  const answer = await register(product, changes)
  expect(answer.body).toMatchObject({ status: 'success' })
  return answer.body
}

/** Confirms a person's address as they do it themselves: by the link of their mail, signed in. */
export async function confirmAddress(product: TestProduct, { email, token }: { email: string; token: string }) {
  // Other mails, such as those to the staff, may have come meanwhile.
  const written = async () => (await product.mailsTo(email)).find((mail) => mail.token)
  const link = await eventually(written, `the link to ${email}`)
  const answer = await product.call('POST', '/api/confirm/email', { token, body: { token: link.token } })
  expect(answer.body).toMatchObject({ status: 'success' })
}

/** A person of this test's own, signed in, whose address is confirmed. */
export async function newConfirmed(product: TestProduct, changes: Record<string, unknown> = {}): Promise<SignedIn> {
  const account = await newAccount(product, changes)
  await confirmAddress(product, account)
  return account
}

/** A person of this test's own, signed in and confirmed, who has had a chart drawn: they may say something of it. */
export async function newReader(product: TestProduct, changes: Record<string, unknown> = {}): Promise<SignedIn> {
  const account = await newConfirmed(product, changes)
  const chart = await product.call('POST', '/api/order/report/chart:natal', { token: account.token, body: {} })
  expect(chart.body).toMatchObject({ status: 'success' })
  return account
}

/** Publishes what a person has written, as the staff does. */
export async function publishReviews(product: TestProduct, { id }: { id: number }): Promise<void> {
  await product.rows(sql`update reviews set status = 'shown' where user_id = ${id}`)
}
