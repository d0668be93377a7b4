import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { newAccount } from '#test/accounts.ts'
import { subscribe } from '#test/payments.ts'
import { onEachDatabase } from '#test/product.ts'
import { runSandboxClock } from './run-clock.ts'

onEachDatabase("the bank's clock", (product) => {
  it('charges a period once, also where two processes hold it at the same time', async () => {
    const { token } = await newAccount(product)
    await subscribe(product, token, 'month')
    const book = async () =>
      (await product.rows(sql`select payments, period_start, period_end from sandbox_checkouts`))[0]
    const trialEnds = new Date((await book()).period_end)
    product.now = new Date(trialEnds.getTime() + 60_000)
    await Promise.all([runSandboxClock(product.services), runSandboxClock(product.services)])
    const { payments, period_start: from, period_end: to } = await book()
    expect({ payments, from: new Date(from) }).toEqual({ payments: 1, from: trialEnds })
    expect((new Date(to).getTime() - trialEnds.getTime()) / 86_400_000).toBeLessThanOrEqual(31)
  })
})
