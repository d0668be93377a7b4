import { STATE_PATTERNS, CHANGE_PATTERNS } from './care-data.ts'
import { GROUP_OF, type Care, type CareGroup } from './care-topic.ts'
import { HELP, type Help } from './choice-names.ts'
import { dayNamed } from './day-named.ts'
import { heardIn } from './heard.ts'
import { normalize } from './normalize.ts'
import { noticedIn } from './notice.ts'
import { isByChild, matchersOf, says } from './read-distress.ts'
import { isCrewThere } from './read-rise.ts'
import { isThreatened } from './read-turn.ts'

/** What the messages of a conversation, all together, tell of its danger besides which it is. */
export interface DangerState {
  /** How far people have come who can help: thought of, told, on their way, there. */
  help: Help
  /** An ambulance, the police or a doctor were called or are there. */
  isCrew: boolean
  /** And are there. */
  isCrewHere: boolean
  /** They speak with the emergency services. */
  isOnPhone: boolean
  /** They don’t want to be sent to a line again. */
  refusesLines: boolean
  /** The day that is named for an end, in the words of the message. */
  day: string | null
  /** Who writes is under age, or grown up, where that was told. */
  isChild: boolean
  isGrown: boolean
}

const matchers = {
  arrived: matchersOf(STATE_PATTERNS.arrived),
  named: matchersOf(STATE_PATTERNS.named),
  told: matchersOf(STATE_PATTERNS.told),
  coming: matchersOf(STATE_PATTERNS.coming),
  here: matchersOf(STATE_PATTERNS.here),
  admits: matchersOf(STATE_PATTERNS.admits),
  grown: matchersOf(STATE_PATTERNS.grown),
  on_phone: matchersOf(CHANGE_PATTERNS.on_phone),
  hung_up: matchersOf(CHANGE_PATTERNS.hung_up),
}

/** Dangers that somebody close may be: there “he’s here” and “my dad” are no help. */
const FEARED: ReadonlySet<CareGroup> = new Set(['hurt', 'sex', 'pics', 'any'])
const MAY_BE_FEARED =
  / (?:he|hes|him|they|theyre|courier|курьер[а-я]*|husband|boyfriend|partner|ex|dad|father|stepdad|uncle|brother|himself|он|его|ему|они|муж[а-я]*|пап[а-я]*|отец|отц[а-я]*|отчим[а-я]*|дяд[а-я]*|брат[а-я]*|пар(?:ень|н[а-я]*)|бывш[а-я]*|свекр[а-я]*) /
/** Whom a threat is to is no help either. */
const MAY_BE_MEANT = / (?:he|hes|him|she|shes|her|their|он|она|его|ее|нее|него|нему|ней) /
const SMALL =
  / (?:son|sons|daughter|daughters|kid|kids|children|baby|boy|boys|girl|girls|little one|little ones|сын[а-я]*|доч[а-я]*|дет[а-я]{1,3}|ребен[а-я]*|малыш[а-я]*|братик[а-я]*|сестренк[а-я]*) /
const FROM_MOST = HELP.toReversed()

/** How far help has come, by one message. */
export function helpIn(text: string, { topic, subject }: Care): Help {
  const isWriter = subject === 'self' || subject === 'child'
  const group = GROUP_OF[topic]
  // Who comes to fetch the money isn’t help on its way.
  if (group === 'money' && MAY_BE_FEARED.test(normalize(text))) return 'none'
  const feared = FEARED.has(group) ? MAY_BE_FEARED : group === 'threat' ? MAY_BE_MEANT : null
  // Whoever hides with their children has nobody there who helps.
  const isFeared =
    isWriter && (feared?.test(normalize(text)) === true || (group === 'hurt' && SMALL.test(normalize(text))))
  return isFeared || isThreatened(text)
    ? 'none'
    : (FROM_MOST.find((help) => help !== 'none' && says(text, matchers[help])) ?? 'none')
}

/** The furthest that help has come by these messages; who was only thought of, or told long since, isn’t there. */
const furthestIn = (messages: readonly string[], care: Care): Help =>
  messages.reduce<Help>((far, text) => {
    const help = helpIn(text, care)
    return HELP.indexOf(help) > HELP.indexOf(far) ? help : far
  }, 'none')

const ASKS_WHETHER = / (?:should|shall|if|what if|cant|dont|didnt|never|wont|если|надо ли|не могу|не буду) /

/** Whether a message says that its writer speaks with the emergency services. */
export const saysOnPhone = (text: string): boolean =>
  says(text, matchers.on_phone) && !ASKS_WHETHER.test(normalize(text))

function isOnPhone(messages: readonly string[]): boolean {
  const last = messages.findLastIndex(saysOnPhone)
  return last >= 0 && !messages.slice(last).some((text) => says(text, matchers.hung_up))
}

/** Whether what was taken back as a joke is owned to after all. */
export const saysItWasMeant = (text: string): boolean => says(text, matchers.admits)

const ANY: Care = { topic: 'unsure', subject: 'self', country: null, stage: 'open', replies: 0 }
const ADULT = 18

const speaksOfEnd = (text: string) => noticedIn(text).some((name) => name === 'ending' || name === 'gave_away')

/** The state of a conversation, of which the messages are given with the oldest first. */
export function stateOf(messages: readonly string[], age: number | null, care: Care): DangerState {
  const isCrew = isCrewThere(messages, care)
  const isChild = age === null ? messages.some((text) => isByChild(text)) : age < ADULT
  return {
    help: furthestIn(messages, care),
    isCrew,
    isCrewHere: isCrew && messages.some((text) => says(text, matchers.arrived)),
    isOnPhone: isOnPhone(messages),
    refusesLines: messages.some((text) =>
      heardIn(text, ANY, false).some((name) => name === 'no_numbers' || name === 'line_failed'),
    ),
    day:
      messages
        .flatMap((text, i) => (i === messages.length - 1 || speaksOfEnd(text) ? (dayNamed(text) ?? []) : []))
        .at(-1) ?? null,
    isChild,
    isGrown: !isChild && messages.some((text) => says(text, matchers.grown)),
  }
}
