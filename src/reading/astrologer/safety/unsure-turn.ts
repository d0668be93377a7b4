import { bleedingReply, heedingReply, plainQuestion, wasAlarmed } from './unsure-reply.ts'
import { CARE_WORDS } from './care-data.ts'
import type { CareAnswer, Room } from './care-room.ts'
import type { Care } from './care-topic.ts'
import { changeIn } from './changed.ts'
import { choiceTold, namedChoice, openQuestion, saysYes, wasAskedOfDying, yesMeans } from './choice.ts'
import { chosenReply } from './choose.ts'
import type { Noticed } from './choice-names.ts'
import type { Heard } from './heard-names.ts'
import { helpIn } from './danger-state.ts'
import { heardIn } from './heard.ts'
import { normalize } from './normalize.ts'
import { noticedIn } from './notice.ts'
import { classesTold, weighed } from './read-distress.ts'
import { deniesWish, readTopic } from './read-topic.ts'
import { bleedsNow, saysAllIsWell, saysItIsFun, saysItWasNoMore } from './read-turn.ts'

/** What a further message asks. */
interface Asks {
  isOfChart: boolean
  /** It names something of astrology, in so many words. */
  isChartNamed: boolean
  isSafe: boolean
}

/**
 * The answer to a message in a conversation in which nothing tells which danger it is, or whether there is any: what was asked
 * is answered in free words, and else one plain question follows that wasn’t asked yet. Null where an ordinary answer is right,
 * and undefined where it is answered as within any danger.
 */
export function unsureTurn(
  roomOf: (care: Care) => Room,
  before: Care,
  question: string,
  { asked, age, isOfChart, isChartNamed, isSafe }: Asks & { asked: readonly string[]; age: number | null },
): CareAnswer | null | undefined {
  const room = roomOf({ ...before, stage: 'open' })
  if (bleedsNow(question)) return bleedingReply(room)
  const open = openQuestion(room.told)
  const meant =
    ((saysYes(question) && !saysAllIsWell(question)) || owns(room, question) ? yesMeans(room, asked) : null) ??
    (open && choiceTold(question, open))
  if (meant) return chosenReply(roomOf, before, meant, question)
  const { danger } = weighed(question).sums
  const isOfDanger = classesTold(question).size > 0 || speaksOfDanger(question)
  const isAlarmed = wasAlarmed(room)
  // Who laughs, or says that it was a film, is believed where nothing but weights spoke of danger.
  const isFun = saysItIsFun(question) || saysItWasNoMore(question)
  if (isFun && danger < FEIGNED && classesTold(question).size === 0) return isAlarmed && !isOfChart ? well(room) : null
  if (isSafe) return undefined
  // Calm after a message that pressed may come of a decision.
  const wasPressed = before.stage !== 'asked' && asked.some((text) => weighed(text).sums.urgent > PRESSED)
  if (!wasPressed && saysAllIsWell(question) && danger < FEIGNED) return isOfChart ? null : well(room)
  const isTurned = changeIn(question, before) !== null || helpIn(question, before) !== 'none'
  // Who was told that it sounds serious, and goes on telling, speaks of what the words have named.
  const named =
    isAlarmed && !isTurned && !isChartNamed && !asksSomething(question) && !saysNo(question) ? namedChoice(room) : null
  if (named) return chosenReply(roomOf, before, named, question)
  if (isOfDanger || isTurned) return undefined
  if (asked.some((text) => isToldPlainly(text, age))) return undefined
  if (!isOfChart && isTooShort(question)) return plainQuestion(room) ?? undefined
  const mayGo = isChartNamed || saysNo(question) || isOfLossOnly(asked) || (isOfChart && asksSomething(question))
  if (!wasPressed && (isAlarmed ? isChartNamed && danger < CALM : mayGo && danger < (isChartNamed ? OF_CHART : CALM)))
    return null
  // A bare statement after the question is an answer to it, though it isn’t plain which.
  return plainQuestion(room) ?? undefined
}

/** Who was asked because of a loss they grieve for may simply go on telling of their days. */
const OF_LOSS: ReadonlySet<Noticed> = new Set(['lost', 'breakup', 'tired', 'alone'])
const isOfLossOnly = (asked: readonly string[]): boolean => {
  const noticed = asked.flatMap(noticedIn)
  return (noticed.includes('lost') || noticed.includes('breakup')) && noticed.every((name) => OF_LOSS.has(name))
}

const NO = /^ (?:no|nah|nope|naw|not really|nothing|neither|нет|неа|не|да нет|ничего|ни) /
const saysNo = (text: string) => NO.test(normalize(text)) || heardIn(text, ANY, false).includes('thanks')

const ASKS =
  /^ (?:so |and |ok |okay |but |ну |а |и |так )*(?:what|when|which|how|who|why|where|will|would|should|could|can|does|do|is|are|tell me|show me|что|когда|какой|какая|какое|какие|какую|как|кто|почему|где|куда|будет|стоит ли|можно ли|расскажи|расскажите|покажи|покажите) /
/** Whether a message asks; whatever it says besides was taken for a question to the chart by its words only. */
const asksSomething = (text: string) => text.includes('?') || ASKS.test(normalize(text))

/** Whether a message that speaks of danger itself follows the question on dying, and doesn’t say no to it. */
const owns = ({ told }: Room, question: string): boolean =>
  wasAskedOfDying(told) &&
  weighed(question).sums.danger > 0 &&
  ![deniesWish, saysAllIsWell, speaksOfDanger].some((says) => says(question))

const well = (room: Room): CareAnswer | null =>
  heedingReply({ ...room, care: { ...room.care, stage: 'closed' } }, [CARE_WORDS[room.lang].general.well])

/** Too little to tell what it means. */
const TOO_SHORT = 2
const isTooShort = (text: string) =>
  text.trim().split(/\s+/).length <= TOO_SHORT && !heardIn(text, ANY, false).includes('thanks')

/** That all is well isn’t believed in words that weigh so much. */
const FEIGNED = 0.45
/** A question to the chart that weighs so much isn’t one only. */
const OF_CHART = 0.25
/** Above this hours count. */
const PRESSED = 0.7
/** Up to so much a message that follows a doubtful one is ordinary. */
export const CALM = -0.1

/** What somebody in danger says though the words weigh little: “he’s back”, “I’m scared”. */
export const speaksOfDanger = (question: string) =>
  heardIn(question, ANY, false).some((name) => !SAID_BY_ANYBODY.has(name))
const ANY: Care = { topic: 'unsure', subject: 'self', country: null, stage: 'open', replies: 0 }
/** What is said as often where nothing is wrong. */
const SAID_BY_ANYBODY: ReadonlySet<Heard> = new Set([
  'thanks',
  'chart',
  'someone',
  'waits',
  'quieter',
  'cost',
  'loves',
  'asks_what',
  'how_to_say',
  'doubt',
  'shame',
  'useless',
  'misread',
])
/** Whether a message tells of a danger by more than its weights. */
const isToldPlainly = (text: string, age: number | null) => (readTopic(text, age)?.topic ?? 'unsure') !== 'unsure'
