import { SITUATION_PATTERNS } from './care-data.ts'
import { DANGER_CLASSES, type DangerClass } from './danger-labels.ts'
import { classesTold, matchersOf, says, weighed } from './read-distress.ts'
import { CLASSES_OF, SITUATIONS, type Situation } from './situation.ts'

const told = SITUATIONS.map((name) => [name, matchersOf(SITUATION_PATTERNS[name])] as const)

/** So many classes that weigh most may be meant. */
const FIRST = 1

/** The situation that a message of danger tells of; null where none does. */
export function situationIn(text: string, isByChild: boolean): Situation | null {
  const { sums } = weighed(text)
  const ranked: readonly DangerClass[] = DANGER_CLASSES.toSorted((a, b) => sums[b] - sums[a]).slice(0, FIRST)
  const may = new Set<DangerClass>([...ranked, ...classesTold(text)])
  const found = told.find(
    ([name, of]) =>
      CLASSES_OF[name].some((one) => may.has(one)) && (name !== 'grooming' || isByChild) && says(text, of),
  )
  return found?.[0] ?? null
}
