import type { CallOutput } from '#contract/api.ts'
import type { PersonRow } from '../people/api.ts'

type ApiPerson = CallOutput<'GET /v1/people'>['people'][number]

/** Somebody saved, with the birth as the calls for charts and transits take it. */
export function presentApiPerson(row: PersonRow): ApiPerson {
  const { id, name, relation, birthdate, birthtime, birthtimeUnknown, birthplace, placeId } = row
  const clock = row.birthOffset ?? row.birthClock
  return {
    id,
    name,
    relation,
    birth: {
      date: birthdate,
      ...(birthtime !== null && !birthtimeUnknown && { time: birthtime }),
      place: birthplace,
      place_id: placeId,
      ...(clock !== null && { clock }),
      ...(row.birthFold === 1 && { occurrence: 'second' as const }),
    },
  }
}
