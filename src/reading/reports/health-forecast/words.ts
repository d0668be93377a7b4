import { ELEMENTS } from '#astro/charts/balance.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { NatalPoint } from '../../library/subjects.ts'

/** The points by which tradition judges the body. */
export type BodyPoint = Extract<
  NatalPoint,
  'sun' | 'moon' | 'mercury' | 'venus' | 'mars' | 'jupiter' | 'saturn' | 'asc'
>
export type Pressing = Extract<Planet, 'saturn' | 'jupiter' | 'uranus' | 'neptune' | 'pluto'>
export type Pace = 'fast' | 'even' | 'slow'

/** The words of the health forecast that are no library entry, in one language. */
export const healthForecastTexts = textSubject('health-forecast', {
  title: text,
  subtitle: says({ name: 'text', between: 'text' }),
  notice: text,
  noticeEnd: text,
  limits: text,
  chapters: each(['come', 'mars', 'saturn', 'jupiter', 'fog', 'sixth', 'pace']),
  titles: each([
    'how',
    'elements',
    'places',
    'habits',
    'noMars',
    'noSaturn',
    'noJupiter',
    'noFog',
    'entries',
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
  restOpening: ways(),
  heatOpening: ways(),
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
  mars: each(['conjunction', 'tense'], list(3)),
  marsTo: each(['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'asc']),
  slow: {
    saturn: each(['hard', 'soft'], list(3)),
    jupiter: each(['hard', 'soft'], list(3)),
    uranus: each(['hard', 'soft'], list(2)),
    neptune: each(['hard', 'soft'], list(2)),
    pluto: each(['hard', 'soft'], list(2)),
  },
  point: each(['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'asc']),
  helps: each(['mars', 'saturn', 'jupiter', 'uranus', 'neptune', 'pluto'], ways()),
  none: each(['mars', 'saturn', 'jupiter', 'fog']),
  sixthOpening: ways({ sign: 'sign', ruler: 'point' }),
  enters: ways({ planet: 'point', date: 'text' }),
  entersFor: each(['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn']),
  entersTable: { caption: text, head: list(2) },
  rulerTouched: ways({ meetings: 'list' }),
  noEntry: text,
  table: { caption: text, head: list(3) },
  paceName: each(['fast', 'even', 'slow']),
  paceSentence: each(['fast', 'even', 'slow'], ways({ months: 'list' })),
  quietMonth: text,
  closing: ways({ fast: 'text', slow: 'text' }),
})
export type HealthWords = TextsOf<typeof healthForecastTexts>
