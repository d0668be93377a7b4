import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import type { Bind } from '../../http/bind.ts'
import { choose } from './choose.ts'
import { presentChoices } from './present.ts'
import { endTopic, findChoices } from './queries.ts'

export function notificationsRoutes(bind: Bind, services: Services): void {
  const { db, clock } = services

  bind('GET /notifications', async ({ actor: { user } }) => presentChoices(await findChoices(db, user.id), user))

  bind('PUT /notifications', async ({ actor: { user }, body }) =>
    presentChoices(await choose(services, user, body), user),
  )

  bind('POST /unsubscribe', async ({ body }) => {
    if (!(await endTopic(db, body.key, body.topic, clock()))) throw new AppError('not_found')
    return { status: 'success' }
  })
}
