import { ANIMALS, CHINESE_ELEMENTS } from '#astro/events/chinese-year.ts'
import { each, list, says, text, textSubject } from '../../../library/text-shape.ts'

/** How two animals stand to each other in the circle of twelve. */
export const ANIMAL_BONDS = ['same', 'trine', 'friend', 'clash', 'harm', 'plain'] as const

/** What the astrologer says of the Chinese years. */
export const chineseTexts = textSubject('astrologer-chinese', {
  animal: each(ANIMALS),
  /** After "the year of the". */
  of: each(ANIMALS),
  /** Before the animal: in Russian first of a masculine noun, then of a feminine one. */
  element: each(CHINESE_ELEMENTS, list(2)),
  elementName: each(CHINESE_ELEMENTS),
  sign: says({ element: 'text', animal: 'text' }),
  yes: text,
  no: text,
  yours: says({ sign: 'text', of: 'text', date: 'text', from: 'text', to: 'text' }),
  theirs: says({ name: 'name', sign: 'text', of: 'text', date: 'text', from: 'text', to: 'text' }),
  born: says({ sign: 'text', of: 'text', date: 'text', from: 'text', to: 'text' }),
  /** A birth in January or February, before the year began. */
  early: says({ year: 'number', of: 'text', from: 'text' }),
  /** A year without its day. */
  ofYear: says({ year: 'number', sign: 'text', from: 'text', before: 'text' }),
  named: says({ year: 'number', sign: 'text', from: 'text', to: 'text' }),
  elementSaid: { yang: says({ element: 'text', year: 'number' }), yin: says({ element: 'text', year: 'number' }) },
  means: each(ANIMALS),
  bond: each(ANIMAL_BONDS, says({ one: 'text', other: 'text' })),
  pillars: text,
  whose: text,
  closes: text,
  calm: text,
})
