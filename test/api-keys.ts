import { expect } from 'vitest'
import type { ApiScope } from '#product/api-scopes.ts'
import type { TestProduct } from './product.ts'

/** A new key of somebody who is signed in, with its number. */
export async function newApiKey(product: TestProduct, token: string, scopes: readonly ApiScope[], name = 'Script') {
  const answer = await product.call('POST', '/api/account/api-keys', { token, body: { name, scopes } })
  expect(answer).toMatchObject({ status: 201, body: { status: 'success' } })
  return { key: String(answer.body.key), id: Number(answer.body.api_key.id) }
}
