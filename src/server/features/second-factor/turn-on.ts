import { randomBytes } from 'node:crypto'
import type { CallOutput } from '#contract/api.ts'
import { AppError, invalid } from '#platform/app-error.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { hashSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { proveFresh, type Actor } from '#core/actors/api.ts'
import { deleteOtherSessions, noteProof } from '#core/sessions/api.ts'
import { lockUser, proveConfirmed, provePassword, updateUser } from '#core/users/api.ts'
import { accountMail } from '../account-mail/api.ts'
import { aboutSecret, checkCode } from './check-code.ts'
import { base32, keyUri } from './domain/totp.ts'
import { confirmFactor, noteSecret, replaceRecoveryCodes } from './queries.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { encode } from 'uqr'

/** As long as the hash that codes are made with (RFC 4226, 4). */
const SECRET_BYTES = 20
const SALT_BYTES = 16

const isOn = () => new AppError('conflict', { message: 'second_factor_on' })

/**
 * Makes a secret for the app to scan. Nothing is asked for until a code has shown that the app has it. Only for who has
 * confirmed the address: else a stranger who typed it in would keep its owner out for good.
 * @throws {AppError} email_unconfirmed, conflict when it is on, validation for a wrong password, proof_required where there
 * is none, rate_limited, unavailable where the installation has no key to seal the secret with
 */
export async function beginSecondFactor(
  services: Services,
  actor: Actor,
  password: string | undefined,
): Promise<CallOutput<'POST /account/second-factor'>> {
  const { db, clock, vault } = services
  const { user } = actor
  proveConfirmed(user)
  if (user.secondFactorSince) throw isOn()
  if (!vault.isLocked) throw new AppError('unavailable', { message: 'second_factor_no_key' })
  if (user.passwordHash === null) await proveFresh(services, actor)
  else await provePassword(services, user, { field: 'password', password })
  const secret = randomBytes(SECRET_BYTES)
  await noteSecret(db, {
    userId: user.id,
    secret: vault.seal(secret.toString('base64url'), aboutSecret(user.id)),
    recoverySalt: randomBytes(SALT_BYTES).toString('base64url'),
    createdAt: clock(),
  })
  const uri = keyUri(secret, user.email)
  return { status: 'success', secret: base32(secret), uri, qr: qrPath(uri) }
}

/**
 * Turns it on by a first code, and gives the recovery codes. Other devices were let in without: they are signed out.
 * @throws {AppError} email_unconfirmed, conflict when it is on, validation on `code`, rate_limited
 */
export async function confirmSecondFactor(services: Services, actor: Actor, code: string): Promise<string[]> {
  const { db, boss, clock } = services
  const { id } = actor.user
  proveConfirmed(actor.user)
  if (actor.user.secondFactorSince) throw isOn()
  if (!(await checkCode(services, id, code))) throw invalid({ code: 'code_wrong' })
  const { codes, hashes, salt } = await makeRecoveryCodes(db, id)
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, id)
    if (!user || user.secondFactorSince) throw isOn()
    const now = clock()
    if (!(await confirmFactor(tx, id, salt, now))) throw invalid({ code: 'code_wrong' })
    await replaceRecoveryCodes(tx, id, hashes)
    await updateUser(tx, id, { secondFactorSince: now })
    const tokenHash = hashSecret(actor.token)
    await deleteOtherSessions(tx, id, tokenHash)
    // The code has just been shown, in this session, and the password before it, where there is one.
    await noteProof(tx, tokenHash, now, { strong: true, again: user.passwordHash !== null })
    await enqueue(boss, tx, accountMail, { userId: id, kind: 'second_factor_on' })
  })
  return codes
}

/** A QR code as one path of an SVG: its side in modules, quiet zone included, and the dark ones, joined by row. */
function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const rows = data.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  )
  return { size, path: rows.join('') }
}
