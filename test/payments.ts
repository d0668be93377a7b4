import { expect } from 'vitest'
import type { Account, Counters } from '#contract/accounts.ts'
import { sign, SIGNATURE_HEADER } from '#server/features/sandbox/domain/signature.ts'
import { signingKey } from '#server/features/sandbox/queries.ts'
import { newAccount } from './accounts.ts'
import { START, type Answer, type TestProduct } from './product.ts'

/** What a person's account says of plan and money. */
export async function entitlementOf(product: TestProduct, token: string) {
  const { body } = await product.call('GET', '/api/sync', { token })
  const { plan, paid_until, canceled_at, payments, subscription, counters } = body as Account
  const { chat, trials, reports } = JSON.parse(counters) as Counters
  return { plan, paid_until, canceled_at, payments, subscription, chat, trials, reports }
}

/** Opens a payment page and gives its address on the product under test. */
export async function openPage(product: TestProduct, token: string, call: string, body: object): Promise<string> {
  const answer = await product.call('POST', `/api/invoice/${call}`, { token, body })
  expect(answer.body).toMatchObject({ status: 'success' })
  return new URL(answer.body.url).pathname
}

export const press = (product: TestProduct, page: string, outcome: string): Promise<Answer> =>
  product.call('POST', page, { body: { outcome } })

/** Subscribes without a trial: it is used up by an order that was paid and has ended long ago. */
export async function subscribe(
  product: TestProduct,
  token: string,
  plan: string,
  more: { begin_at_once?: boolean } = {},
): Promise<string> {
  const page = await openPage(product, token, 'subscription', { plan, ...more })
  expect(await press(product, page, 'pay')).toMatchObject({ status: 200 })
  return page
}

/** Sends an event to the sandbox's webhook, signed as the sandbox signs. */
export async function sendEvent(product: TestProduct, event: object, signature?: string): Promise<Answer> {
  const body = JSON.stringify(event)
  const proper = sign(await signingKey(product.services.db), body, product.now)
  return product.call('POST', '/api/webhooks/sandbox', {
    body,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature ?? proper },
  })
}

/** A person whose trial is over: cancelled on the day it began, years ago. */
export async function afterTrial(product: TestProduct) {
  const account = await newAccount(product)
  product.now = new Date('2024-01-01T12:00:00Z')
  await subscribe(product, account.token, 'month')
  await product.call('POST', '/api/invoice/subscription/cancel', { token: account.token, body: {} })
  product.now = START
  return account
}
