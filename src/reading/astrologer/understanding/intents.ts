import { isAskedKind, ruleOf } from '../kinds.ts'
import { INTENTS, type Intent } from '../question.ts'

/** What is refused or referred to somebody else. */
export const CARE: ReadonlySet<Intent> = new Set<Intent>(['minor', 'fate', 'expert', 'injection'])

/** Whether a kind is answered by a text that is the same for everybody. */
export const isReadyText = (kind: Intent): boolean =>
  isAskedKind(kind) ? ruleOf(kind).about === 'talk' && ruleOf(kind).goesOn !== true : CARE.has(kind)

export const isIntent = (name: string): name is Intent =>
  isAskedKind(name) || (INTENTS as readonly string[]).includes(name)
export const goesOn = (kind: Intent): boolean => isAskedKind(kind) && ruleOf(kind).goesOn === true

/** «Рак» as an illness. */
export const OF_CANCER =
  /(?<=^| )(?:(?:у меня|есть ли) рак|рак у меня|рак (?:или нет|груди|кожи|легк\p{L}*|желудка)|боюсь (?:что )?рак\p{L}*|(?:have|got|is it) cancer|cancer or not)(?= |$)/u

/** "Sun-Moon contacts". */
export const PAIRED =
  /((?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto))[-/](?=(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto))/giu

/** What is asked or said of a part of life, so that the conversation goes on with it. */
export const OF_LIFE: ReadonlySet<Intent> = new Set<Intent>([
  ...(['topic', 'topic_when', 'should_i', 'whether', 'why_so', 'how_to', 'lately'] as const),
  ...(['failed', 'bad_day', 'outcome', 'others_mind', 'nervous'] as const),
])

/** Kinds that the form of a question tells better than its wordings do. */
export const BY_FORM: ReadonlySet<Intent> = new Set<Intent>(['decide', 'topic', 'topic_when', 'when_will', 'should_i'])

const DEBT = /^(?:loans?|mortgages?|кредит\p{L}*|ипотек\p{L}*)$/u
const STAKE =
  /^(?:stocks?|shares|crypto\p{L}*|bitcoin|lotter\p{L}*|lotto|casino|bet|betting|gambl\p{L}*|invest\p{L}*|forex|акци\p{L}*|крипт\p{L}*|биткоин\p{L}*|казино|ставк\p{L}*|инвест\p{L}*|влож\p{L}*)$/u
/** "Should I take out a loan?", "when can I pay it off?": of money as anybody has it, and no stake. */
export const isOnlyOfDebt = ({ words }: { words: readonly string[] }) =>
  words.some((word) => DEBT.test(word)) && !words.some((word) => STAKE.test(word))
