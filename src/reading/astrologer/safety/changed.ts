import { CHANGE_PATTERNS } from './care-data.ts'
import { filled, isOfOther, said, wordsIn } from './care-parts.ts'
import type { Room } from './care-room.ts'
import { saysOnPhone } from './danger-state.ts'
import { GROUP_OF, type Care } from './care-topic.ts'
import { CHANGES, type Change } from './choice-names.ts'
import { matchersOf, says } from './read-distress.ts'
import { normalize } from './normalize.ts'

const patterns = Object.fromEntries(CHANGES.map((name) => [name, matchersOf(CHANGE_PATTERNS[name])])) as Record<
  Change,
  ReturnType<typeof matchersOf>
>
const tells = (text: string, change: Change) => says(text, patterns[change])

const ASKS_WHETHER = / (?:should|shall|if|what if|cant|dont|didnt|never|wont|если|надо ли|не могу|не буду) /

/** Dangers that one can go away from. */
const LEFT_BEHIND: ReadonlySet<string> = new Set(['hurt', 'sex', 'threat', 'baby', 'mind', 'any'])

/** What has just changed, the most pressing first; null where nothing has. */
export function changeIn(text: string, { topic }: Care): Change | null {
  if (tells(text, 'silent')) return 'silent'
  if (tells(text, 'words')) return 'words'
  if (saysOnPhone(text)) return 'on_phone'
  if (LEFT_BEHIND.has(GROUP_OF[topic]) && tells(text, 'gone') && !ASKS_WHETHER.test(normalize(text))) return 'gone'
  return null
}

/** What is said to it; null where what is said to any message is right. */
export function changeText(room: Room, change: Change): string | null {
  const words = wordsIn(room)
  if (change === 'words') return filled(words.phrases.lead, { words: phraseOf(room) })
  return change === 'hung_up' || change === 'gone' ? null : said(words.changes[change], room)
}

/** Those whom an emergency call is made for need other words than a friend. */
const OF_CALL: ReadonlySet<string> = new Set(['body', 'overdose'])
const TO_SERVICE =
  / (?:911|112|999|000|103|102|call|calling|operator|dispatcher|звоню|позвоню|скорой|диспетчеру|полиции) /
const TO_ONESELF = new Set(['hurt', 'sex', 'pics', 'mind'])

export function phraseOf({ lang, care, state, written }: Room): string {
  const { phrases } = wordsIn({ lang })
  const group = GROUP_OF[care.topic]
  if (OF_CALL.has(group) || care.topic === 'brink' || TO_SERVICE.test(normalize(written[0] ?? ''))) return phrases.call
  if (isOfOther(care.subject)) return phrases[`${group}.${care.subject}`] ?? phrases[`${group}.other`] ?? phrases.any
  const isChilds = (state.isChild || care.subject === 'child') && TO_ONESELF.has(group) && group !== 'mind'
  return isChilds && group !== 'pics' ? phrases.child : (phrases[group] ?? phrases.any)
}
