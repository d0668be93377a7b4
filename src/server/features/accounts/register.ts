import type { RegisterBody } from '#contract/accounts.ts'
import type { MessageKey } from '#contract/messages/say.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { strangerMailsSpent } from '#platform/mail/may-mail-stranger.ts'
import { attemptsSpent, takeAttempt } from '#platform/rate-limit.ts'
import type { Services } from '#platform/services.ts'
import type { Actor } from '#core/actors/api.ts'
import type { Device } from '#core/sessions/api.ts'
import { findUserByEmail, insertUser } from '#core/users/api.ts'
import { usedOffersOf } from '#core/entitlements/api.ts'
import { choosePassword } from './choose-password.ts'
import type { PasswordOwner } from './password-score.ts'
import { emailTaken } from './email-taken.ts'
import { accountMail } from '../account-mail/api.ts'
import { openSession } from '../devices/api.ts'
import { requireAge } from './require-age.ts'
import { payBeyond, requireWork } from '#platform/require-work.ts'
import { resolveWrittenBirth } from '#core/births/api.ts'

const PER_ADDRESS = { limit: 120, windowSeconds: 600 } as const
/** How often an hour somebody is told for nothing that an address has an account. */
const TAKEN = { limit: 5, windowSeconds: 3600 } as const

function marketingOf({ click_id, referrer, landing_page }: RegisterBody) {
  const given = Object.entries({ click_id, referrer, landing_page }).filter(([, value]) => value !== undefined)
  return given.length > 0 ? Object.fromEntries(given) : null
}

const ownerOf = ({ email, first_name, last_name, birthdate, birthplace }: RegisterBody): PasswordOwner => ({
  email,
  firstName: first_name,
  lastName: last_name,
  birthdate,
  birthplace,
})

/**
 * Opens an account, signs in, and sends the mail that confirms the address. Account, session and mail job are one
 * transaction: nothing is half-saved.
 */
export async function register(
  services: Services,
  body: RegisterBody,
  device: Device & { timeZone: string; declinesTracking?: boolean; proofOfWork?: string | undefined },
): Promise<{ actor: Actor; warnings: string[]; message: MessageKey }> {
  const { db, boss, clock } = services
  const now = clock()
  const hasPaid = await payBeyond(services, { key: `register:${device.ip}`, ...PER_ADDRESS }, device.proofOfWork)
  const { columns, warnings } = resolveWrittenBirth(services, body, body.lang)
  requireAge(columns.birthdate, device.timeZone, now)
  const taken = { key: `register-taken:${device.ip}`, ...TAKEN }
  const work = (retryAfterSeconds: number) =>
    requireWork(services, { about: taken.key, solution: device.proofOfWork, retryAfterSeconds })
  // One puzzle pays for one attempt, whatever it is about.
  const spent = hasPaid ? null : await attemptsSpent(db, taken, now)
  if (spent !== null) await work(spent)
  if (await findUserByEmail(db, body.email)) {
    // Many at once all find answers left at first; the last of them don't here.
    const wait = await takeAttempt(db, taken, now)
    if (wait !== null && spent === null && !hasPaid) await work(wait)
    throw emailTaken()
  }
  // Strangers may have spent what the address gets in a day: then its owner asks for the mail.
  const isUnmailed = (await strangerMailsSpent(db, body.email, now)) !== null
  const message = isUnmailed ? 'registered_unmailed' : 'registered'
  const passwordHash = await choosePassword(body.password, ownerOf(body))
  const actor = await db.transaction(async (tx) => {
    const user = await insertUser(tx, {
      email: body.email,
      passwordHash,
      firstName: body.first_name,
      lastName: body.last_name,
      gender: body.gender === undefined ? null : body.gender === 'female',
      lang: body.lang,
      ...columns,
      marketing: device.declinesTracking ? null : marketingOf(body),
      usedOffers: await usedOffersOf(services, tx, body.email),
      createdAt: now,
    })
    if (!user) throw emailTaken()
    await enqueue(boss, tx, accountMail, { userId: user.id, kind: 'confirm' })
    return openSession(tx, services, user, device)
  })
  return { actor, warnings, message }
}
