import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newAccount } from '#test/accounts.ts'
import { openPage } from '#test/payments.ts'
import { onEachDatabase } from '#test/product.ts'
import { act } from './act.ts'

onEachDatabase('a payment page', (product) => {
  it('that is closed while it is being paid says success to nobody who has not paid', async () => {
    const { token } = await newAccount(product)
    const body = { product: 'report', pointer: 'personality', deliver_at_once: true }
    const said: string[] = []
    for (let round = 0; round < 12; round++) {
      const page = await openPage(product, token, 'product', body)
      const name = page.split('/').at(-1) ?? ''
      const [answer] = await Promise.all([
        product.call('POST', page, { body: { outcome: 'pay' } }),
        act(product.services, name, 'close'),
      ])
      const [row] = await product.rows(sql`select state, payments from sandbox_checkouts where token = ${name}`)
      expect(row).toMatchObject(
        answer.status === 200 ? { state: 'paid', payments: 1 } : { state: 'closed', payments: 0 },
      )
      said.push(String(answer.status))
    }
    expect(said.every((status) => ['200', '409'].includes(status))).toBe(true)
  })
})
