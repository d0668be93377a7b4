import type { ApiScope } from '#product/api-scopes.ts'
import { MOST_API_KEYS } from '#product/api-scopes.ts'
import type { Actor } from '#core/actors/api.ts'
import { countKeys, insertKey, newKey, type ApiKeyRow } from '#core/api-keys/api.ts'
import { lockUser, proveConfirmed } from '#core/users/api.ts'
import { AppError } from '#platform/app-error.ts'
import { enqueue } from '#platform/jobs/job-queue.ts'
import { hashSecret, newSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import { accountMail } from '../account-mail/api.ts'

/**
 * Makes a key, which is told this once. Only for who has confirmed the address: else a stranger who typed it in would keep a
 * way into its owner's account.
 * @throws {AppError} email_unconfirmed; conflict for one too many
 */
export async function createKey(
  { db, boss, clock }: Services,
  { user }: Actor,
  { name, scopes }: { name: string; scopes: readonly ApiScope[] },
): Promise<{ key: string; row: ApiKeyRow }> {
  proveConfirmed(user)
  const { key, prefix } = newKey(newSecret())
  return db.transaction(async (tx) => {
    if (!(await lockUser(tx, user.id, 'update'))) throw new AppError('unauthenticated')
    if ((await countKeys(tx, user.id)) >= MOST_API_KEYS) throw new AppError('conflict', { message: 'keys_full' })
    const row = await insertKey(tx, {
      userId: user.id,
      keyHash: hashSecret(key),
      prefix,
      name,
      scopes: [...new Set(scopes)],
      createdAt: clock(),
    })
    await enqueue(boss, tx, accountMail, { userId: user.id, kind: 'api_key_added' })
    return { key, row }
  })
}
