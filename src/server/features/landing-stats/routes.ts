import { changeStats, getStats } from './change-stats.ts'
import type { Bind } from '../../http/bind.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#core/actors/api.ts'
import { presentStaff } from '../staff/api.ts'

const DONE = { status: 'success' } as const

export function landingStatsRoutes(bind: Bind, services: Services): void {
  const staffOf = (actor: Actor) => presentStaff(services, actor)

  bind('GET /admin/stats', () => getStats(services))

  bind('PUT /admin/stats', async ({ actor, body }) => {
    await changeStats(services, staffOf(actor), body)
    return DONE
  })
}
