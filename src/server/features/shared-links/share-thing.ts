import { isMadeOfBirth } from '#product/shared-links.ts'
import { AppError, invalid } from '#platform/app-error.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import { hashSecret, newSecret } from '#platform/secret.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { findChart } from '../charts/api.ts'
import { requireShown } from '../reports/api.ts'
import { upsertLink, type SharedLinkRow, type SharedTarget } from './queries.ts'

/** More than anybody makes. */
const PER_PERSON = { limit: 60, windowSeconds: 3600 } as const

/**
 * Makes a public link to a chart or a report of the person's own. One that there is gets a new address, and its old one is
 * no address any more.
 * @throws {AppError} not_found for nothing of theirs, and for a report whose payment was given back; conflict for one that
 * isn't written; validation on `show_birth` for one that can't be told without the birth; rate_limited.
 */
export async function shareThing(
  services: Services,
  user: User,
  { hash, showsBirth }: { hash: string; showsBirth: boolean },
): Promise<{ link: SharedLinkRow; token: string }> {
  const { db, clock } = services
  await countAttempt(db, { key: `share:${user.id}`, ...PER_PERSON }, clock())
  const target = await targetOf(services, user, { hash, showsBirth })
  const token = newSecret()
  const link = await upsertLink(db, target, {
    userId: user.id,
    tokenHash: hashSecret(token),
    showsBirth,
    madeAt: clock(),
  })
  if (!link) throw new AppError('internal')
  return { link, token }
}

async function targetOf(
  services: Services,
  user: User,
  { hash, showsBirth }: { hash: string; showsBirth: boolean },
): Promise<SharedTarget> {
  if (await findChart(services.db, user.id, hash)) return { chartHash: hash }
  const { type } = await requireShown(services, user, hash)
  if (isMadeOfBirth(type) && !showsBirth) throw invalid({ show_birth: 'link_made_of_birth' })
  return { reportHash: hash }
}
