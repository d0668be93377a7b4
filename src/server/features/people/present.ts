import type { Person } from '#contract/people.ts'
import type { PersonRow } from './queries.ts'

export const presentPerson = (row: PersonRow): Person => ({
  id: row.id,
  name: row.name,
  relation: row.relation,
  birthdate: row.birthdate,
  birthtime: row.birthtime,
  birthtimeIDK: row.birthtimeUnknown,
  birthplace: row.birthplace,
  birthplace_id: row.placeId,
})
