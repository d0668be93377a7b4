import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import type { Bind } from '../../http/bind.ts'
import { choose } from './choose.ts'
import { presentChoices } from './present.ts'
import { deleteEndpoint, endTopic, findChoices } from './queries.ts'
import { subscribe } from './subscribe.ts'

export function notificationsRoutes(bind: Bind, services: Services): void {
  const { db, clock } = services

  bind('GET /notifications', async ({ actor: { user } }) =>
    presentChoices(services, await findChoices(db, user.id), user),
  )

  bind('PUT /notifications', async ({ actor: { user }, body }) =>
    presentChoices(services, await choose(services, user, body), user),
  )

  bind('POST /push/subscription', async ({ actor, body }) => {
    await subscribe(services, actor, body)
    return { status: 'success' }
  })

  bind('DELETE /push/subscription', async ({ actor: { user }, body }) => {
    await deleteEndpoint(db, user.id, body.endpoint)
    return { status: 'success' }
  })

  bind('POST /unsubscribe', async ({ body }) => {
    if (!(await endTopic(db, body.key, body.topic, clock()))) throw new AppError('not_found')
    return { status: 'success' }
  })
}
