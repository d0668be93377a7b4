import { CARE_WORDS } from './care-data.ts'
import {
  answerOf,
  country,
  filled,
  isOfOther,
  linesAlone,
  numberOf,
  said,
  untold,
  wasTold,
  wordsIn,
} from './care-parts.ts'
import type { CareAnswer, Room } from './care-room.ts'
import type { CareTopic } from './care-topic.ts'
import { choicesOf, labelsOf, listOf, openQuestion, type ChoiceQuestion } from './choice.ts'
import type { DangerClass } from './danger-labels.ts'
import { noticedIn } from './notice.ts'
import { rankedOf } from './plain-topic.ts'
import { normalize } from './normalize.ts'
import { weighed } from './read-distress.ts'
import type { TopicRead } from './read-topic.ts'
import type { Said } from './safety-words.ts'

const CHILD =
  / (?:son|daughter|grandson|granddaughter|nephew|niece|kid|kids|child|toddler|baby|pupil|boy|girl|сын[а-я]*|доч[а-я]*|внук[а-я]*|внуч[а-я]*|племянни[а-я]*|ребен[а-я]*|дет[а-я]*|мальчик[а-я]*|девочк[а-я]*|малыш[а-я]*) /

/** Beside one’s own child, it may be this one. */
const OF_OTHERS =
  / (?:grandson|granddaughter|grandchild|nephew|niece|pupil|student|внук[а-я]*|внуч[а-я]*|племянни[а-я]*|учени[кц][а-я]*) /

/** Which question fits whom the message seems to be about. */
function questionOf({ care, state, written }: Room): ChoiceQuestion {
  const isOfOthers = written.some((text) => OF_OTHERS.test(normalize(text)))
  if (care.subject === 'own_child') return isOfOthers ? 'kid' : 'mine'
  if (care.subject === 'other') return written.some((text) => CHILD.test(normalize(text))) ? 'kid' : 'grown'
  return state.isChild || care.subject === 'child' ? 'what_young' : 'what'
}

/** So many things are named: more reads like a list of charges. */
const MOST_NOTICED = 2

/** What a message was seen to speak of, in one sentence. */
function noticedLine(room: Room): string | undefined {
  const { noticed } = wordsIn(room)
  const found = noticedIn(room.written[0] ?? '').slice(0, MOST_NOTICED)
  if (found.length === 0) return undefined
  const list = new Intl.ListFormat(room.lang, { type: 'conjunction' }).format(found.map((name) => noticed[name]))
  return filled(said(noticed.about, room), { list })
}

/** Words that leave little else to ask. */
const DYING =
  / (?:end(?:ing)? my life|kill(?:ing)? myself|suicid[a-z]*|покончить с собой|не могу (?:больше )?жить|самоуби[а-я]*|суицид[а-я]*|уйти из жизни) /

/** The one question, as plain as the words allow. */
function asksOf(room: Room, isHalfSure: boolean): string {
  const { asking, general } = wordsIn(room)
  if (isOfOther(room.care.subject)) return asking.them
  const text = room.written[0] ?? ''
  const found = noticedIn(text)
  const has = (...names: typeof found) => names.some((name) => found.includes(name))
  // Who may only be tired of a job isn’t asked about dying.
  const mayDie = has('place', 'gave_away') || weighed(text).likeliest() === 'crisis'
  if (DYING.test(normalize(text))) return said(asking.ending, room)
  if (has('place', 'gave_away', 'ending') && (mayDie || !isHalfSure)) return said(asking.ending, room)
  if (has('hurt', 'afraid')) return said(asking.hurt, room)
  if (has('taken')) return said(asking.taken, room)
  return isHalfSure ? asking.nearest : said(general.ask, room)
}

/** What leads to a plain question however little the words weigh. */
const HINTS = ['place', 'ending', 'gave_away', 'hurt', 'afraid'] as const
const hasHint = ({ written: [text = ''] }: Room) => {
  const found = noticedIn(text)
  return DYING.test(normalize(text)) || HINTS.some((name) => found.includes(name))
}

/** Whether the words lead to dying before all else. */
const mayDie = (text: string): boolean =>
  DYING.test(normalize(text)) ||
  noticedIn(text).some((name) => name === 'place' || name === 'ending' || name === 'gave_away') ||
  (weighed(text).likeliest() === 'crisis' && noticedIn(text).every((name) => name === 'tired' || name === 'alone'))

/** A question with its answers, after what is said first. */
function asked(room: Room, question: ChoiceQuestion, texts: readonly string[], asks: string): CareAnswer {
  const choices = choicesOf(question, room.written, mayDie(room.written[0] ?? ''))
  const list = listOf(room.lang, choices)
  const { number } = wordsIn(room).asking
  return { ...answerOf(room, [...texts, `${asks} ${number}`, list], true), choices: labelsOf(room.lang, choices) }
}

/**
 * To danger that nothing tells plainly: what was noticed, where to call, and one question with answers to choose from. It
 * gives no act, so that it is right for any danger. What only may be danger gets a kind word instead of an alarm. Null where
 * the conversation has had it.
 */
