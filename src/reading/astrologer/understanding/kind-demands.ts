import type { Lang } from '#language/lang.ts'
import { FOLLOW_NAMES } from '../answers/follow/follow-names.ts'
import { wordsOfItsOwn } from './elliptic.ts'
import { KIND_WORDS } from './kind-words.ts'
import type { Intent, Understood } from '../question.ts'

const patternOf = (words: string): RegExp =>
  new RegExp(
    `(?<=^| )(?:${words
      .split(' ')
      .map((word) => word.replace('*', '\\p{L}*'))
      .join('|')})(?= |$)`,
    'u',
  )
const PATTERNS = new Map(Object.entries(KIND_WORDS).map(([kind, words]) => [kind, patternOf(words)]))

const OF_SKY: readonly Intent[] = [
  'eclipse',
  'visibility',
  'phase',
  'retrograde',
  'void_moon',
  'lunar_day',
  'sky_place',
  'sky_day',
  'sky_aspect',
  'sky_touch',
  'transits_now',
  'transit',
  'period',
]
/** What goes on with an answer of certain kinds, and with no other. */
const ONLY_AFTER: Partial<Record<Intent, readonly Intent[]>> = { sky_touch: OF_SKY }
/** After which kinds one is asked without its words: "will we see it from here?", of an eclipse. */
const GIVEN: Partial<Record<Intent, readonly Intent[]>> = {
  visibility: ['eclipse', 'visibility', 'sky_touch'],
  allowance: ['my_plan', 'plan', 'prices', 'renewal_of_questions'],
}
/** So many questions back an answer is still gone on with. */
const MOST_BACK = 3

function isAfter(kinds: readonly Intent[], before: Understood | null): boolean {
  for (let one = before, back = 0; one && back < MOST_BACK; one = one.before, back++)
    if (kinds.includes(one.intent)) return true
  return false
}

/** What a question says, as far as a kind is asked by it. */
export interface Said {
  lang: Lang
  words: readonly string[]
  tagged: string
}

/** Whether a kind can be what a question asks, by its words and by what was asked before. */
export function mayBeAsked(kind: Intent, said: Said, before: Understood | null): boolean {
  const after = ONLY_AFTER[kind]
  if (after && !isAfter(after, before)) return false
  if (IN_FEW.has(kind)) return !lacksWords(kind, said) && goesOnOnly(kind, said)
  return before?.intent === kind || isAfter(GIVEN[kind] ?? [], before) || !lacksWords(kind, said)
}

/** Whether a question has none of the words without which a kind is never asked. */
const lacksWords = (kind: Intent, { words }: Said): boolean => PATTERNS.get(kind)?.test(words.join(' ')) === false

/** What goes on with an answer and has no matter of its own: "why?", "is that bad?". */
const IN_FEW: ReadonlySet<Intent> = new Set(FOLLOW_NAMES.filter((kind) => KIND_WORDS[kind] !== undefined))
/** A message with more words that such a kind isn't asked by is of something else. */
const MOST_OF_ITS_OWN = 2

/** Whether a message names no matter of its own besides what it does with the answer. */
function goesOnOnly(kind: Intent, said: Said): boolean {
  const own = wordsOfItsOwn(said.lang, said)
  const pattern = PATTERNS.get(kind)
  return own.filter((word) => pattern?.test(word) !== true).length <= MOST_OF_ITS_OWN
}
