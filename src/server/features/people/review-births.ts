import { findPlace } from '#astro/atlas/get-place.ts'
import type { BirthPlace } from '#astro/birth-time/birth-time.ts'
import type { Services } from '#platform/services.ts'
import { reviewedInstant } from '#core/births/api.ts'
import { BIRTH_TABLES, birthsAfter, countProposed, proposeInstant } from './queries.ts'

const AT_ONCE = 500

type Row = Awaited<ReturnType<typeof birthsAfter>>[number]

/**
 * Finds births whose instant is another by what is known of their clocks today. Their owners keep what they have until
 * they agree; what has been proposed and is proposed no more is taken back.
 */
export async function reviewBirths(services: Services): Promise<{ looked: number; waiting: number }> {
  const { db } = services
  let looked = 0
  for (const table of BIRTH_TABLES) {
    for (let after = 0; ;) {
      const rows = await birthsAfter(db, table, after, AT_ONCE)
      for (const row of rows) {
        const proposed = reviewedInstant(row, placeNow(services, row))
        const isNews = proposed?.getTime() !== row.birthReviewInstant?.getTime()
        if (isNews && row.birthInstant)
          await proposeInstant(db, table, { id: row.id, birthInstant: row.birthInstant }, proposed)
      }
      looked += rows.length
      after = rows.at(-1)?.id ?? after
      if (rows.length < AT_ONCE) break
    }
  }
  return { looked, waiting: await countProposed(db) }
}

/** The place with the zone that the atlas gives it today. */
function placeNow({ atlas }: Services, row: Row): BirthPlace {
  const known = row.placeId === null ? null : findPlace(atlas(), row.placeId, 'en')
  return {
    latitudeDeg: row.placeLatitudeDeg ?? undefined,
    longitudeDeg: row.placeLongitudeDeg ?? 0,
    timeZone: known?.timeZone ?? row.placeTimeZone ?? 'UTC',
  }
}
