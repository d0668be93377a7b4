import { expect, it } from 'vitest'
import type { SignedIn } from '#contract/accounts.ts'
import { newAccount } from '#test/accounts.ts'
import { onEachDatabase } from '#test/product.ts'
import { deleteUser, grantCredit } from './act-on-user.ts'

onEachDatabase('two of the staff', (product) => {
  it('who change each other’s accounts at the same time both can', async () => {
    const [one, other] = [await newAccount(product), await newAccount(product)]
    const give = (from: { id: number }, to: { id: number }) =>
      grantCredit(
        product.services,
        { id: from.id, name: 'staff@example.test', role: 'owner' },
        { userId: to.id, reports: 1, reason: 'test' },
      )
    const actions = Array.from({ length: 24 }, (_, n) => (n % 2 === 0 ? give(one, other) : give(other, one)))
    expect((await Promise.allSettled(actions)).filter(({ status }) => status === 'rejected')).toEqual([])
  })

  it('who delete each other’s accounts at the same time: one is gone, and the other is told so', async () => {
    for (let round = 0; round < 10; round++) {
      const [one, other] = [await newAccount(product), await newAccount(product)]
      const remove = (from: SignedIn, to: SignedIn) =>
        deleteUser(
          product.services,
          { id: from.id, name: from.email, role: 'owner' },
          { userId: to.id, email: to.email, reason: 'test' },
        )
      const [first, second] = await Promise.allSettled([remove(one, other), remove(other, one)])
      expect([first.status, second.status].toSorted()).toEqual(['fulfilled', 'rejected'])
      const { reason } = [first, second].find(({ status }) => status === 'rejected') as PromiseRejectedResult
      expect(reason).toMatchObject({ reason: 'unauthenticated' })
    }
  })
})
