import { isDeepStrictEqual } from 'node:util'
import type { ReportType } from '#product/catalogue/report.ts'
import { AppError } from '#platform/app-error.ts'
import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import type { PersonRow } from '../people/api.ts'
import { subjectOf } from './report-subject.ts'
import { findReportByKey, listAlike, type ReportRow } from './queries.ts'
import { partiesOf } from './report-parties.ts'

/** For how long a second order of the same is taken for the first one sent again. */
const REPEAT_MS = 3_600_000

/** What is ordered, as far as it decides what the report says. */
export interface Ordered {
  type: ReportType
  person: PersonRow | null
  placeIds: readonly string[]
  idempotencyKey: string | undefined
}

/**
 * The report that an order asks for again: pressed twice, in two tabs, or sent anew after a lost answer. It is one of the
 * same kind, people and cities that is not ready yet or was ordered within the hour, and that was not begun from a birth
 * corrected since. An order with a new key asks for another report on purpose. Whoever calls this holds the person's row.
 * @throws {AppError} conflict for a key that named an order of something else.
 */
export async function findRepeated(
  { clock, reportModule }: Pick<Services, 'clock' | 'reportModule'>,
  tx: Db,
  user: User,
  { type, person, placeIds, idempotencyKey }: Ordered,
): Promise<ReportRow | undefined> {
  const personId = person?.id ?? null
  if (idempotencyKey !== undefined) {
    const named = await findReportByKey(tx, user.id, idempotencyKey)
    if (!named) return undefined
    const isSame =
      named.type === type && named.personId === personId && isDeepStrictEqual(named.placeIds, [...placeIds])
    if (!isSame) throw new AppError('conflict', { message: 'idempotency_key_used' })
    return named
  }
  const module = reportModule(type)
  if (!module) return undefined
  const now = clock()
  const since = new Date(now.getTime() - REPEAT_MS)
  const present = subjectOf(module, partiesOf(user, { person, placeIds: [...placeIds] }), now)
  const alike = await listAlike(tx, { userId: user.id, type, personId, placeIds: [...placeIds] }, since)
  return alike.find(
    ({ subject }) =>
      subject === null || isDeepStrictEqual([subject.person, subject.other], [present.person, present.other]),
  )
}
