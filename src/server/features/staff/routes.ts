import { presentAudit } from './present.ts'
import { presentPage } from './present-page.ts'
import { listAudit } from './queries.ts'
import type { Bind } from '../../http/bind.ts'
import type { Services } from '#platform/services.ts'
import { presentStaff } from './present-staff.ts'
import { acceptInvitation, lookAtInvitation } from './accept-invitation.ts'
import { changeRole } from './change-role.ts'
import { invite, withdrawInvitation } from './invite.ts'
import { listStaff } from './list-staff.ts'

const DONE = { status: 'success' } as const

export function staffRoutes(bind: Bind, services: Services): void {
  bind('GET /admin/staff', () => listStaff(services))

  bind('PATCH /admin/staff/:id', async ({ actor, params, body }) => {
    await changeRole(services, presentStaff(services, actor), { userId: params.id, ...body })
    return DONE
  })

  bind('POST /admin/staff/invitations', async ({ actor, body }) => ({
    ...DONE,
    id: await invite(services, { ...presentStaff(services, actor), id: actor.user.id }, body),
  }))

  bind('DELETE /admin/staff/invitations/:id', async ({ actor, params }) => {
    await withdrawInvitation(services, presentStaff(services, actor), params.id)
    return DONE
  })

  bind('POST /staff/invitation/look', ({ body, caller }) => lookAtInvitation(services, body.token, caller.userId))

  bind('POST /staff/invitation', async ({ actor, body }) => {
    await acceptInvitation(services, actor, body.token)
    return DONE
  })

  bind('GET /admin/audit/:page', async ({ params: { page }, query: { target } }) => {
    const { rows, total } = await listAudit(services.db, page, target)
    return presentPage(page, total, rows.map(presentAudit))
  })
}
