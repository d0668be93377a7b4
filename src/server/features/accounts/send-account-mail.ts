import { hashSecret, newSecret } from '../../platform/secret.ts'
import type { Services } from '../../platform/services.ts'
import { accountMailText } from './mail.ts'
import { findUser, insertMailToken } from './queries.ts'

const LIFETIME_MS = { confirm: 7 * 86_400_000, reset: 3_600_000 } as const
const PAGE = { confirm: 'confirm', reset: 'reset' } as const

/** Writes the mail with a fresh link and hands it to the mailer; a retry makes another link, and the old one expires. */
export async function sendAccountMail(
  { db, clock, env, mailer }: Services,
  { userId, kind }: { userId: number; kind: 'confirm' | 'reset' },
): Promise<void> {
  const user = await findUser(db, userId)
  if (!user || (kind === 'confirm' && user.emailConfirmedAt)) return
  const token = newSecret()
  const expiresAt = new Date(clock().getTime() + LIFETIME_MS[kind])
  await insertMailToken(db, { tokenHash: hashSecret(token), userId, purpose: kind, email: user.email, expiresAt })
  const link = `${env.PUBLIC_URL}/${PAGE[kind]}?token=${token}`
  await mailer.send({
    to: user.email,
    ...accountMailText(kind, user.lang, { firstName: user.emailConfirmedAt ? user.firstName : null, link }),
  })
}
