import { CARE_WORDS, RISE_PATTERNS } from './care-data.ts'
import type { CareAnswer, Room } from './care-reply.ts'
import { GROUP_OF, type Care } from './care-topic.ts'
import { heardIn } from './heard.ts'
import { matchersOf, says } from './read-distress.ts'
import { riseIn } from './read-rise.ts'

const otherReads = matchersOf(RISE_PATTERNS.other_reads)

/**
 * Whether whoever the writer fears may be reading: they say so, or the writer does, or the message right after “he’s back” is
 * a plain question to the chart. A sign of the body is answered all the same.
 */
export function isReadByOther(text: string, asked: readonly string[], care: Care, asksOfChart: boolean): boolean {
  if (care.subject === 'other' || care.subject === 'own_child') return false
  const group = GROUP_OF[care.topic]
  const isFeared = group === 'hurt' || group === 'sex'
  if (!isFeared && group !== 'any') return false
  const isNear = says(text, otherReads)
  const wasNear = isFeared && heardIn(asked.at(-1) ?? '', care, false).includes('back')
  const may = isNear ? isFeared || asksOfChart : wasNear && asksOfChart
  return may && riseIn(text, asked, care)?.topic !== 'medical'
}

/** A reply without a number, a link or a word of what was written. */
export const neutralReply = (room: Room): CareAnswer => ({
  paragraphs: [CARE_WORDS[room.lang].neutral],
  links: [],
  care: room.care,
  isAcute: false,
})
