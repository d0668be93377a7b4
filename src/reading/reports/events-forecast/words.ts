import { NATAL_POINTS } from '../../library/subjects.ts'
import { OUTER_PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'

/** The slow planets, whose visits come in several parts. */
export type Slow = Extract<Planet, 'jupiter' | 'saturn' | 'uranus' | 'neptune' | 'pluto'>

/** The words of the year's forecast that are no library entry, in one language. */
export const eventsTexts = textSubject('events-forecast', {
  title: text,
  subtitle: says({ name: 'text', between: 'text' }),
  chapters: each(['plots', 'visits', 'single', 'stops', 'arcs', 'progressions', 'months', 'calendar']),
  titles: each(['how', 'line', 'meet', 'swift', 'moon', 'others', 'load', 'order', 'closing', 'noStops', 'noArcs']),
  how: ways({ between: 'text', transits: 'number', passes: 'number', arcs: 'number', progressions: 'number' }),
  reading: ways({ between: 'text' }),
  methods: text,
  lineCaption: text,
  heaviest: ways({ meeting: 'text', dates: 'text' }),
  meet: ways({ your: 'text', meetings: 'list', when: 'text' }),
  noMeet: ways({ meeting: 'text' }),
  subject: ways({ theme: 'text' }),
  theme: each(NATAL_POINTS),
  parts: ways({ meeting: 'text', dates: 'list', passes: 'list' }),
  pass: says({ date: 'text', way: 'text' }),
  passing: says({ date: 'text', way: 'text' }),
  way: each(['forward', 'back']),
  dated: says({ date: 'text', text: 'text' }),
  part: each(OUTER_PLANETS, each(['first', 'back', 'last'])),
  within: ways({ meeting: 'text', between: 'text' }),
  once: ways({ meeting: 'text', date: 'text' }),
  never: ways({ meeting: 'text', orb: 'text', date: 'text' }),
  nearly: ways({ meeting: 'text', orb: 'text', date: 'text' }),
  stop: ways({ planet: 'text', date: 'text', orb: 'text', meeting: 'text' }),
  stopOf: each(['mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto']),
  noStops: text,
  arc: ways({ meeting: 'text', date: 'text' }),
  arcOf: each(NATAL_POINTS),
  noArcs: text,
  moon: ways({ meeting: 'text', date: 'text' }),
  moonTo: each(NATAL_POINTS.filter((point) => point !== 'sun')),
  moonToSun: each(['conjunction', 'flowing', 'tense']),
  moonTail: each(['conjunction', 'flowing', 'tense'], list(3)),
  sunTo: ways({ meeting: 'text', date: 'text' }),
  progressedOf: each(['sun', 'mercury', 'venus', 'mars']),
  loadCaption: text,
  fullest: ways({ month: 'text', count: 'number' }),
  emptiest: ways({ month: 'text', count: 'number' }),
  order: { caption: text, head: list(4) },
  closing: ways({ between: 'text' }),
  check: ways({ dates: 'list' }),
})
export type EventsWords = TextsOf<typeof eventsTexts>
