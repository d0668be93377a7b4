import { ONE_EDIT_FIELDS, type Account, type OneEditField, type SyncBody } from '#contract/accounts.ts'
import { valuesOfKept, type BirthValues } from '../birth-time/birth-values.ts'

/** The details as the form holds them. */
export interface Details extends BirthValues {
  first_name: string
  last_name: string
  email: string
  birthtimeIDK: boolean
  gender: '' | 'male' | 'female'
}

const genderOf = (gender: boolean | null) => (gender === null ? '' : gender ? 'female' : 'male')

export const detailsOf = (account: Account): Details => ({
  first_name: account.first_name,
  last_name: account.last_name,
  email: account.email,
  ...valuesOfKept(account),
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
  Object.assign(changes, choiceOf(before, next))
  if (next.gender && next.gender !== before.gender) changes.gender = next.gender
  return changes
}

/** How date and time are to be read, where that is another way than before. A date goes with its calendar. */
function choiceOf(before: Details, next: Details): SyncBody {
  const choice: SyncBody = {}
  const calendar = next.birth_calendar || 'gregorian'
  if (calendar !== before.birth_calendar || next.birthdate !== before.birthdate) choice.birth_calendar = calendar
  if (next.birthtimeIDK) return choice
  if (next.birth_offset !== '')
    return next.birth_offset === before.birth_offset ? choice : { ...choice, birth_offset: next.birth_offset }
  if (next.birth_clock !== '' && (next.birth_clock !== before.birth_clock || before.birth_offset !== ''))
    choice.birth_clock = next.birth_clock
  const fold = next.birth_fold === '1' ? 1 : 0
  if (next.birth_fold !== before.birth_fold || (choice.birth_clock !== undefined && fold === 1))
    choice.birth_fold = fold
  return choice
}

/** Which of the changes spend a field's only edit. */
export const spentBy = (changes: SyncBody): OneEditField[] =>
  ONE_EDIT_FIELDS.filter(
    (field) => field in changes || (field === 'birthtime' && ('birthtimeIDK' in changes || 'birth_offset' in changes)),
  )

/** Whether a field may still be changed. An account whose counters can't be read is not locked here; the server decides. */
export function mayEdit(account: Pick<Account, 'counters'>, field: OneEditField): boolean {
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

/** Whether date, time or place of birth may not be changed any more. */
export const isBirthSpent = (account: Pick<Account, 'counters'>): boolean =>
  (['birthdate', 'birthtime', 'birthplace'] as const).some((field) => !mayEdit(account, field))
