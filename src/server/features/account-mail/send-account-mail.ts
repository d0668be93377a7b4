import type { Db } from '#platform/database/database.ts'
import { hashSecret, newSecret } from '#platform/secret.ts'
import type { Mail } from '#platform/mail/mailer.ts'
import type { Services } from '#platform/services.ts'
import { EMAIL_CHANGE_MS, findUserByEmail, lockUser, pendingEmailOf, type User } from '#core/users/api.ts'
import { mayMailStranger } from '#platform/mail/may-mail-stranger.ts'
import { accountMailText, NOTICES, type AccountMail, type Notice } from './mail.ts'
import { insertMailToken } from './queries.ts'
import type { TokenPurpose } from './tables.ts'

const CONFIRM_MS = 7 * 86_400_000
const RESET_MS = 3_600_000

/** Where a notice leads: whoever's password was changed by another can't sign in, and asks for a new one. */
const NOTICE_PATHS: Record<Notice, string> = {
  email_changed: '/support',
  password_changed: '/?showModal=forgot',
  second_factor_on: '/settings',
  second_factor_off: '/settings',
  passkey_added: '/settings#passkeys',
  passkey_removed: '/settings#passkeys',
  api_key_added: '/settings#api-keys',
  app_connected: '/settings#connected-apps',
  correction_granted: '/settings#details',
  correction_refused: '/settings#details',
  provider_linked: '/settings',
}
const isNotice = (kind: AccountMail): kind is Notice => NOTICES.some((notice) => notice === kind)

/** Writes the mail with a fresh link and hands it to the mailer; a retry makes another link beside the first. */
export async function sendAccountMail(
  services: Services,
  {
    userId,
    kind,
    formerEmail,
    beyondLimit,
    provider,
  }: {
    userId: number
    kind: AccountMail
    formerEmail?: string | undefined
    beyondLimit?: boolean | undefined
    provider?: string | undefined
  },
  jobId: string,
): Promise<void> {
  // The person stays while their link is made: whose account is deleted meanwhile gets none.
  const mail = await services.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    const written = user && (await writeMail({ ...services, db: tx }, user, kind, provider))
    // Who had the account's address until now, and had confirmed it, learns where its mails go.
    return written && formerEmail !== undefined ? { ...written, to: formerEmail } : written
  })
  if (!mail) return
  const { isProven, ...letter } = mail
  if (!isProven && !beyondLimit && !(await mayMailStranger(services.db, letter.to, services.clock())))
    return services.log.warn('a mail to an unconfirmed address was left out: it has had enough today', { user: userId })
  await services.mailer.send({ id: jobId, ...letter })
}

/** `isProven`: somebody has shown that the address is theirs. */
type Written = Omit<Mail, 'id'> & { isProven: boolean }

async function writeMail(
  services: Services,
  user: User,
  kind: AccountMail,
  provider: string | undefined,
): Promise<Written | undefined> {
  if (kind === 'email_new' || kind === 'email_old') return writeChangeMail(services, user, kind)
  if (kind === 'confirm' && user.emailConfirmedAt) return undefined
  const { db, clock, env } = services
  const isProven = user.emailConfirmedAt !== null
  if (isNotice(kind)) {
    // Whose address nobody has confirmed has done nothing here that they would have to be warned of.
    if (!isProven) return undefined
    const about = {
      firstName: user.firstName,
      email: user.email,
      link: env.PUBLIC_URL + NOTICE_PATHS[kind],
      provider: env.SIGN_IN.find(({ id }) => id === provider)?.titles[user.lang],
    }
    return { to: user.email, isProven, ...accountMailText(kind, user.lang, about) }
  }
  const token = await newMailToken(db, user.id, {
    purpose: kind,
    email: user.email,
    expiresAt: new Date(clock().getTime() + (kind === 'reset' ? RESET_MS : CONFIRM_MS)),
  })
  const link = `${env.PUBLIC_URL}/${kind}?token=${token}`
  const firstName = isProven ? user.firstName : null
  return { to: user.email, isProven, ...accountMailText(kind, user.lang, { firstName, link }) }
}

/** Makes the secret of a link that a mail carries. */
export async function newMailToken(
  db: Db,
  userId: number,
  about: { purpose: TokenPurpose; email: string; expiresAt: Date },
): Promise<string> {
  const token = newSecret()
  await insertMailToken(db, { tokenHash: hashSecret(token), userId, ...about })
  return token
}

/** To the address that is to be, or to the present one, which may also say that it wasn't them. */
async function writeChangeMail(
  { db, clock, env }: Services,
  user: User,
  kind: 'email_new' | 'email_old',
): Promise<Written | undefined> {
  const now = clock()
  const pending = pendingEmailOf(user, now)
  if (!pending) return undefined
  const { email } = pending
  const other = kind === 'email_new' ? await findUserByEmail(db, email) : undefined
  if (other && other.id !== user.id) {
    const signIn = `${env.PUBLIC_URL}/?showModal=login`
    return {
      to: email,
      isProven: false,
      ...accountMailText('email_taken', other.lang, { firstName: null, link: signIn }),
    }
  }
  // The links live as long as the change: a day from when it was asked for, however late the mail is.
  const expiresAt = new Date((user.pendingEmailAt ?? now).getTime() + EMAIL_CHANGE_MS)
  const link = `${env.PUBLIC_URL}/confirm?token=${await newMailToken(db, user.id, { purpose: kind, email, expiresAt })}`
  if (kind === 'email_new') {
    const words = user.emailConfirmedAt ? kind : 'email_first'
    return { to: email, isProven: false, ...accountMailText(words, user.lang, { firstName: null, link, email }) }
  }
  const undo = await newMailToken(db, user.id, { purpose: 'email_undo', email, expiresAt })
  const undoLink = `${env.PUBLIC_URL}/confirm?undo=${undo}`
  const { firstName } = user
  return { to: user.email, isProven: true, ...accountMailText(kind, user.lang, { firstName, link, email, undoLink }) }
}
