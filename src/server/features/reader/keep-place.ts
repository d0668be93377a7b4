import type { User } from '#core/users/api.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { findReading } from './find-reading.ts'
import { findPlace, upsertPlace, type PlaceRow } from './queries.ts'

/**
 * Keeps where somebody is in a reading of their own, unless they were elsewhere in it later. A device whose clock is ahead
 * counts as now: it would win against every other for as long as it is.
 * @throws {AppError} not_found for a reading that isn't theirs
 */
export async function keepPlace(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: User,
  { hash, section, at }: { hash: string; section: string; at: string },
): Promise<PlaceRow> {
  const reading = await findReading(db, user.id, hash)
  const readAt = new Date(Math.min(Date.parse(at), clock().getTime()))
  await upsertPlace(db, user.id, reading, { section, readAt })
  const place = await findPlace(db, user.id, reading)
  if (!place) throw new AppError('not_found')
  return place
}
