import type { Lang } from '#language/lang.ts'
import type { Understood } from '../question.ts'
import { asksOfTwo } from '../understanding/life/life-form.ts'
import { MATTER_RULES, matterFormOf, matterOf, type Matter, type MatterForm } from '../understanding/life/matter.ts'
import type { Topic } from '../topics.ts'
import type { ThreadState } from './thread-state.ts'

/** A matter is gone on with for so many messages after it was named. */
const MOST_AGO = 4

/** What is said of another matter in passing, too: "is he thinking about me?" goes on with the one who left. */
const IN_PASSING: ReadonlySet<Matter> = new Set<Matter>([
  'crush',
  'quarrel',
  'anxiety',
  'patch',
  'burnout',
  'friendship',
])
/** Work in its several matters: a boss is spoken of in each of them. */
export const OF_WORK: ReadonlySet<Matter> = new Set<Matter>([
  'work',
  'application',
  'boss',
  'burnout',
  'risk',
  'offers',
  'hunt',
  'raise',
  'newjob',
  'refused',
])

/** A matter that was spoken of, of whom, and for which time. */
export interface Spoken {
  of: Matter
  persons: readonly number[]
  period: Understood['period']
}

/** The matter that the conversation is in; null where it has left it or never was in one. */
function spokenMatter(lang: Lang, state: ThreadState | null): Spoken | null {
  let one = state?.last ?? null
  for (let ago = 0; one && ago < MOST_AGO; ago++, one = one.before) {
    const of = one.matter?.of ?? matterOf(lang, one.words)
    if (of) return { of, persons: one.persons, period: one.period }
  }
  return null
}

/** What a message says of a matter. */
export interface MatterFrame {
  /** The one spoken of before, and the one that this message names by itself. */
  before: Spoken | null
  named: Matter | null
  form: MatterForm
  /** Whether it draws a conclusion from the answer before. */
  settles: boolean
  /** Whether it has words of any matter. */
  isTold: boolean
}

export function matterFrame(lang: Lang, text: string, { words }: Understood, state: ThreadState | null): MatterFrame {
  const before = spokenMatter(lang, state)
  const told = matterOf(lang, words)
  const own =
    told !== null && OF_CHILDREN.has(told) && !FLOWN.test(words.join(' ')) && words.some((word) => A_CHILD.test(word))
      ? 'child'
      : told === 'child' && words.includes('law')
        ? 'relatives'
        : told
  const settles = before !== null && SETTLES[lang].test(words.join(' '))
  const heard =
    own === 'boy_or_girl' && asksOfTwo(lang, words) ? 'whether' : matterFormOf(lang, words, text.includes('?'))
  // "And if he refuses?" goes on with what was spoken of.
  const isIf = heard === 'if' && (own === 'refused' || own === 'patch' || (own === 'moving' && words.includes('it')))
  const named = own !== null && before !== null && (isIf || isOfBefore(own, before.of, words)) ? null : own
  // "So it's the money one then", of a choice, and "so it's me then", of a feeling.
  const isChosen = settles && before !== null && (heard === 'tell' || heard === 'whether')
  const form = isChosen && STEPS.has(MATTER_RULES[before.of].topic) ? 'should' : heard
  return { before, named, form, settles, isTold: told !== null }
}

/** Whose children have left home speaks of oneself. */
const FLOWN =
  /(?<=^| )(?:(?:kids|children|sons?|daughters?) (?:have |has |all )*(?:left|moved out|gone|grown)|дети (?:\p{L}+ )?(?:разъехал|уехал|вырос)\p{L}*)(?= |$)/u
/** What happens to a child is asked of that child. */
const A_CHILD =
  /^(?:son|daughter|sons|daughters|kid|kids|child|toddler|teen|teenager|grandson|granddaughter|сын(?:-\p{L}+)?|сына|сыну|дочь|дочка|дочери|дочке|ребенок|ребенку|ребенка|внук|внучка|подросток)$/u
const OF_CHILDREN: ReadonlySet<Matter> = new Set<Matter>([
  'studies',
  'exam',
  'lonely',
  'anxiety',
  'friendship',
  'burnout',
  'moving',
  'silence',
  'quarrel',
  'distance',
  'estranged',
  'refused',
])

/** Whether a message only seems to name a matter and goes on with the one before. */
function isOfBefore(told: Matter, before: Matter, words: readonly string[]): boolean {
  if (IN_PASSING.has(told)) return true
  // Learning for an exam goes on with it.
  if (told === 'studies' && before === 'exam') return true
  const isShort = words.length <= MOST_OF_SHORT
  // "Stay or leave?" names no marriage after work, and "how do I tell my manager?" no quarrel with one.
  if (told === 'ending' || told === 'boss') return OF_WORK.has(before) && before !== 'burnout' && isShort
  // "How do I say it so that he doesn't shut down?"
  return told === 'distance' && (before === 'quarrel' || before === 'ending' || before === 'suspicion') && isShort
}
const MOST_OF_SHORT = 10

/** What somebody makes of the answer before. */
const SETTLES: Record<Lang, RegExp> = {
  en: /^so (?:its|it is|the|i|we|he|she|that means|youre saying|you mean) .+ then$|^(?:so|ok so) (?:its|it is|the) /,
  ru: /^(?:значит|то есть|выходит|получается|так значит) /,
}
/** Parts of life in which what is settled is a step. */
const STEPS: ReadonlySet<Topic> = new Set<Topic>(['career', 'money', 'move', 'study'])
