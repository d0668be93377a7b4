import { ONE_EDIT_FIELDS, type Account, type OneEditField, type SyncBody } from '#contract/accounts.ts'

/** The details as the form holds them. */
export interface Details {
  first_name: string
  last_name: string
  email: string
  birthdate: string
  birthtime: string
  birthtimeIDK: boolean
  birthplace: string
  birthplace_id: string
  gender: '' | 'male' | 'female'
}

const genderOf = (gender: boolean | null) => (gender === null ? '' : gender ? 'female' : 'male')

export const detailsOf = (account: Account): Details => ({
  first_name: account.first_name,
  last_name: account.last_name,
  email: account.email,
  birthdate: account.birthdate ?? '',
  birthtime: account.birthtime ?? '',
  birthtimeIDK: account.birthtimeIDK,
  birthplace: account.birthplace ?? '',
  birthplace_id: account.birthplace_id ?? '',
  gender: genderOf(account.gender),
})

/** Only what differs goes on the wire: sending a field again is no edit, but why tempt it. */
export function changesOf(account: Account, next: Details): SyncBody {
  const before = detailsOf(account)
  const changes: SyncBody = {}
  for (const field of ['first_name', 'last_name', 'email', 'birthdate'] as const)
    if (next[field].trim() !== before[field] && next[field].trim() !== '') changes[field] = next[field].trim()
  if (next.birthtimeIDK !== before.birthtimeIDK) changes.birthtimeIDK = next.birthtimeIDK
  if (!next.birthtimeIDK && next.birthtime && next.birthtime !== before.birthtime) changes.birthtime = next.birthtime
  const samePlace = next.birthplace_id
    ? next.birthplace_id === before.birthplace_id
    : next.birthplace === before.birthplace
  if (!samePlace && next.birthplace) {
    changes.birthplace = next.birthplace
    if (next.birthplace_id) changes.birthplace_id = next.birthplace_id
  }
  if (next.gender && next.gender !== before.gender) changes.gender = next.gender
  return changes
}

/** Which of the changes spend a field's only edit. */
export const spentBy = (changes: SyncBody): OneEditField[] =>
  ONE_EDIT_FIELDS.filter((field) => field in changes || (field === 'birthtime' && 'birthtimeIDK' in changes))

/** Whether a field may still be changed. An account whose counters can't be read is not locked here; the server decides. */
export function mayEdit(account: Account, field: OneEditField): boolean {
  try {
    const counters = JSON.parse(account.counters) as Partial<Record<string, number>>
    return counters[`user:${field}`] !== 0
  } catch {
    return true
  }
}

/** Without these there is no horoscope. */
export const isIncomplete = ({ birthdate, birthplace, first_name: firstName }: Account) =>
  !birthdate || !birthplace || !firstName
