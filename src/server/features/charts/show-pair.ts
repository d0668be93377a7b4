import type { PAIR_TYPES } from '#product/chart-types.ts'
import type { ShownChart } from '#contract/shown-chart.ts'
import { hasBirth } from '#core/births/api.ts'
import type { User } from '#core/users/api.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { showRead } from './get-shown-chart.ts'
import { readChart } from './read-chart.ts'

interface Pair {
  type: (typeof PAIR_TYPES)[number]
  timeZone: string
  /** Another account, what its owner is called, and what they are to the reader. */
  other: User
  name: string
  relation: string
}

/**
 * A chart of the reader's with another account, computed now and kept nowhere.
 * @throws {AppError} validation while a birth of the two is missing
 */
export function showPair(
  services: Services,
  reader: User,
  { type, timeZone, other, name, relation }: Pair,
): ShownChart {
  const { birthdate, placeLatitudeDeg, placeLongitudeDeg, placeTimeZone } = other
  if (!hasBirth(other) || birthdate === null || placeLatitudeDeg === null || placeLongitudeDeg === null)
    throw new AppError('validation', { message: 'birth_missing' })
  const person = {
    ...other,
    name,
    relation,
    userId: reader.id,
    birthdate,
    birthplace: other.birthplace ?? '',
    groupName: '',
    placeId: other.placeId ?? '',
    placeLatitudeDeg,
    placeLongitudeDeg,
    placeTimeZone: placeTimeZone ?? 'UTC',
  }
  const read = readChart(services, reader, timeZone, {
    id: 0,
    userId: reader.id,
    hash: '',
    type,
    personId: other.id,
    returnFor: null,
    placeId: null,
    placeName: null,
    placeLatitudeDeg: null,
    placeLongitudeDeg: null,
    placeTimeZone: null,
    rules: null,
    createdAt: services.clock(),
    person,
  })
  return showRead(services, reader, read, 'owner').chart
}
