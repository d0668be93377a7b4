import { expect } from 'vitest'
import type { SignedIn } from '#contract/accounts.ts'
import type { Answer, TestProduct } from './product.ts'

export const PASSWORD = 'four plain words here'

/** 17 May 1990, 14:30 in Moscow: summer time, UTC+4, so 10:30 UTC. */
export const MOSCOW_BIRTH = { birthdate: '1990-05-17', birthtime: '14:30', birthplace: 'Moscow' }

let made = 0

/** An address nobody has yet. */
export const newEmail = () => `person-${++made}@example.test`

/** What a person sends who registers; `undefined` leaves a field out. */
export const registration = (changes: Record<string, unknown> = {}) => ({
  first_name: 'Ada',
  last_name: 'Byron',
  email: newEmail(),
  password: PASSWORD,
  repeat_password: PASSWORD,
  ...MOSCOW_BIRTH,
  lang: 'en',
  ...changes,
})

export const register = (product: TestProduct, changes: Record<string, unknown> = {}): Promise<Answer> =>
  product.call('POST', '/api/register', { body: registration(changes) })

/** A person of this test's own, signed in. */
export async function newAccount(product: TestProduct, changes: Record<string, unknown> = {}): Promise<SignedIn> {
  const answer = await register(product, changes)
  expect(answer.body).toMatchObject({ status: 'success' })
  return answer.body
}
