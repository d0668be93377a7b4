import { CHANGE_PATTERNS, STATE_PATTERNS } from './care-data.ts'
import type { Care } from './care-topic.ts'
import { normalize } from './normalize.ts'
import { isByChild, matchersOf, says } from './read-distress.ts'
import { isCrewThere } from './read-rise.ts'

/** What the messages of a conversation, all together, tell of its danger besides which it is. */
export interface DangerState {
  /** An ambulance, the police or a doctor were called or are there, in so many words. */
  isCrew: boolean
  isCrewHere: boolean
  /** They speak with the emergency services. */
  isOnPhone: boolean
  /** They don’t want to be sent to a line again. */
  refusesLines: boolean
  /** Who writes is under age, or grown up, where that was told. */
  isChild: boolean
  isGrown: boolean
}

const matchers = {
  arrived: matchersOf(STATE_PATTERNS.arrived),
  grown: matchersOf(STATE_PATTERNS.grown),
  refuses_lines: matchersOf(STATE_PATTERNS.refuses_lines),
  on_phone: matchersOf(CHANGE_PATTERNS.on_phone),
  hung_up: matchersOf(CHANGE_PATTERNS.hung_up),
}

const ASKS_WHETHER = / (?:should|shall|if|what if|cant|dont|didnt|never|wont|если|надо ли|не могу|не буду) /

/** Whether a message says that its writer speaks with the emergency services. */
export const saysOnPhone = (text: string): boolean =>
  says(text, matchers.on_phone) && !ASKS_WHETHER.test(normalize(text))

function isOnPhone(messages: readonly string[]): boolean {
  const last = messages.findLastIndex(saysOnPhone)
  return last >= 0 && !messages.slice(last).some((text) => says(text, matchers.hung_up))
}

const ADULT = 18

/** The state of a conversation, of which the messages are given with the oldest first. */
export function stateOf(messages: readonly string[], age: number | null, care: Care): DangerState {
  const isCrew = isCrewThere(messages, care)
  const isChild = age === null ? messages.some((text) => isByChild(text)) : age < ADULT
  return {
    isCrew,
    isCrewHere: isCrew && messages.some((text) => says(text, matchers.arrived)),
    isOnPhone: isOnPhone(messages),
    refusesLines: messages.some((text) => says(text, matchers.refuses_lines)),
    isChild,
    isGrown: !isChild && messages.some((text) => says(text, matchers.grown)),
  }
}
