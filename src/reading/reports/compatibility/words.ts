import { ELEMENTS, MODES } from '#astro/charts/balance.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'

/** A planet compared with the same of the other one. */
export type Compared = 'mercury' | 'mars' | 'moon' | 'venus'

/** The words of the report that compares two charts, in one language. */
export const compatibilityTexts = textSubject('compatibility', {
  title: text,
  subtitle: says({ one: 'text', other: 'text' }),
  chapters: {
    how: text,
    ties: text,
    quarrel: text,
    talk: text,
    care: text,
    theirs: says({ name: 'text' }),
    yours: says({ name: 'text' }),
    terms: text,
    whole: text,
    closing: text,
  },
  titles: each([
    'how',
    'grid',
    'table',
    'quarrel',
    'quarrelTurn',
    'overlay',
    'terms',
    'termsOfChild',
    'whole',
    'agrees',
    'closing',
  ]),
  comparedTitle: each(['mercury', 'mars', 'moon', 'venus']),
  how: ways({ name: 'text' }),
  notice: text,
  withoutHours: each(['yours', 'theirs', 'both'], says({ name: 'text' })),
  grid: text,
  biWheel: says({ name: 'text' }),
  table: { caption: text, head: list(5, says({ name: 'text' })), easy: text, sore: text, close: text },
  carry: ways(),
  quarrel: {
    starts: says({ yours: 'point', theirs: 'point', aspect: 'aspect', name: 'name' }),
    first: each(MODES),
    second: each(MODES, says({ name: 'text' })),
    none: text,
  },
  pairOf: says({ point: 'point', yours: 'sign', theirs: 'sign', name: 'name' }),
  you: each(['mercury', 'mars', 'moon', 'venus'], each(ELEMENTS)),
  they: each(['mercury', 'mars', 'moon', 'venus'], each(ELEMENTS, says({ name: 'text' }))),
  together: each(['mercury', 'mars', 'moon', 'venus'], each(['same', 'kin', 'foreign'])),
  overlay: { caption: text, head: list(3, says({ name: 'text' })) },
  terms: {
    intro: list(2),
    caption: text,
    head: list(3, says({ name: 'text' })),
    rows: each(['pace', 'money', 'silence', 'praise']),
    pace: each(MODES),
    money: each(ELEMENTS),
    silence: each(ELEMENTS),
    praise: each(ELEMENTS),
  },
  whole: {
    caption: text,
    head: list(4),
    rows: each(['synastry', 'composite', 'davison']),
    intro: text,
    verdict: each(['easy', 'sore', 'mixed']),
  },
  cannot: ways(),
  closingOfChild: says({ name: 'text' }),
  closing: ways(),
})
export type CompatibilityWords = TextsOf<typeof compatibilityTexts>
