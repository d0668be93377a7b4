import { deleteKey, listKeys, readUsage, renameKey } from '#core/api-keys/api.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import type { Bind } from '../../http/bind.ts'
import { createKey } from './create-key.ts'
import { presentCalls, presentKey } from './present.ts'

const DONE = { status: 'success' } as const

export function apiKeysRoutes(bind: Bind, services: Services): void {
  const { db } = services

  bind('GET /account/api-keys', async ({ actor: { user } }) => {
    const { calls, used } = await readUsage(services, user.id)
    return {
      keys: (await listKeys(db, user.id)).map(presentKey),
      limits: presentCalls(calls),
      used: presentCalls(used),
    }
  })

  bind('POST /account/api-keys', async ({ actor, body }) => {
    const { key, row } = await createKey(services, actor, body)
    return { ...DONE, key, api_key: presentKey(row) }
  })

  bind('PATCH /account/api-keys/:id', async ({ actor, params, body }) => {
    if (!(await renameKey(db, actor.user.id, params.id, body.name))) throw new AppError('not_found')
    return DONE
  })

  bind('DELETE /account/api-keys/:id', async ({ actor, params }) => {
    if (!(await deleteKey(db, actor.user.id, params.id))) throw new AppError('not_found')
    return DONE
  })
}
