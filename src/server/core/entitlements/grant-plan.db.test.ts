import { expect, it } from 'vitest'
import { newAccount } from '#test/accounts.ts'
import { onEachDatabase, START } from '#test/product.ts'
import { grantPlan } from './grant-plan.ts'

const DAY_MS = 86_400_000
const later = (days: number) => new Date(START.getTime() + days * DAY_MS)

onEachDatabase('a granted plan', (product) => {
  const account = async (token: string) => {
    const { body } = await product.call('GET', '/api/sync', { token })
    const { chat, trials } = JSON.parse(body.counters)
    return { plan: body.plan, paid_until: body.paid_until, chat, trials }
  }

  it.each([
    ['month', 5],
    ['six_months', 25],
    ['year', 100],
  ] as const)('%s gives %i questions a day and ends the trial', async (plan, chat) => {
    const { id, token } = await newAccount(product)
    expect(await account(token)).toEqual({ plan: 'free', paid_until: null, chat: 1, trials: 1 })
    const until = await grantPlan(product.services, { userId: id, plan, days: 30 })
    expect(until).toEqual(later(30))
    expect(await account(token)).toEqual({ plan, paid_until: later(30).toISOString(), chat, trials: 0 })
  })

  it('holds to its last moment and no longer', async () => {
    const { id, token } = await newAccount(product)
    await grantPlan(product.services, { userId: id, plan: 'month', days: 30 })
    product.now = new Date(later(30).getTime() - 1)
    expect(await account(token)).toMatchObject({ plan: 'month' })
    product.now = later(30)
    expect(await account(token)).toEqual({ plan: 'free', paid_until: null, chat: 1, trials: 0 })
  })

  it('gives way to the one given last, so that it can be set shorter, too', async () => {
    const { id, token } = await newAccount(product)
    await grantPlan(product.services, { userId: id, plan: 'year', days: 365 })
    await grantPlan(product.services, { userId: id, plan: 'month', days: 30 })
    expect(await account(token)).toMatchObject({ plan: 'month', paid_until: later(30).toISOString() })
  })

  it("is nobody else's", async () => {
    const { id } = await newAccount(product)
    const { token } = await newAccount(product)
    await grantPlan(product.services, { userId: id, plan: 'year', days: 365 })
    expect(await account(token)).toMatchObject({ plan: 'free' })
  })
})
