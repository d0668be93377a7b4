import { expect, it } from 'vitest'
import { onEachDatabase } from '#test/product.ts'
import { parseEnv } from '#platform/env.ts'
import { landingStats, setStats } from './landing-stats.ts'

onEachDatabase('stats of the landing page', (product) => {
  const stats = (settings: Record<string, string>) => landingStats(product.services.db, parseEnv(settings))

  it('are counted until the operator states all three', async () => {
    const counted = await stats({ STATED_USERS: '10000', STATED_RATING: '5' })
    expect(counted.kind).toBe('counted')
    if (counted.kind !== 'counted') return
    expect(counted.places).toBeGreaterThan(200_000)
    expect(counted.errorArcSeconds).toBeLessThan(0.5)
    // The issue asks for over 1,600 entries in each of two languages.
    expect(counted.texts).toBeGreaterThan(3200)
  })

  it('are what the operator states, and before that what the staff does', async () => {
    const stated = { STATED_USERS: '10000', STATED_CONSULTATIONS: '50000', STATED_RATING: '5' }
    expect(await stats(stated)).toEqual({ kind: 'stated', users: 10_000, consultations: 50_000, rating: 5 })
    await setStats(product.services.db, { users: 7, consultations: 8, rating: 4.5 })
    expect(await stats(stated)).toEqual({ kind: 'stated', users: 7, consultations: 8, rating: 4.5 })
    await setStats(product.services.db, null)
    expect(await stats(stated)).toMatchObject({ users: 10_000 })
  })
})
