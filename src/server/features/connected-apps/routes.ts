import { deleteGrantOf, listGrants } from '#core/app-grants/api.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import type { Bind } from '../../http/bind.ts'
import { siteOrigin } from '../../http/site-origin.ts'
import { askConnect, connectApp } from './connect-app.ts'
import { presentApp } from './present.ts'

export function connectedAppsRoutes(bind: Bind, services: Services): void {
  const { db, env } = services

  bind('GET /connect', ({ caller: { host }, query }) => askConnect(services, query, siteOrigin(env, host)))

  bind('POST /connect', async ({ actor: { user }, caller: { host }, body: { allowed, ...asked } }) => ({
    redirect: await connectApp(services, user, { asked, allowed, site: siteOrigin(env, host) }),
  }))

  bind('GET /account/apps', async ({ actor: { user } }) => ({ apps: (await listGrants(db, user.id)).map(presentApp) }))

  bind('DELETE /account/apps/:id', async ({ actor: { user }, params }) => {
    if (!(await deleteGrantOf(db, user.id, params.id))) throw new AppError('not_found')
    return { status: 'success' }
  })
}
