import type { Receipt } from '#contract/account-data.ts'
import { type Actor, needsStrongProof, proveAgain, proveFresh } from '#core/actors/api.ts'
import { accountDeleted, deleteUser, lockUser, personalDataAsked, provePassword, type User } from '#core/users/api.ts'
import { publish } from '#platform/events.ts'
import { AppError } from '#platform/app-error.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { rememberOffers } from '#core/entitlements/api.ts'
import { checkProof } from '../proof/api.ts'
import { countOf, forgetAttemptsOf, forgetJobs, insertReceipt, personalTables } from './queries.ts'
import { hashSecret, newSecret } from '#platform/secret.ts'
import { deletionMailText } from './mail.ts'

/** What is told of an account that is gone: what it held, and what becomes of what was paid and not delivered. */
interface Erased {
  receipt: Receipt
  notes: readonly string[]
}

/**
 * Deletes an account, as its owner asks: by its password and, where two-step sign-in is on, a code; or by its address, typed
 * again, and a proof of the last minutes beside having signed in.
 * @throws {AppError} validation for a wrong password, code or address; proof_required; rate_limited.
 */
export async function deleteAccount(
  services: Services,
  actor: Actor,
  given: { password?: string | undefined; code?: string | undefined; email?: string | undefined },
): Promise<Erased> {
  const { user } = actor
  const hasPassword = user.passwordHash !== null
  if (given.email === undefined && (given.password !== undefined || hasPassword))
    await proveByPassword(services, actor, given)
  else {
    proveAddress(user, given.email)
    await proveAgain(services, actor)
  }
  return eraseAccount(services, user, 'person')
}

async function proveByPassword(
  services: Services,
  actor: Actor,
  { password, code }: { password?: string | undefined; code?: string | undefined },
): Promise<void> {
  if (code !== undefined) {
    await checkProof(services, actor, { password, code })
    return
  }
  await provePassword(services, actor.user, { field: 'password', password })
  if (await needsStrongProof(services, actor.user)) await proveFresh(services, actor)
}

/**
 * Takes an account away: its rows, its files, the mails in the outbox, the counts of attempts. Subscriptions end at once,
 * so that nothing is charged any more, and consultations to come are canceled. The books keep the payments without the person (docs/decisions/0023). Its owner is
 * told by mail.
 * @throws {AppError} unauthenticated when it is gone already.
 */
export async function eraseAccount(
  services: Services,
  user: User,
  by: 'person' | 'staff',
  note: (tx: Db) => Promise<void> = async () => undefined,
): Promise<Erased> {
  const { db, storage, mailer, clock } = services
  const { files, receipt, notes } = await db.transaction(async (tx) => {
    await note(tx)
    const locked = await lockUser(tx, user.id, 'update')
    if (!locked) throw new AppError('unauthenticated')
    await rememberOffers(services, tx, locked)
    const held = { user: locked, tables: {}, files: new Set<string>() }
    await publish(services, tx, personalDataAsked, held)
    const made = await makeReceipt(tx, { ...held, schema: services.tables, now: clock() })
    await forgetJobs(tx, user.id)
    const told = { user: locked, by, notes: [] as string[] }
    await publish(services, tx, accountDeleted, told)
    await forgetAttemptsOf(tx, user)
    await deleteUser(tx, user.id)
    return { files: held.files, receipt: made, notes: told.notes }
  })
  for (const key of files) await storage.remove(key)
  for (const address of [user.email, user.pendingEmail]) if (address) await mailer.forget(address)
  await sendDeletionMail(services, user, receipt, notes)
  return { receipt, notes }
}

function proveAddress(user: User, email: string | undefined): void {
  if (email === undefined) throw new AppError('validation', { errors: { email: 'required' } })
  if (email.trim().toLowerCase() !== user.email.toLowerCase())
    throw new AppError('validation', { errors: { email: 'address_differs' } })
}

interface Held {
  user: User
  /** Rows that are theirs though no column says so, by table. */
  tables: Record<string, readonly unknown[]>
  files: ReadonlySet<string>
  schema: Services['tables']
  now: Date
}

/** Counts what an account holds just before it goes, and notes that under a code which only its owner is told. */
async function makeReceipt(tx: Db, { user, tables, files, schema, now }: Held): Promise<Receipt> {
  const deleted = [{ what: 'users', rows: 1 }]
  const kept: Receipt['kept'] = []
  for (const personal of personalTables(schema)) {
    const unsigned = tables[personal.name]?.length ?? 0
    const rows = unsigned + (await countOf(tx, personal, user.id))
    if (rows > 0) (personal.isKept ? kept : deleted).push({ what: personal.name, rows })
  }
  const code = newSecret()
  await insertReceipt(tx, { codeHash: hashSecret(code), at: now, deleted, kept, files: files.size })
  return { code, erased_at: now.toISOString(), deleted, kept, files: files.size }
}

/**
 * Tells the owner of an account that it is gone. Sent at once and tried once: a job would keep the address of somebody
 * whose data are deleted. An address that nobody has confirmed may be a stranger's and gets nothing.
 */
async function sendDeletionMail(
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
