import { AppError } from '#platform/app-error.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import { hasBirth } from '#core/births/api.ts'
import { findUser } from '#core/users/api.ts'
import type { Bind } from '../../http/bind.ts'
import { acceptInvitation, openInvitation } from './accept.ts'
import { turnedRelation } from './domain/turned-relation.ts'
import { getPairChart } from './get-pair-chart.ts'
import { invite } from './invite.ts'
import { presentInvitation, presentPair } from './present.ts'
import { deletePair, listInvitations, listPairs, takeBack } from './queries.ts'

/** Open to visitors, so counted by address. */
const PER_ADDRESS = { limit: 60, windowSeconds: 600 } as const

export function pairsRoutes(bind: Bind, services: Services): void {
  const { db, clock, env } = services

  bind('GET /pairs', async ({ actor: { user } }) => ({
    pairs: (await listPairs(db, user.id)).map(presentPair),
    invitations: (await listInvitations(db, user.id, clock())).map(presentInvitation),
  }))

  bind('POST /pairs/invitations', async ({ actor: { user }, body }) => {
    const { invitation, token } = await invite(services, user, body)
    return {
      status: 'success',
      invitation: presentInvitation(invitation),
      url: `${env.PUBLIC_URL}/together/${token}`,
    }
  })

  bind('DELETE /pairs/invitations/:id', async ({ actor, params }) => {
    if (!(await takeBack(db, actor.user.id, params.id))) throw new AppError('not_found')
    return { status: 'success' }
  })

  bind('GET /invitation/:token', async ({ params, caller: { ip, userId } }) => {
    await countAttempt(db, { key: `invitation:${ip}`, ...PER_ADDRESS }, clock())
    const { invitation, inviter } = await openInvitation(services, params.token)
    const reader = userId === null ? undefined : await findUser(db, userId)
    return {
      from: inviter.firstName,
      relation: turnedRelation(invitation.relation),
      expires_at: invitation.expiresAt.toISOString(),
      own: userId === inviter.id,
      born: reader ? hasBirth(reader) : null,
    }
  })

  bind('POST /invitation/:token', async ({ actor: { user }, caller: { ip }, params }) => {
    await countAttempt(db, { key: `invitation:${ip}`, ...PER_ADDRESS }, clock())
    return { status: 'success', id: await acceptInvitation(services, user, params.token) }
  })

  bind('DELETE /pairs/:id', async ({ actor, params }) => {
    if (!(await deletePair(db, actor.user.id, params.id))) throw new AppError('not_found')
    return { status: 'success' }
  })

  bind('GET /pairs/:id/:type', ({ actor: { user }, caller: { timeZone }, params }) =>
    getPairChart(services, user, { ...params, timeZone }),
  )
}
