import { findPlace } from '#astro/atlas/get-place.ts'
import { offsetText } from '#astro/birth-time/offset-text.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { birthChanged, offsetOfKept, type KeptBirth } from '#core/births/api.ts'
import { lockUser, updateUser, type User } from '#core/users/api.ts'
import { publish } from '#platform/events.ts'
import { lockPersonRow, updatePerson } from './queries.ts'

/**
 * Takes the instant that was proposed for a birth, or keeps the one it has: as an offset from Greenwich given by hand,
 * so that it isn't proposed again. Neither is a correction.
 * @throws {AppError} not_found for nobody of this account, or where nothing is proposed
 */
export async function settleReview(
  services: Services,
  user: User,
  { choice, person }: { choice: 'accept' | 'keep'; person?: number | undefined },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const own = await lockUser(tx, user.id)
    const birth = person === undefined ? own : await lockPersonRow(tx, user.id, person)
    if (!birth?.birthReviewInstant) throw new AppError('not_found')
    const changes = choice === 'accept' ? accepted(services, birth) : kept(birth)
    if (person !== undefined) await updatePerson(tx, user.id, person, changes)
    else {
      await updateUser(tx, user.id, changes)
      if (choice === 'accept') await publish(services, tx, birthChanged, { userId: user.id })
    }
  })
}

function accepted({ atlas }: Services, birth: KeptBirth & { placeId: string | null }) {
  const place = birth.placeId === null ? null : findPlace(atlas(), birth.placeId, 'en')
  return {
    birthInstant: birth.birthReviewInstant,
    birthReviewInstant: null,
    ...(place && { placeTimeZone: place.timeZone }),
  }
}

const kept = (birth: KeptBirth) => ({
  birthOffset: offsetText(offsetOfKept(birth)),
  birthClock: null,
  birthReviewInstant: null,
})
