import { SPANS } from '../facts/span-facts.ts'
import { each, says, text, textSubject, type TextsOf, ways } from '../library/text-shape.ts'

const transit = { transiting: 'point', natal: 'point', aspect: 'aspect', to: 'text' } as const
/** When is "on November 27", «27 ноября». */
const dated = { ...transit, when: 'text' } as const

/** The sentences of a week, a month and a year that carry their facts; what they mean is in the library. */
export const spanTexts = textSubject('span', {
  /** The headline of a time in which nothing slower than the Sun touches the chart. */
  quiet: each(SPANS),
  /** What carries the span; `stories` are clauses of the next. */
  carried: each(SPANS, each(['one', 'more'], says({ stories: 'list' }))),
  /** A long transit within the sentence on what carries the span. */
  story: { exact: says(dated), until: says({ ...transit, until: 'text' }), plain: says(transit) },
  /** What a text on a part of the span comes from. */
  part: { exact: ways(dated), untimed: ways(transit), none: ways() },
  /** What makes a day the best one, and what the hardest; `what` is strong on it, or easy to overdo. */
  outstanding: each(['easy', 'hard'], ways({ ...transit, what: 'text' })),
  /** How a phase or an eclipse touches the chart. */
  touches: {
    house: ways({ house: 'house', topic: 'text' }),
    near: ways({ near: 'point' }),
    both: ways({ house: 'house', topic: 'text', near: 'point' }),
  },
  /** What it brings there. */
  means: each(['new', 'first-quarter', 'full', 'last-quarter', 'solar', 'lunar'], ways()),
  unknownHour: text,
})
export type SpanTexts = TextsOf<typeof spanTexts>
