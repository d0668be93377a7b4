import type { BirthTimeBody } from '#contract/birth-time.ts'
import { BirthDate, BirthTime, PlaceId } from '#contract/field.ts'
import type { BirthValues } from './birth-values.ts'
import { isOldStyleOnly } from './old-style-only.ts'
import { readOffset } from './read-offset.ts'

/** The question, as its JSON, so that equal ones are one; empty while date or place are missing. */
export function questionOf(birth: BirthValues, isPlaceLeft: boolean): string {
  const { birthdate, birthplace, birthplace_id: id, birth_calendar: calendar, birth_offset: offset } = birth
  if (!BirthDate.safeParse(birthdate).success || !PlaceId.safeParse(id).success || (id === '' && !isPlaceLeft))
    return ''
  const time = birth.birthtimeIDK === true ? undefined : BirthTime.safeParse(birth.birthtime).data
  const body: Partial<BirthTimeBody> = {
    birthdate,
    birthtime: time,
    birthplace,
    birthplace_id: id || undefined,
    birth_calendar: isOldStyleOnly(birthdate) ? 'julian' : calendar || undefined,
    birth_offset: time === undefined ? undefined : (readOffset(offset) ?? undefined),
  }
  return JSON.stringify(body)
}
