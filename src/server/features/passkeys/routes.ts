import type { Passkey } from '#contract/passkeys.ts'
import type { Bind } from '../../http/bind.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { freshUntil } from '#core/actors/api.ts'
import { addPasskey, beginPasskey } from './add-passkey.ts'
import { listPasskeys, renamePasskey, type PasskeyRow } from './queries.ts'
import { removePasskey } from './remove-passkey.ts'
import { beginProof, beginSignIn, proveByPasskey } from './use-passkey.ts'

const DONE = { status: 'success' } as const

const present = ({ id, name, createdAt, lastUsedAt, backedUp }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
  synced: backedUp,
})

/** Options as they travel. */
const given = (options: object) => ({ ...DONE, options: { ...options } })

export function passkeysRoutes(bind: Bind, services: Services): void {
  const { db } = services

  bind('GET /account/passkeys', async ({ actor }) => (await listPasskeys(db, actor.user.id)).map(present))

  bind('POST /account/passkeys/options', async ({ actor, caller }) =>
    given(await beginPasskey(services, actor, caller.host)),
  )

  bind('POST /account/passkeys', async ({ actor, body, caller: { host } }) => ({
    ...DONE,
    passkey: present(await addPasskey(services, actor, { ...body, host })),
  }))

  bind('PATCH /account/passkeys/:id', async ({ actor, params, body }) => {
    if (!(await renamePasskey(db, actor.user.id, params.id, body.name))) throw new AppError('not_found')
    return DONE
  })

  bind('DELETE /account/passkeys/:id', async ({ actor, params }) => {
    await removePasskey(services, actor, params.id)
    return DONE
  })

  bind('POST /login/passkey/options', async ({ caller }) => given(await beginSignIn(services, caller)))

  bind('POST /account/proof/passkey/options', async ({ actor, caller }) =>
    given(await beginProof(services, actor, caller.host)),
  )

  bind('POST /account/proof/passkey', async ({ actor, body, caller }) => {
    const until = await freshUntil(services, await proveByPasskey(services, actor, body.response, caller.host))
    if (!until) throw new AppError('proof_required')
    return { ...DONE, fresh_until: until.toISOString() }
  })
}
