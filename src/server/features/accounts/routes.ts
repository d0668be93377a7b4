import { say } from '#contract/messages/say.ts'
import type { Bind } from '../../http/bind.ts'
import { deleteSession, updateUser } from './queries.ts'
import { hashSecret } from '../../platform/secret.ts'
import type { Services } from '../../platform/services.ts'
import { confirmEmail, resendConfirmation } from './confirm-email.ts'
import { login } from './login.ts'
import { presentAccount, presentSignedIn } from './present.ts'
import { register } from './register.ts'
import { requestReset, resetPassword } from './reset-password.ts'
import { syncAccount } from './sync-account.ts'

export function accountsRoutes(bind: Bind, services: Services): void {
  const { db } = services

  bind('GET /sync', ({ actor }) => presentAccount(services, actor))

  bind('POST /sync', async ({ actor, body }) => {
    const saved = await syncAccount(services, actor, body)
    return presentSignedIn(services, saved.actor, saved)
  })

  bind('POST /register', async ({ body, caller }) => {
    const { actor, warnings } = await register(services, body, caller)
    return presentSignedIn(services, actor, { message: 'registered', warnings })
  })

  bind('POST /login', async ({ body, caller }) => presentSignedIn(services, await login(services, body, caller)))

  bind('POST /logout', async ({ actor }) => {
    await deleteSession(db, hashSecret(actor.token))
    return { status: 'success' }
  })

  bind('POST /resetPassword', async ({ body, caller }) => {
    if (body.token !== undefined) return presentSignedIn(services, await resetPassword(services, body, caller))
    await requestReset(services, body.email, caller.ip)
    return { status: 'success', message: say(caller.lang, 'reset_sent') }
  })

  bind('POST /confirm/email', async ({ body }) => {
    await confirmEmail(services, body.token)
    return { status: 'success' }
  })

  bind('POST /confirm/resend', async ({ actor, caller }) => {
    await resendConfirmation(services, actor)
    return { status: 'success', message: say(caller.lang, 'confirmation_sent') }
  })

  bind('POST /setRegisterInfo', async ({ actor, body }) => {
    await updateUser(db, actor.user.id, { marketing: { ...actor.user.marketing, ...body } })
    return { status: 'success' }
  })
}
