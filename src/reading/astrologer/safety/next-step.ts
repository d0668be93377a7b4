import { answerOf, filled, isOfOther, numberOf, said, untold, urgentLine, wasTold, wordsIn } from './care-parts.ts'
import type { CareAnswer, Room } from './care-room.ts'
import { GROUP_OF, isUrgentTopic } from './care-topic.ts'
import { phraseOf } from './changed.ts'
import { HELP } from './choice-names.ts'
import { helpIn, saysItWasMeant } from './danger-state.ts'
import { dayAlone, dayNamed } from './day-named.ts'
import { isBeforeBattle, namesIn } from './further-words.ts'
import { heardIn } from './heard.ts'
import { normalize } from './normalize.ts'

const next = (room: Room): Room => ({ ...room, care: { ...room.care, replies: room.care.replies + 1 } })

/**
 * What is said as help comes nearer with this message: that somebody was thought of, told, is on the way, is there. Null where
 * nothing was said of it, or where the conversation has had it.
 */
export function helpStep(room: Room, question: string): CareAnswer | null {
  const { care, state, before } = room
  const help = helpIn(question, care)
  if (help === 'none' || state.isCrew || HELP.indexOf(help) < HELP.indexOf(before.help)) return null
  const texts = wordsIn(room).steps[help]
  const name = namesIn(room).find((one) => texts[one] !== undefined)
  if (name === undefined) return null
  const values = { words: phraseOf(room), number: numberOf(room) }
  const text = filled(texts[name] as string, values)
  if (wasTold(room, text)) return null
  // While a life is in danger the number stays first, but for whoever refuses it.
  const isUrgent = isUrgentTopic(care.topic) && help !== 'here' && !state.refusesLines
  return answerOf(next(room), [...(isUrgent ? [urgentLine(room)] : []), text], false)
}

/** Where help is there already, or on the way: that nothing else has to be done. Null where that was said in every way. */
export function afterHelp(room: Room): CareAnswer | null {
  const { help, isCrew, isCrewHere, isOnPhone, isChild } = room.state
  const isAwaited = isCrew && !isCrewHere && !isOnPhone
  if (!isAwaited && (help !== 'here' || isUrgentTopic(room.care.topic))) return null
  const { waiting, after } = wordsIn(room).steps
  const who = isChild || room.care.subject === 'child' ? 'child' : 'adult'
  const [text] = untold(room, (isAwaited ? waiting : after)[who])
  return text === undefined ? null : answerOf(next(room), [text], false)
}

const MEANS =
  / (?:guns?|pistol|rifle|shotgun|revolver|(?:the|gun) safes?|rope|noose|blades?|razors?|knife|bullets|ammo|пистолет[а-я]*|ружь[а-я]*|ружье|винтовк[а-я]*|травмат[а-я]*|карабин[а-я]*|сейф[а-я]*|веревк[а-я]*|петл[а-я]*|лезви[а-я]*|бритв[а-я]*|патрон[а-я]*) /

const SHORT = 5
const isShort = (text: string) => text.trim().split(/\s+/).length <= SHORT

/** To what the state tells besides the danger: a joke that was none, and that no line will be called. */
export function stateStep(room: Room, question: string): CareAnswer | null {
  const { steps } = wordsIn(room)
  if (GROUP_OF[room.care.topic] !== 'life') return null
  const means = isOfOther(room.care.subject) ? steps.means_other : said(steps.means, room)
  // “I know the code” after the safe that it opens.
  const isNamed = [question, ...(isShort(question) ? room.written.slice(1, 2) : [])].some((text) =>
    MEANS.test(normalize(text)),
  )
  if (room.care.topic !== 'means' && isNamed && !wasTold(room, means)) {
    const isUrgent = isUrgentTopic(room.care.topic) && !room.state.refusesLines
    return answerOf(
      next(room),
      [...(isUrgent ? [urgentLine(room)] : []), filled(means, { number: numberOf(room) })],
      true,
    )
  }
  if (isOfOther(room.care.subject)) return null
  const named = isBeforeBattle(room) ? null : (dayNamed(question) ?? dayAlone(question))
  const day = named === null ? '' : filled(said(steps.day, room), { day: named })
  const [hold] = untold(room, wordsIn(room).groupHolds[room.state.isChild ? 'life.child' : 'life'] ?? [])
  if (day !== '' && !wasTold(room, day) && hold !== undefined)
    return answerOf(next(room), [`${day}${filled(hold, { number: numberOf(room) })}`], false)
  const refuses = heardIn(question, room.care, false).some((name) => name === 'no_numbers' || name === 'line_failed')
  const text = saysItWasMeant(question) ? said(steps.admits, room) : refuses ? steps.no_lines : null
  return text === null || wasTold(room, text) ? null : answerOf(next(room), [text], false)
}
