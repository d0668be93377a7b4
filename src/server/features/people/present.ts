import type { Person } from '#contract/people.ts'
import type { Lang } from '#language/lang.ts'
import type { Services } from '#platform/services.ts'
import { presentKeptBirth } from '#core/births/api.ts'
import type { PersonRow } from './queries.ts'

export const presentPerson = (services: Services, row: PersonRow, lang: Lang): Person => ({
  id: row.id,
  name: row.name,
  relation: row.relation,
  group: row.groupName,
  birthdate: row.birthdate,
  birthtime: row.birthtime,
  birthtimeIDK: row.birthtimeUnknown,
  birthplace: row.birthplace,
  birthplace_id: row.placeId,
  ...presentKeptBirth(services, row, lang),
})
