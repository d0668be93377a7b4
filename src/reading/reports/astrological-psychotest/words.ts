import { ELEMENTS, MODES } from '#astro/charts/balance.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'

const BANDS = ['high', 'middle', 'low'] as const
export type Band = (typeof BANDS)[number]
/** The planets of temperament, thinking, contact, work and strain. */
export const WEIGHTS = ['sun', 'mercury', 'venus', 'mars', 'moon'] as const
/** The pairs of planets whose aspects count in some scale. */
export const TIES = [
  'sunMoon',
  'sunMars',
  'sunJupiter',
  'sunSaturn',
  'sunUranus',
  'sunNeptune',
  'moonVenus',
  'moonSaturn',
  'moonUranus',
  'moonNeptune',
  'mercurySaturn',
  'mercuryUranus',
  'mercuryNeptune',
  'venusSaturn',
  'venusUranus',
  'venusPluto',
  'marsJupiter',
  'marsSaturn',
] as const
export type Tie = (typeof TIES)[number]
const REASON = says({ points: 'points', sum: 'text' })
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
    'decision',
    'bond',
    'comfort',
    'errand',
    'approach',
    'habit',
    'conversation',
    'ties',
    'sun',
    'moon',
    'mercury',
    'venus',
    'mars',
    'friend',
    'closing',
  ]),
  how: ways(),
  notice: text,
  withoutHour: text,
  radar: text,
  table: { caption: text, head: list(4) },
  sum: { caption: says({ scale: 'text' }), head: list(2), start: text, total: text },
  placed: says({ point: 'point', sign: 'sign' }),
  withdrawn: says({ point: 'point' }),
  above: says({ point: 'point' }),
  below: says({ point: 'point' }),
  scored: each(BANDS, says({ scale: 'text', score: 'number' })),
  scale: each(['outward', 'start', 'head', 'constancy', 'closeness', 'use'], {
    name: text,
    high: text,
    low: text,
    band: each(BANDS),
    /** In thinking and contact. */
    mind: each(BANDS),
    /** At work and under strain. */
    deed: each(BANDS),
    gap: text,
    longest: text,
    shortest: text,
  }),
  quarters: each(
    ['company', 'work', 'eye', 'decision', 'bond', 'comfort', 'errand', 'approach', 'habit', 'conversation'],
    each(['high high', 'high low', 'low high', 'low low']),
  ),
  /** By the planet's element. */
  weights: each(WEIGHTS, each(ELEMENTS)),
  sunSign: list(12),
  moonSign: list(12),
  mercurySign: list(12),
  venusSign: list(12),
  marsSign: list(12),
  /** Why an element or a mode counts for a scale. */
  why: {
    outward: each(ELEMENTS, REASON),
    start: each(MODES, REASON),
    head: each(ELEMENTS, REASON),
    constancy: each(MODES, REASON),
    closeness: each(ELEMENTS, REASON),
    use: each(ELEMENTS, REASON),
  },
  byAspects: says({ scale: 'text', sum: 'text' }),
  /** Where a score stands among those of other charts. */
  rank: {
    of: says({ scale: 'text', lower: 'number' }),
    lowest: says({ scale: 'text' }),
    highest: says({ scale: 'text' }),
  },
  /** The aspects that count, whichever they are. */
  ties: each(TIES),
  friend: ways(),
  closing: ways(),
})
export type PsychotestWords = TextsOf<typeof psychotestTexts>
