import { each, text, textSubject, ways } from '../../../library/text-shape.ts'
import { METHODS } from './method-names.ts'
import { TERM_NAMES } from './terms.ts'

/** What the terms of astrology mean. */
export const theoryTexts = textSubject('astrologer-theory', {
  means: each(TERM_NAMES),
  /** How this service reckons. */
  method: each(METHODS),
  example: text,
  said: ways(),
  /** A word that is none of these terms. */
  other: text,
})
