import { invalid } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { noted, type Actor } from '#core/actors/api.ts'
import { provePassword } from '#core/users/api.ts'
import { checkCode } from '../second-factor/api.ts'

/**
 * Checks the password, where there is one, and the code, where two-step sign-in is on. The code is looked at last, so that
 * it isn't spent on a mistyped password.
 * @throws {AppError} validation on `password` or `code`, rate_limited
 */
export async function checkProof(
  services: Services,
  { user }: Pick<Actor, 'user'>,
  { password, code }: { password?: string | undefined; code?: string | undefined },
): Promise<'password' | 'strong'> {
  if (user.secondFactorSince && code === undefined) throw invalid({ code: 'required' })
  // Who has neither password nor app shows it by a passkey, or by signing in with Google once more.
  if (user.passwordHash === null && !user.secondFactorSince) throw invalid({ password: 'password_none' })
  if (user.passwordHash !== null) await provePassword(services, user, { field: 'password', password })
  if (!user.secondFactorSince) return 'password'
  if (!(await checkCode(services, user.id, code ?? ''))) throw invalid({ code: 'code_wrong' })
  return 'strong'
}

/** Takes a proof and notes it on the session. @throws {AppError} validation, rate_limited */
export async function giveProof(
  services: Services,
  actor: Actor,
  given: { password?: string | undefined; code?: string | undefined },
): Promise<Actor> {
  const { passwordHash, secondFactorSince } = actor.user
  const kind = await checkProof(services, actor, given)
  return noted(services, actor, {
    strong: kind === 'strong',
    since: passwordHash === null ? secondFactorSince : null,
  })
}
