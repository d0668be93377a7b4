import { expect, it } from 'vitest'
import { newAccount } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'
import { grantCredit } from './act-on-user.ts'

onEachDatabase('two of the staff', (product) => {
  it('who change each other’s accounts at the same time both can', async () => {
    const [one, other] = [await newAccount(product), await newAccount(product)]
    const give = (from: { id: number }, to: { id: number }) =>
      grantCredit(
        product.services,
        { id: from.id, name: 'staff@example.test' },
        { userId: to.id, reports: 1, reason: 'test' },
      )
    const deeds = Array.from({ length: 24 }, (_, n) => (n % 2 === 0 ? give(one, other) : give(other, one)))
    expect((await Promise.allSettled(deeds)).filter(({ status }) => status === 'rejected')).toEqual([])
  })
})
