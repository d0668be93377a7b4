import { GROUPS, type Person } from '#contract/people.ts'

type Group = (typeof GROUPS)[number]

const BY_RELATION: Readonly<Record<string, Group>> = {
  partner: 'family',
  parent: 'family',
  child: 'family',
  sibling: 'family',
  friend: 'friends',
  colleague: 'work',
}

/** Among whom somebody is: where they were put, else where their relation puts them; nothing where neither says. */
export const groupOf = ({ group, relation }: Pick<Person, 'group' | 'relation'>): string =>
  group === '' ? (BY_RELATION[relation] ?? '') : group

/** The groups that there are people in: those of the product first, then the person's own by name. */
export function groupsOf(people: readonly Pick<Person, 'group' | 'relation'>[]): string[] {
  const used = new Set(people.map(groupOf))
  const known: readonly string[] = GROUPS
  const own = [...used].filter((group) => group !== '' && !known.includes(group))
  return [...GROUPS.filter((group) => used.has(group)), ...own.toSorted((a, b) => a.localeCompare(b))]
}
