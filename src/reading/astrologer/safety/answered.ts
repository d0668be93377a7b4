import { answerOf, filled, numberOf, said, wasTold, wordsIn } from './care-parts.ts'
import type { CareAnswer, Room } from './care-room.ts'
import { GROUP_OF, type CareGroup } from './care-topic.ts'
import { helpIn } from './danger-state.ts'
import { isBeforeBattle, namesIn } from './further-words.ts'
import { normalize } from './normalize.ts'
import { saysAllIsWell } from './read-turn.ts'

const YES =
  /^ (?:(?:ну|well|um|uh|oh|эх|ох|вообще) )*(?:yes|yeah|yep|yea|yup|sure|kind of|sort of|maybe|sometimes|i guess|i suppose|i think so|think so|probably|a bit|a little|да|ага|угу|конечно|наверно|наверное|иногда|бывает|вроде да|вроде|похоже|думаю да|немного|немножко|есть немного) /
const ENDS_IN_YES = / (?:yes|yeah|yep|да|ага) $/
/** A “да” or a “yeah” that is none. */
const NO_YES =
  /^ (?:ну )?(?:да (?:нет|не|ну|ладно|что|какая|какое|кому|кто|он|она|они|сам|сама|плевать|все равно)|yeah (?:no|right|whatever|but)|maybe not|probably not|sure whatever) /
/** That it is decided is said to the question on dying only. */
const DECIDED = / (?:decided|made up my mind|решил|решила|решено) $/
const NO = /^ (?:ну |well )*(?:no|nah|nope|naw|not really|нет|неа|никого|нет никого) /
const ALONE = / (?:alone|just me|only me|by myself|on my own|nobody|no one|один|одна|никого|некому) /

/** So long is an answer to a question; what is longer tells something by itself. */
const FEW_WORDS = 8
const A_NO = 4
/** Where a body gives out, more words tell something of it. */
const FEW_OF_BODY = 3
const BARE = 2
const lengthOf = (normal: string) => normal.trim().split(' ').length

/** Dangers in which the question has two halves, so that only a bare “yes” right after it is plain. */
const OF_TWO: ReadonlySet<CareGroup> = new Set(['pics', 'money'])
/** Dangers in which a “yes” owns to the danger, whichever question it follows. */
const AT_ANY_TIME: ReadonlySet<CareGroup> = new Set(['life', 'self_harm', 'threat'])
/** Dangers in which it says, after the first question, that they have called. */
const OF_BODY: ReadonlySet<CareGroup> = new Set(['body', 'overdose'])
/** Dangers in which somebody has to be there: a “yes, just me” is a no. */
const OF_COMPANY: ReadonlySet<CareGroup> = new Set(['body', 'overdose', 'baby'])

/** Whether a message says yes or no to the question that the last reply ended with; null where it says neither. */
export function answerTo(question: string, last: string): 'affirmed' | 'denied' | null {
  if (!last.trimEnd().endsWith('?') && !/\?[^?]{0,220}$/.test(last)) return null
  const normal = normalize(question)
  if (question.includes('?') || NO_YES.test(normal)) return null
  if (NO.test(normal) && lengthOf(normal) <= A_NO) return 'denied'
  const isYes = YES.test(normal) || DECIDED.test(normal) || (ENDS_IN_YES.test(normal) && lengthOf(normal) <= A_NO)
  return isYes && lengthOf(normal) <= FEW_WORDS && !saysAllIsWell(question) ? 'affirmed' : null
}

/** The next step after a “yes” or a “no” to what was asked in a known danger; null where neither was said. */
export function answeredStep(room: Room, question: string): CareAnswer | null {
  const { care, state, told } = room
  const group = GROUP_OF[care.topic]
  const last = told.at(-1) ?? ''
  if (group === 'any' || state.isCrew || state.isOnPhone) return null
  if (!['none', 'named'].includes(helpIn(question, care))) return null
  const answer = answerTo(question, last)
  if (answer === null) return null
  const normal = normalize(question)
  const isFirst = wasAskedFirst(room, last)
  if (OF_BODY.has(group) && lengthOf(normal) > FEW_OF_BODY) return null
  if (OF_TWO.has(group) && (lengthOf(normal) > BARE || !isFirst)) return null
  const isAlone = ALONE.test(normal)
  if (isAlone && !OF_COMPANY.has(group)) return null
  const texts = wordsIn(room)[isAlone ? 'denied' : answer]
  const isLater = !isFirst && !isAlone && OF_BODY.has(group)
  const mayFollow = isFirst || isLater || AT_ANY_TIME.has(group) || care.topic === 'danger' || isAlone
  if (!mayFollow || (answer === 'denied' && !isFirst && group !== 'threat' && !isBeforeBattle(room))) return null
  const names = isLater ? namesIn(room).map((one) => one.replace(/^(?:body|overdose)/, 'later.body')) : namesIn(room)
  const name = names.find((one) => texts[one] !== undefined && (!isLater || one.startsWith('later.')))
  if (name === undefined) return null
  const text = filled(texts[name] as string, { number: numberOf(room) })
  if (wasTold(room, text)) return null
  return answerOf({ ...room, care: { ...care, replies: care.replies + 1 } }, [text], false)
}

/** Whether the last reply ended with the question of the first one on this topic. */
function wasAskedFirst(room: Room, last: string): boolean {
  const { topics, ofOther, ofOwnChild, asksChild, acts } = wordsIn(room)
  const { topic } = room.care
  if (last.includes(asksChild)) return true
  return [topics[topic], acts.posted, ofOther[topic], ofOwnChild[topic]].some(
    (words) => words !== undefined && last.includes(filled(said(words.asks, room), { number: numberOf(room) })),
  )
}
