import { hashSecret, newSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { AppError } from '#platform/app-error.ts'
import type { Actor } from '#core/actors/api.ts'
import { rememberDevice, replaceSession, type Device } from '#core/sessions/api.ts'

/**
 * Gives a session another token: the old one, which scripts could read, is dead. Its device has signed in before, so that
 * nobody is told of a new one.
 * @throws {AppError} unauthenticated when the session has just been renewed or ended
 */
export async function renewSession({ db, clock }: Services, actor: Actor, device: Device): Promise<Actor> {
  const { user, token: old } = actor
  const token = newSecret()
  await db.transaction(async (tx) => {
    const { tokenHash: deviceHash } = await rememberDevice(tx, user.id, device, clock())
    const renewed = await replaceSession(
      tx,
      { userId: user.id, oldHash: hashSecret(old) },
      { tokenHash: hashSecret(token), deviceHash },
    )
    if (!renewed) throw new AppError('unauthenticated')
  })
  return { ...actor, token }
}
