import { GROUPS, RELATIONS } from '#contract/people.ts'
import type { Words } from '../../i18n/dictionary.ts'
import type { peopleText } from './text.ts'

type PeopleWords = Words<(typeof peopleText)['en']>

/** What somebody is to the person, in words; empty where that isn't told. */
export function relationName(t: PeopleWords, relation: string): string {
  const known = RELATIONS.find((one) => one === relation)
  return known ? t.relations[known] : relation
}

/** What a group is called. */
export function groupName(t: PeopleWords, group: string): string {
  const known = GROUPS.find((one) => one === group)
  return known ? t.groups[known] : group
}
