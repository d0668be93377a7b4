import type { RegisterBody } from '#contract/accounts.ts'
import { enqueue } from '../../platform/jobs/job-queue.ts'
import { countAttempt } from '../../platform/rate-limit.ts'
import type { Services } from '../../platform/services.ts'
import { choosePassword } from './choose-password.ts'
import { emailTaken } from './email-taken.ts'
import type { Actor } from './find-actor.ts'
import { accountMail } from './job.ts'
import { openSession, type Device } from './open-session.ts'
import { findUserByEmail, insertUser } from './queries.ts'
import { resolveWrittenBirth } from './resolve-written-birth.ts'

const PER_ADDRESS = { limit: 120, windowSeconds: 600 } as const

function marketingOf({ click_id, referrer, landing_page }: RegisterBody) {
  const given = Object.entries({ click_id, referrer, landing_page }).filter(([, value]) => value !== undefined)
  return given.length > 0 ? Object.fromEntries(given) : null
}

/**
 * Opens an account, signs in, and sends the mail that confirms the address. Account, session and mail job are one
 * transaction: nothing is half-saved.
 */
export async function register(
  services: Services,
  body: RegisterBody,
  device: Device,
): Promise<{ actor: Actor; warnings: string[] }> {
  const { db, boss, clock } = services
  const now = clock()
  await countAttempt(db, { key: `register:${device.ip}`, ...PER_ADDRESS }, now)
  const { columns, warnings } = resolveWrittenBirth(services, body, body.lang)
  if (await findUserByEmail(db, body.email)) throw emailTaken()
  const passwordHash = await choosePassword(body.password, body.email)
  const actor = await db.transaction(async (tx) => {
    const user = await insertUser(tx, {
      email: body.email,
      passwordHash,
      firstName: body.first_name,
      lastName: body.last_name,
      gender: body.gender === undefined ? null : body.gender === 'female',
      lang: body.lang,
      ...columns,
      marketing: marketingOf(body),
      createdAt: now,
    })
    if (!user) throw emailTaken()
    await enqueue(boss, tx, accountMail, { userId: user.id, kind: 'confirm' })
    return openSession(tx, services, user, device)
  })
  return { actor, warnings }
}
