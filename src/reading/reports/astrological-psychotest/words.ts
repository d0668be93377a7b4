import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'

export type Band = 'low' | 'middle' | 'high'
/** Two scales read together, the second's band after the first's. */
export type Quarter = 'high high' | 'high low' | 'low high' | 'low low'

/** The words of the test, in one language. */
export const psychotestTexts = textSubject('astrological-psychotest', {
  title: text,
  subtitle: says({ name: 'text' }),
  chapters: each(['how', 'scales', 'outline', 'material', 'closing']),
  titles: each([
    'radar',
    'how',
    'longest',
    'shortest',
    'company',
    'work',
    'eye',
    'element',
    'mode',
    'lights',
    'threads',
    'friend',
    'closing',
  ]),
  how: ways(),
  notice: text,
  withoutHour: text,
  radar: text,
  table: { caption: text, head: list(4) },
  sum: { caption: says({ scale: 'text' }), head: list(2), start: text, total: text, rest: text },
  placed: says({ point: 'point', sign: 'sign' }),
  above: says({ point: 'point' }),
  below: says({ point: 'point' }),
  scored: each(['low', 'middle', 'high'], says({ scale: 'text', score: 'number' })),
  scale: each(['outward', 'start', 'head', 'constancy', 'closeness', 'use'], {
    name: text,
    high: text,
    low: text,
    band: each(['high', 'middle', 'low']),
    gap: text,
    longest: text,
    shortest: text,
  }),
  quarters: each(['company', 'work', 'eye'], each(['high high', 'high low', 'low high', 'low low'])),
  friend: ways(),
  closing: ways(),
})
export type PsychotestWords = TextsOf<typeof psychotestTexts>
