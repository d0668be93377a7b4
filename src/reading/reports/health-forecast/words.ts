import { QUALITIES } from '../temperament.ts'
import { ELEMENTS } from '#astro/charts/balance.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { FORCES } from '../../facts/span-threads.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'
import { LIFE_STAGES } from '../life-stage.ts'
import { thesisShape, threadShape } from '../threads/thread-shape.ts'

export type Pace = 'fast' | 'even' | 'slow'
export const ENTERING = [
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
] as const satisfies readonly Planet[]
export type Entering = (typeof ENTERING)[number]
/** Points of the body that Mars is told of. */
export const MARS_POINTS = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'asc'] as const

/** The words of the health forecast that are no library entry, in one language. */
export const healthForecastTexts = textSubject('health-forecast', {
  ...thesisShape,
  ...threadShape,
  title: text,
  subtitle: says({ name: 'text', between: 'text' }),
  notice: text,
  /** Which signs belong to a doctor now. */
  doctor: text,
  noticeEnd: text,
  limits: text,
  chapters: each(['short', 'come', 'threads', 'mars', 'sixth', 'pace', 'tables']),
  titles: each([
    'short',
    'line',
    'elements',
    'places',
    'noMars',
    'noThread',
    'sixth',
    'table',
    'closing',
    'others',
    'how',
    'also',
    'helps',
  ]),
  /** A story of the year in a sentence: when, and what it asks. */
  gistLine: says({ theme: 'text', between: 'text', gist: 'text' }),
  gist: each(FORCES, each(['conjunction', 'flowing', 'tense'])),
  paceLine: says({ fast: 'list', slow: 'list' }),
  how: says({ between: 'text', windows: 'number' }),
  qualitiesCaption: text,
  quality: each(QUALITIES),
  dominant: each(ELEMENTS, ways()),
  lacking: each(ELEMENTS, ways()),
  /** How Mars spends strength and how the Moon rests, by sign. */
  heat: list(12, says({ sign: 'sign' })),
  rest: list(12, says({ sign: 'sign' })),
  /** How spending and resting get on, of one element or of two; and the Moon’s rest with another element that leads. */
  balance: each(['fire', 'same', 'apart']),
  placesOpening: text,
  places: { caption: text, head: list(4) },
  part: list(12),
  care: list(12),
  sixthPoint: text,
  lineCaption: text,
  flareOpening: text,
  flareTitle: says({ month: 'text', label: 'text' }),
  flareDays: ways({ meetings: 'list' }),
  /** Mars at a point of the body: a square isn't an opposition. */
  marsOn: each(MARS_POINTS, each(['conjunction', 'square', 'opposition'])),
  noMars: text,
  noStory: text,
  others: { caption: text, head: list(3) },
  sixthOpening: ways({ sign: 'sign', ruler: 'point' }),
  /** Of a planet that is there before the year begins. */
  resident: ways({ planet: 'point', between: 'text' }),
  turnThere: each(['retrograde', 'direct'], says({ planet: 'point', date: 'text' })),
  enters: ways({ planet: 'point', date: 'text' }),
  entersFor: each(ENTERING),
  alsoOpening: text,
  /** What keeps strength up, by the reader's age. */
  helps: each(LIFE_STAGES),
  swiftEntries: says({ entries: 'list' }),
  occupants: ways({ planets: 'points', meetings: 'list' }),
  rulerTouched: says({ meetings: 'list' }),
  noEntry: text,
  table: { caption: text, head: list(3) },
  paceName: each(['fast', 'even', 'slow']),
  paceOpening: text,
  paceSentence: each(['fast', 'even', 'slow'], says({ months: 'list' })),
  /** What to put there, by the reader's age. */
  paceUse: each(LIFE_STAGES, each(['fast', 'even', 'slow'])),
  /** By the reader's age. */
  stage: each(LIFE_STAGES, ways()),
  quietMonth: text,
  closing: text,
})
export type HealthWords = TextsOf<typeof healthForecastTexts>
