import type { Actor } from '#core/actors/api.ts'
import type { Services } from '#platform/services.ts'
import type { Bind } from '../../http/bind.ts'
import { presentStaff } from '../staff/api.ts'
import {
  deleteUser,
  endSecondFactor,
  endSessions,
  grantCredit,
  refund,
  resendConfirmation,
  setPaidUntil,
} from './act-on-user.ts'
import { listConnections, testConnection } from './connections.ts'
import { getDashboard } from './get-dashboard.ts'
import { getAccount } from './get-user.ts'
import { listAccounts } from './list-users.ts'
import { listJobs, listQueues, retryJob } from './queue.ts'

const DONE = { status: 'success' } as const

export function adminRoutes(bind: Bind, services: Services): void {
  const staffOf = (actor: Actor) => presentStaff(services, actor)

  bind('GET /admin/users/:page', ({ params, query }) =>
    listAccounts(services, { page: params.page, q: query.q, sort: query.sort }),
  )

  bind('GET /admin/user/:id', ({ actor, params }) => getAccount(services, params.id, staffOf(actor)))

  bind('POST /admin/user/:id/credit', async ({ actor, params, body }) => {
    await grantCredit(services, staffOf(actor), { userId: params.id, ...body })
    return DONE
  })

  bind('POST /admin/user/:id/paid-until', async ({ actor, params, body }) => {
    await setPaidUntil(services, staffOf(actor), { userId: params.id, ...body })
    return DONE
  })

  bind('POST /admin/user/:id/confirmation', async ({ actor, params, body }) => {
    await resendConfirmation(services, staffOf(actor), { userId: params.id, ...body })
    return DONE
  })

  bind('POST /admin/user/:id/sessions/end', async ({ actor, params, body }) => {
    await endSessions(services, staffOf(actor), { userId: params.id, ...body })
    return DONE
  })

  bind('POST /admin/user/:id/second-factor/reset', async ({ actor, params, body }) => {
    await endSecondFactor(services, staffOf(actor), { userId: params.id, ...body })
    return DONE
  })

  bind('POST /admin/user/:id/refund', async ({ actor, params, body }) => {
    await refund(services, staffOf(actor), { userId: params.id, ...body })
    return DONE
  })

  bind('DELETE /admin/user/:id', async ({ actor, params, body }) => {
    const receipt = await deleteUser(services, staffOf(actor), { userId: params.id, ...body })
    return { ...DONE, receipt }
  })

  bind('GET /admin/dashboard', ({ query }) => getDashboard(services, query.days))

  bind('GET /admin/queue', () => listQueues(services))

  bind('GET /admin/queue/:name', ({ params }) => listJobs(services, params.name))

  bind('POST /admin/queue/:name/:id/retry', async ({ actor, params, body }) => {
    await retryJob(services, staffOf(actor), { queue: params.name, id: params.id, ...body })
    return DONE
  })

  bind('GET /admin/connections', async () => listConnections(services))

  bind('POST /admin/connections/:name/test', async ({ actor, params }) => ({
    ...DONE,
    message: await testConnection(services, params.name, actor.user),
  }))
}
