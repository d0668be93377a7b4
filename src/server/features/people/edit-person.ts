import type { PersonChanges } from '#contract/people.ts'
import { AppError, invalid } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import type { User } from '#core/users/api.ts'
import { choiceAfter, dateAfter, detailsChanged, placeFields, resolveBirth, resolvePlace } from '#core/births/api.ts'
import { publish } from '#platform/events.ts'
import { findPersonRow, updatePerson, type PersonColumns, type PersonRow } from './queries.ts'

/**
 * Changes what is named and leaves the rest; the birth is resolved anew.
 * @throws {AppError} not_found for nobody of this account, validation when place or time aren't understood
 */
export async function editPerson(
  services: Services,
  user: User,
  id: number,
  changes: PersonChanges,
): Promise<{ person: PersonRow; warnings: string[] }> {
  const before = await findPersonRow(services.db, user.id, id)
  if (!before) throw new AppError('not_found')
  const { columns, warnings } = birthAfter(services, user, before, changes)
  const person = await services.db.transaction(async (tx) => {
    const saved = await updatePerson(tx, user.id, id, {
      name: changes.name ?? before.name,
      relation: changes.relation ?? before.relation,
      groupName: changes.group ?? before.groupName,
      ...columns,
    })
    await publish(services, tx, detailsChanged, { user })
    return saved
  })
  if (!person) throw new AppError('not_found')
  return { person, warnings }
}

function birthAfter(
  services: Services,
  { lang }: User,
  before: PersonRow,
  changes: PersonChanges,
): { columns: Partial<PersonColumns>; warnings: string[] } {
  const { birthplace, birthplace_id: placeId } = changes
  const written = placeId !== undefined || birthplace !== undefined
  const found = written ? resolvePlace(services, { text: birthplace ?? '', id: placeId }, lang) : null
  const place = found?.place ?? {
    name: before.birthplace,
    timeZone: before.placeTimeZone,
    latitudeDeg: before.placeLatitudeDeg,
    longitudeDeg: before.placeLongitudeDeg,
  }
  const date = dateAfter(before, changes)
  const birthtime = timeAfter(before, changes)
  const corrected = found !== null || birthtime !== before.birthtime || date.birthdate !== before.birthdate
  const { choice: chosen, chosen: isChosen } = choiceAfter(before, changes, corrected, date.calendar)
  if (!corrected && !isChosen) return { columns: {}, warnings: [] }
  const civil = { birthdate: date.written ?? before.birthdate, birthtime, place, choice: chosen }
  const { birthdate, instant, warnings, choice } = resolveBirth(civil, services.clock(), lang)
  return {
    columns: {
      birthdate,
      birthtime,
      birthtimeUnknown: birthtime === null,
      ...(found && placeFields(birthplace ?? found.place.name, found.place)),
      birthInstant: instant,
      ...choice,
    },
    warnings: [...(found?.warnings ?? []), ...warnings],
  }
}

function timeAfter(before: PersonRow, { birthtime, birthtimeIDK }: PersonChanges): string | null {
  if (birthtimeIDK) return null
  const time = birthtime ?? before.birthtime
  if (birthtimeIDK === false && time === null) throw invalid({ birthtime: 'birthtime_required' })
  return time
}
