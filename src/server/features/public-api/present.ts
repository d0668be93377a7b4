import type { CallOutput } from '#contract/api.ts'
import type { User } from '#core/users/api.ts'
import type { PersonRow } from '../people/api.ts'

type ApiPerson = CallOutput<'GET /v1/people'>['people'][number]

type ApiBirth = ApiPerson['birth']

/** Somebody saved, with the birth as the calls for charts and transits take it. */
export const presentApiPerson = (row: PersonRow): ApiPerson => ({
  id: row.id,
  name: row.name,
  relation: row.relation,
  birth: birthAsked(row, row),
})

/** The birth of an account; null while it isn't complete. */
export const presentOwnBirth = (user: User): ApiBirth | null =>
  user.birthdate === null || user.birthplace === null
    ? null
    : birthAsked(user, { birthdate: user.birthdate, birthplace: user.birthplace })

type KeptHour = Pick<PersonRow, 'birthtime' | 'birthtimeUnknown' | 'birthOffset' | 'birthClock' | 'birthFold'>

function birthAsked(
  kept: KeptHour & { placeId: string | null },
  { birthdate, birthplace }: { birthdate: string; birthplace: string },
): ApiBirth {
  const { birthtime, birthtimeUnknown, placeId } = kept
  const clock = kept.birthOffset ?? kept.birthClock
  return {
    date: birthdate,
    ...(birthtime !== null && !birthtimeUnknown && { time: birthtime }),
    place: birthplace,
    ...(placeId !== null && { place_id: placeId }),
    ...(clock !== null && { clock }),
    ...(kept.birthFold === 1 && { occurrence: 'second' as const }),
  }
}
