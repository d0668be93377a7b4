import { LANGS } from '#language/lang.ts'
import { learnKinds } from './questions/learn-kinds.ts'

/**
 * Learns what stands in `src/reading/astrologer/understanding/learned/data` from questions with their kinds, `test/questions/train`: by linear
 * support vector machines, one for each kind. `node scripts/learn-kinds.ts` writes the weights and says how often the kind is right of
 * questions that were not learned from, a fifth at a time; with `check` it only says so, with `quick` it only writes; `en` or `ru` for
 * one language; `list` prints the questions that were taken for another kind; `matters` learns the matters of life instead, from
 * `test/questions/train/matters`.
 */
const flags = process.argv.slice(2)
for (const lang of LANGS.filter((one) => flags.includes(one) || LANGS.every((other) => !flags.includes(other))))
  learnKinds(flags.includes('matters') ? 'matters' : 'kinds', lang, flags)
