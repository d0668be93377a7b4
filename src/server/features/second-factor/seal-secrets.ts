import type { Services } from '#platform/services.ts'
import { aboutSecret } from './check-code.ts'
import { listUnsealed, replaceSecret } from './queries.ts'

/**
 * Seals the secrets that stand unsealed, of a time when PostgreSQL was run without `SECRET_KEY`; nothing without a key. In
 * several processes at once each is sealed once.
 */
export async function sealSecrets({ db, vault, log }: Pick<Services, 'db' | 'vault' | 'log'>): Promise<void> {
  if (!vault.isLocked) return
  const unsealed = await listUnsealed(db)
  for (const { userId, secret: from } of unsealed) {
    const about = aboutSecret(userId)
    await replaceSecret(db, userId, { from, to: vault.seal(vault.open(from, about), about) })
  }
  if (unsealed.length > 0)
    log.info('secrets of second factors that stood unsealed are sealed', { count: unsealed.length })
}
