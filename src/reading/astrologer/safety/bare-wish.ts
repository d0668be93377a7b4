import { TOPIC_PATTERNS } from './care-data.ts'
import { normalize } from './normalize.ts'
import { matchersOf, says } from './read-distress.ts'

const wantsToDie = matchersOf(TOPIC_PATTERNS.wants_to_die)
const denies = matchersOf(TOPIC_PATTERNS.denies_wish)
const WANTS_TO_KILL =
  / (?:want to|going to|хочу|собираюсь) (?:kill|murder|stab|shoot|убить|зарезать|застрелить) (?!it|time)/
const LAUGHS = /\p{Extended_Pictographic}|\)\)|\b(?:lol|lmao|haha\w*)\b|хаха/iu

/** So few words leave no room for a joke. */
const FEW_WORDS = 6

/** A wish to die or to kill with nothing beside it; null where there is none. */
export function bareWishIn(text: string): 'crisis' | 'threat' | null {
  const normal = normalize(text)
  if (LAUGHS.test(text) || normal.trim().split(' ').length > FEW_WORDS) return null
  if (says(text, wantsToDie) && !says(text, denies)) return 'crisis'
  return WANTS_TO_KILL.test(normal) ? 'threat' : null
}
