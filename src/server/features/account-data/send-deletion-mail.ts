import type { Receipt } from '#contract/account-data.ts'
import { newSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { deletionMailText } from './mail.ts'

/**
 * Tells the owner of an account that it is gone. Sent at once and tried once: a job would keep the address of somebody
 * whose data are deleted. An address that nobody has confirmed may be a stranger's and gets nothing.
 */
export async function sendDeletionMail(
  { env, mailer, log }: Pick<Services, 'env' | 'mailer' | 'log'>,
  user: Pick<User, 'email' | 'emailConfirmedAt' | 'firstName' | 'lang' | 'timeZone'>,
  { code, erased_at: at }: Pick<Receipt, 'code' | 'erased_at'>,
  notes: readonly string[],
): Promise<void> {
  if (!user.emailConfirmedAt) return
  const text = deletionMailText(user.lang, {
    firstName: user.firstName,
    at: new Date(at),
    timeZone: user.timeZone ?? 'UTC',
    code,
    notes,
    link: `${env.PUBLIC_URL}/api/erasure/${code}`,
  })
  try {
    await mailer.send({ id: newSecret(), to: user.email, ...text })
  } catch {
    // What a mail server answers may name the address, which is to be forgotten.
    log.warn('the mail on a deleted account could not be sent')
  }
}
