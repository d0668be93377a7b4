import { say } from '#contract/messages/say.ts'
import type { Bind } from '../../http/bind.ts'
import { deleteSession } from '#core/sessions/api.ts'
import { accountPreload } from './queries.ts'
import { AppError } from '#platform/app-error.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { cancelEmailChange, resendEmailChange, undoEmailChange } from './change-email.ts'
import { confirmEmail, lookAtLink, resendConfirmation } from './confirm-email.ts'
import { keepOrigin } from './keep-origin.ts'
import { login, loginWithTicket } from './login.ts'
import { presentAccount, presentSignedIn } from './present.ts'
import { presentBirthTime } from './present-birth-time.ts'
import { renewSession } from '../devices/api.ts'
import { loginWithPasskey } from '../passkeys/api.ts'
import { previewBirthTime } from './preview-birth-time.ts'
import { register } from './register.ts'
import { requestReset, resetPassword } from './reset-password.ts'
import { syncAccount } from './sync-account.ts'

export function accountsRoutes(bind: Bind, services: Services): void {
  const { db } = services

  bind('GET /sync', ({ actor, preload }) => presentAccount(services, actor, preload), accountPreload)

  bind('POST /sync', async ({ actor, body }) => {
    const saved = await syncAccount(services, actor, body)
    return presentSignedIn(services, saved.actor, saved)
  })

  bind('POST /register', async ({ body, caller }) => {
    const { actor, ...told } = await register(services, body, caller)
    return presentSignedIn(services, actor, told)
  })

  bind('POST /login', async ({ body, caller }) => presentSignedIn(services, await login(services, body, caller)))

  bind('POST /login/code', async ({ body, caller }) =>
    presentSignedIn(services, await loginWithTicket(services, body, caller)),
  )

  bind('POST /login/passkey', async ({ body, caller }) =>
    presentSignedIn(services, await loginWithPasskey(services, body.response, caller)),
  )

  bind('POST /session/cookie', async ({ actor, caller }) => {
    if (!caller.isSite) throw new AppError('bad_request')
    return presentAccount(services, await renewSession(services, actor, caller))
  })

  bind('POST /logout', async ({ actor, caller }) => {
    await deleteSession(db, hashSecret(actor.token))
    caller.endSession('everything')
    return { status: 'success' }
  })

  bind('POST /resetPassword', async ({ body, caller }) => {
    if (body.token !== undefined) {
      const actor = await resetPassword(services, body, caller)
      if (!actor) caller.endSession('cookies')
      return actor
        ? presentSignedIn(services, actor)
        : { status: 'success', message: say(caller.lang, 'password_set_sign_in') }
    }
    await requestReset(services, body.email, caller)
    return { status: 'success', message: say(caller.lang, 'reset_sent') }
  })

  bind('POST /confirm/email', async ({ body, caller }) => {
    const { step, actor } = await confirmEmail(services, body, caller)
    if (actor) return presentSignedIn(services, actor)
    const message = { confirmed: undefined, half: 'email_half', changed: 'email_changed' } as const
    const key = message[step]
    return { status: 'success', ...(key && { message: say(caller.lang, key) }) }
  })

  bind('POST /confirm/link', ({ body, caller }) => lookAtLink(services, body.token, caller.userId))

  bind('POST /account/email-change/resend', async ({ actor, caller }) => {
    await resendEmailChange(services, actor, caller)
    return { status: 'success', message: say(caller.lang, 'confirmation_sent') }
  })

  bind('DELETE /account/email-change', async ({ actor }) => {
    await cancelEmailChange(services, actor)
    return { status: 'success' }
  })

  bind('POST /account/email-change/undo', async ({ body, caller }) => {
    await undoEmailChange(services, body.token)
    caller.endSession('cookies')
    return { status: 'success', message: say(caller.lang, 'email_undone') }
  })

  bind('POST /confirm/resend', async ({ actor, caller }) => {
    await resendConfirmation(services, actor, caller)
    return { status: 'success', message: say(caller.lang, 'confirmation_sent') }
  })

  bind('POST /birth-time', async ({ body, caller }) => {
    const lang = body.lang ?? caller.lang
    return presentBirthTime(services, await previewBirthTime(services, body, { lang, ip: caller.ip }), lang)
  })

  bind('POST /setRegisterInfo', async ({ actor, body, caller }) => {
    await keepOrigin(services, actor.user.id, body, caller)
    return { status: 'success' }
  })
}
