import { AppError } from '#platform/app-error.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import type { Bind } from '../../http/bind.ts'
import { listShared, presentLink } from './list-shared.ts'
import { openLink } from './open-link.ts'
import { countOpened, switchOff } from './queries.ts'
import { shareThing } from './share-thing.ts'

/** Open to visitors, so counted by address. */
const PER_ADDRESS = { limit: 120, windowSeconds: 600 } as const

export function sharedLinksRoutes(bind: Bind, services: Services): void {
  const { db, clock, env } = services

  bind('GET /shared-links', async ({ actor: { user }, caller: { timeZone } }) => ({
    links: await listShared(services, user, timeZone),
  }))

  bind('POST /shared-links', async ({ actor: { user }, caller: { timeZone }, body }) => {
    const { link, token } = await shareThing(services, user, { hash: body.hash, showsBirth: body.show_birth })
    return {
      status: 'success',
      link: await presentLink(services, user, timeZone, link),
      url: `${env.PUBLIC_URL}/shared/${token}`,
    }
  })

  bind('DELETE /shared-links/:id', async ({ actor, params }) => {
    if (!(await switchOff(db, actor.user.id, params.id))) throw new AppError('not_found')
    return { status: 'success' }
  })

  bind('GET /shared/:token', async ({ params, caller: { ip, lang, timeZone, userId } }) => {
    await countAttempt(db, { key: `shared:${ip}`, ...PER_ADDRESS }, clock())
    const { link, thing } = await openLink(services, params.token, { lang, timeZone })
    if (userId !== link.userId) await countOpened(db, link.id)
    return thing
  })
}
