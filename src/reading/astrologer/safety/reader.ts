import { CARE_WORDS, RISE_PATTERNS, STATE_PATTERNS } from './care-data.ts'
import type { CareAnswer, Room } from './care-room.ts'
import { GROUP_OF, type Care, type CareGroup } from './care-topic.ts'
import { changeIn } from './changed.ts'
import { matchersOf, says } from './read-distress.ts'
import { isAskedByOther, riseIn } from './read-rise.ts'
import { isSafeAfterEmergency, saysHelpIsThere } from './read-turn.ts'

const otherReads = matchersOf(RISE_PATTERNS.other_reads)
const selfWrites = matchersOf(RISE_PATTERNS.self_writes)

const back = matchersOf(STATE_PATTERNS.back)

/** Dangers that somebody in the same house may be. */
const FEARED: ReadonlySet<CareGroup> = new Set(['hurt', 'sex', 'pics', 'threat'])
const NEUTRAL: readonly string[] = Object.values(CARE_WORDS).flatMap(({ neutral }) => neutral)

/**
 * Whether whoever the writer fears may be reading: they say so, or the writer does, or the message right after “he’s back” is
 * a plain question to the chart; and from then on, until the writer says that they have the phone again. A sign of the body
 * is answered all the same.
 */
export function isReadByOther(
  text: string,
  { asked, told }: { asked: readonly string[]; told: readonly string[] },
  care: Care,
  asksOfChart: boolean,
): boolean {
  if (care.subject === 'other' || care.subject === 'own_child') return false
  const group = GROUP_OF[care.topic]
  const isFeared = FEARED.has(group)
  if (!isFeared && group !== 'any') return false
  if (isAskedByOther(text)) return true
  // Who has got away asks that others aren’t answered.
  const isNear = says(text, otherReads) && changeIn(text, care) !== 'gone'
  const wasRead = NEUTRAL.includes(told.at(-1) ?? '') && !says(text, selfWrites) && !isSafeAfterEmergency(text)
  const last = asked.at(-1) ?? ''
  const wasNear = isFeared && !saysHelpIsThere(last, care) && says(last, back)
  const may = wasRead || (isNear ? isFeared || asksOfChart : wasNear && asksOfChart)
  return may && riseIn(text, asked, care)?.topic !== 'medical'
}

/** A reply without a number, a link or a word of what was written. */
export function neutralReply(room: Room): CareAnswer {
  const { neutral } = CARE_WORDS[room.lang]
  const text = neutral.find((one) => !room.told.includes(one)) ?? neutral[room.told.length % neutral.length]
  return { paragraphs: [text ?? ''], links: [], care: room.care, isAcute: false }
}