export function generalReply(room: Room, { isHalfSure, isPressing }: TopicRead): CareAnswer | null {
  if (openQuestion(room.told) !== null) return null
  const { general, asking } = wordsIn(room)
  const spoken = (text: Said) => filled(said(text, room), { number: numberOf(room) })
  const [first = ''] = (isHalfSure && !isPressing ? general.half : general.sure).map(spoken)
  const question = questionOf(room)
  const noticed = noticedLine(room)
  if (isHalfSure && !isPressing) {
    const opening = noticed ?? first
    // Where hardly anything speaks of danger, answers to press would be an alarm.
    const open = said(asking.open, room)
    if (wasTold(room, open)) return plainQuestion(room)
    if (!hasHint(room)) return answerOf(room, [opening, open], false)
    return asked(room, question, [opening], asksOf(room, true))
  }
  const unknown = country(room)
  const line = room.state.refusesLines ? [] : linesAlone(room, general.line)
  const calls = (unknown.length > 0 ? unknown : [spoken(general.number), ...line]).join(' ')
  const opening = noticed === undefined ? first : [noticed, spoken(general.waits)].join(' ')
  return asked(room, question, isPressing ? [calls, opening] : [opening, calls], asksOf(room, false))
}

/** Whether the conversation was told that it sounds serious, rather than asked only. */
export function wasAlarmed(room: Room): boolean {
  const { general } = wordsIn(room)
  const alarms = [...general.sure, general.waits].map((text) => said(text, room))
  return room.told.some((reply) => alarms.some((alarm) => reply.includes(alarm)))
}

/** The first of such texts that the conversation hasn’t had; null where it has had all. */
export function heedingReply(room: Room, texts: readonly Said[]): CareAnswer | null {
  const spoken = (text: Said) => filled(said(text, room), { number: numberOf(room) })
  const text = texts.map(spoken).find((one) => !wasTold(room, one))
  return text === undefined ? null : answerOf(room, [text], false)
}

/** The class that weighs most in all that was written, as the question that asks for it. */
const ASKED_OF: Partial<Record<DangerClass, 'ending' | 'hurt' | 'taken'>> = {
  crisis: 'ending',
  self_harm: 'ending',
  violence: 'hurt',
  sexual_abuse: 'hurt',
  minor: 'hurt',
  overdose: 'taken',
  medical: 'taken',
}

/** One plain question that wasn’t asked yet, of what all messages together are likeliest about; null where none is left. */
export function plainQuestion(room: Room): CareAnswer | null {
  const { asking, emergency, general } = wordsIn(room)
  const [likeliest] = rankedOf(room.written.slice(0, 2).toReversed().join('. '))
  const name = likeliest && ASKED_OF[likeliest]
  if (!name) return null
  const text = said(isOfOther(room.care.subject) ? general.ask : asking[name], room)
  if (wasTold(room, text)) return null
  const noticed = noticedLine(room)
  const isNew = noticed !== undefined && !wasTold(room, noticed)
  const number = untold(room, [filled(emergency, { number: numberOf(room) })])
  return answerOf(room, [...(isNew ? [noticed] : []), text, ...number], false)
}

/** To blood that runs now: what to do first, the number, and then the question. */
export function bleedingReply(room: Room): CareAnswer {
  const { asking, general, emergency, turns, turnsOfOther } = wordsIn(room)
  const number = numberOf(as(room, 'medical'))
  const isOther = isOfOther(room.care.subject)
  const noticed = room.written.flatMap(noticedIn)
  const asks = isOther ? general.ask : noticed.includes('hurt') ? asking.hurt : asking.ending
  const first = filled(said((isOther && turnsOfOther['bleeding']) || turns['bleeding'], room), { number })
  const isCut = !isOther && noticed.includes('cut')
  const of = {
    ...room,
    care: { ...room.care, replies: room.care.replies + 1, ...(isCut && { topic: 'self_harm' as const }) },
  }
  const texts = [first, ...(first.includes(number) ? [] : [filled(emergency, { number })]), said(asks, room)]
  return answerOf(of, untold(room, texts), true)
}

/** A further question: who it is, or what. */
export function askFurther(room: Room, question: ChoiceQuestion): CareAnswer {
  const { asking, lines } = wordsIn(room)
  const number = (topic: CareTopic) => numberOf(as(room, topic))
  switch (question) {
    case 'whom_hurt': {
      const first = filled(said(asking.hurt_first, room), { number: number('violence') })
      const calls = room.state.refusesLines ? [] : linesAlone(as(room, 'violence'), lines)
      return asked(room, question, [first, ...calls], asking.whom_hurt)
    }
    case 'who_ill':
      return asked(
        room,
        question,
        [filled(said(asking.ill_first, room), { number: number('medical') })],
        asking.who_ill,
      )
    case 'who':
    case 'who_young':
      return asked(
        room,
        question,
        [filled(said(asking.other_first, room), { number: number('unsure') })],
        said(asking.who, room),
      )
    case 'mine':
    case 'kid':
    case 'grown':
      return asked(room, question, [], asking.them)
    case 'what':
    case 'what_young':
      return asked(room, question, [], asking.nearest)
  }
}
const as = (room: Room, topic: CareTopic): Room => ({ ...room, care: { ...room.care, topic } })

/** Keeps the door open below an ordinary answer. */
export const doorLine = (lang: keyof typeof CARE_WORDS, isYoung: boolean): string => adressed(lang, 'door', isYoung)
export const resumedLine = (lang: keyof typeof CARE_WORDS, isYoung: boolean): string =>
  adressed(lang, 'resumed', isYoung)
const adressed = (lang: keyof typeof CARE_WORDS, name: 'door' | 'resumed', isYoung: boolean): string => {
  const text = CARE_WORDS[lang].asking[name]
  return typeof text === 'string' ? text : isYoung ? text.child : text.adult
}
