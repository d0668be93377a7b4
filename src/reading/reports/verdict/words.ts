import type { AspectNature } from '#astro/charts/aspect.ts'
import { ELEMENTS, MODES } from '#astro/charts/balance.ts'
import { each, list, says, text, textSubject, type TextsOf, ways } from '../../library/text-shape.ts'

/** What every report with verdicts says in the same words, but for what fills them. */
export const verdictTexts = textSubject('verdicts', {
  /** Over what speaks against a verdict; over the other half of one that names both. */
  titles: each(['against', 'half']),
  grounds: {
    two: ways({ one: 'text', other: 'text' }),
    one: ways({ one: 'text' }),
    /** Where both sides speak: the heaviest of either. */
    halves: ways({ one: 'text', other: 'text' }),
  },
  /** Before a text of the weaker side; `when` is an occasion. */
  joint: ways({ when: 'text' }),
  /** The same before the first such text of a chapter. */
  turn: ways({ when: 'text', does: 'text' }),
  /** The same where no occasion tells the sides apart. */
  against: ways({ one: 'text' }),
  voice: {
    rulerIn: says({ of: 'house', house: 'house' }),
    planet: says({ planet: 'point' }),
    bond: says({ planet: 'point', sign: 'sign' }),
    /** What a bond is mostly made of. */
    made: each(ELEMENTS),
    /** Of which kind of signs it has most. */
    moves: each(MODES),
  },
  near: {
    outOfSign: text,
    caption: text,
    head: list(3),
    does: each(['conjunction', 'flowing', 'tense'] satisfies AspectNature[], says({ one: 'text', other: 'text' })),
  },
})
export type VerdictWords = TextsOf<typeof verdictTexts>
