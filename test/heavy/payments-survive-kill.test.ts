import { expect, test } from 'vitest'
import { eventually } from '../product.ts'
import { newDataDir, startProduct, type Running } from '../running.ts'

/** How long after the order to pay the process dies, in milliseconds: before, amid and after what it causes. */
const DEATHS_MS = [0, 8, 20, 45]

async function api(product: Running, method: string, path: string, token?: string, body?: object) {
  const answer = await fetch(`${product.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  // oxlint-disable-next-line typescript/no-explicit-any -- an answer under test
  return (await answer.json()) as any
}

test('kill -9 around a payment: after a start it counts once, or was never made', async () => {
  const dataDir = await newDataDir()
  let product = await startProduct({ DATA_DIR: dataDir })
  const bank = (page: string, outcome: string) => api(product, 'POST', page, undefined, { outcome })
  for (const [n, wait] of DEATHS_MS.entries()) {
    const { token } = await api(product, 'POST', '/api/register', undefined, {
      first_name: 'Ada',
      last_name: `No ${n}`,
      email: `buyer-${n}@example.test`,
      password: 'four plain words here',
      repeat_password: 'four plain words here',
      birthdate: '1990-05-17',
      birthtime: '14:30',
      birthplace: 'Moscow',
      lang: 'en',
    })
    const { url } = await api(product, 'POST', '/api/invoice/subscription', token, { plan: 'year' })
    const page = new URL(url).pathname
    await bank(page, 'pay')
    const dying = product
    const renewing = bank(page, 'renew').catch(() => undefined)
    await new Promise((resolve) => setTimeout(resolve, wait))
    await dying.stop('SIGKILL')
    await renewing

    product = await startProduct({ DATA_DIR: dataDir })
    // Whether the bank has charged is in its own book; ours must come to the same, and once.
    const charged = /Refund the last payment/.test(await (await fetch(`${product.url}${page}`)).text())
    const entitlement = await eventually(
      async () => {
        const { payments, counters } = await api(product, 'GET', '/api/sync', token)
        return payments > 0 === charged ? { payments, reports: JSON.parse(counters).reports } : undefined
      },
      'both books to agree',
      30_000,
    )
    expect(entitlement).toEqual(charged ? { payments: 150, reports: 2 } : { payments: 0, reports: 0 })
  }
  await product.stop()
})
