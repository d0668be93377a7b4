import { ELEMENTS } from '#astro/charts/balance.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'
import { LIFE_STAGES } from '../life-stage.ts'
import { threadShape } from '../threads/thread-shape.ts'

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
  ...threadShape,
  title: text,
  subtitle: says({ name: 'text', between: 'text' }),
  notice: text,
  /** Which signs belong to a doctor now. */
  doctor: text,
  noticeEnd: text,
  limits: text,
  chapters: each(['come', 'threads', 'mars', 'others', 'sixth', 'pace']),
  titles: each([
    'how',
    'elements',
    'places',
    'habits',
    'noMars',
    'noThread',
    'others',
    'entries',
    'occupants',
    'ruler',
    'table',
    'closing',
  ]),
  how: ways({ between: 'text', windows: 'number' }),
  pace: ways(),
  elementsCaption: text,
  element: each(ELEMENTS),
  dominant: each(ELEMENTS, ways({ planets: 'points' })),
  lacking: each(ELEMENTS, ways()),
  even: ways(),
  /** How Mars spends strength and how the Moon rests, by sign. */
  heat: list(12, says({ sign: 'sign' })),
  rest: list(12, says({ sign: 'sign' })),
  placesOpening: ways(),
  place: list(12),
  placeOf: ways({ point: 'point', sign: 'sign' }),
  sixthSign: ways({ sign: 'sign' }),
  lineCaption: text,
  window: ways({ meeting: 'text', between: 'text', dates: 'text' }),
  windowOpen: ways({ meeting: 'text', dates: 'text' }),
  touches: {
    twice: ways({ meeting: 'text', between: 'text', dates: 'list', first: 'text', last: 'text' }),
    more: ways({
      meeting: 'text',
      between: 'text',
      dates: 'list',
      times: 'number',
      first: 'text',
      last: 'text',
      inner: 'list',
    }),
  },
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
  entersTable: { caption: text, head: list(2) },
  occupants: ways({ planets: 'points', meetings: 'list' }),
  rulerTouched: ways({ meetings: 'list' }),
  noEntry: text,
  table: { caption: text, head: list(3) },
  paceName: each(['fast', 'even', 'slow']),
  paceSentence: each(['fast', 'even', 'slow'], ways({ months: 'list' })),
  paceUse: each(['fast', 'even', 'slow'], ways()),
  /** By the reader's age. */
  stage: each(LIFE_STAGES, ways()),
  /** How to use the report. */
  plan: ways(),
  quietMonth: text,
  closing: ways({ fast: 'text', slow: 'text' }),
})
export type HealthWords = TextsOf<typeof healthForecastTexts>
