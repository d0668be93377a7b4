export { birthOf, hasBirth, signsOf, type Birth } from './birth-of.ts'
export { birthMentions } from './domain/birth-mentions.ts'
export {
  asFields,
  birthCandidates,
  choiceOf,
  type BirthCandidates,
  type BirthChoice,
} from './domain/birth-candidates.ts'
export { doubtText, whyText } from './domain/doubt-text.ts'
export { choiceAfter, dateAfter, type DateAfter } from './domain/edit-birth.ts'
export { keptReadings } from './domain/kept-doubt.ts'
export { offsetOfKept, reviewedInstant } from './domain/reviewed-instant.ts'
export { birthChanged, detailsChanged } from './events.ts'
export { changedRules, rulesOf, sameRules, skyOf, withSkyOf, type WithRules } from './chart-rules.ts'
export { presentCandidate } from './present-candidate.ts'
export { presentKeptBirth, type KeptBirth } from './present-kept-birth.ts'
export { presentPlace } from './present-place.ts'
export { presentRead, territoryName } from './present-read.ts'
export { requireRange, resolveBirth, type ResolvedBirth } from './resolve-birth.ts'
export { namesakesOf, placeFields, resolvePlace } from './resolve-place.ts'
export { resolveWrittenBirth } from './resolve-written-birth.ts'
export { toldBirth } from './told-birth.ts'
