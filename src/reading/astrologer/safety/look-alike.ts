import { TOPIC_PATTERNS } from './care-data.ts'
import { areOthersCalm } from './others-calm.ts'
import { matchersOf, says, weighed } from './read-distress.ts'

const lookAlike = matchersOf(TOPIC_PATTERNS.look_alike)
const meant = matchersOf(TOPIC_PATTERNS.meant)

/** Above this the words speak of danger, whatever stands beside it. */
export const RELEASED = 0.9

/** Whether a danger is said so plainly that no game or work beside it changes it. */
export const saysMeant = (text: string): boolean => says(text, meant)

/** A song, a game, a joke, a nurse after her shift: harmless unless something is said plainly beside it. */
export const isLookAlike = (text: string): boolean =>
  says(text, lookAlike) &&
  !saysMeant(text) &&
  weighed(text).sums.danger < RELEASED &&
  areOthersCalm(text, (clause) => says(clause, lookAlike))
