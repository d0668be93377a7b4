import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'
import { thesisShape, threadShape } from '../threads/thread-shape.ts'
import type { Planet } from '#astro/ephemeris/body.ts'

/** The houses of work: money, the queue, standing, allies. */
export type WorkHouse = 2 | 6 | 10 | 11
export type Traveller = Exclude<Planet, 'moon'>

/** The words of the working year that are no library entry, in one language. */
export const businessTexts = textSubject('business-life-forecast', {
  ...thesisShape,
  ...threadShape,
  title: text,
  subtitle: says({ name: 'text', between: 'text' }),
  notice: text,
  chapters: each(['plan', 'threads', 'pauses', 'view', 'money', 'queue', 'standing', 'allies', 'loops', 'hand', 'use']),
  titles: each([
    'how',
    'weeks',
    'swift',
    'mars',
    'eclipses',
    'lines',
    'contacts',
    'through',
    'ruler',
    'points',
    'hand',
    'ask',
    'check',
    'deliver',
    'closing',
  ]),
  how: ways({ between: 'text', contacts: 'number', loops: 'number' }),
  reading: ways(),
  moneyCaption: text,
  loadCaption: text,
  lines: ways({ money: 'text', load: 'text' }),
  contact: ways({ meeting: 'text', dates: 'text' }),
  contactOf: each(['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto']),
  contactsTable: { caption: text, head: list(2) },
  passes: ways({ planet: 'point', house: 'house', stretches: 'text' }),
  allYear: ways({ planet: 'point', house: 'house' }),
  inHouse: each(
    [2, 6, 10, 11],
    each(['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto']),
  ),
  stretch: says({ from: 'text', to: 'text' }),
  ruler: ways({ house: 'house', ruler: 'point' }),
  rulerQuiet: ways({ house: 'house', ruler: 'point' }),
  story: ways({ meeting: 'text', dates: 'text' }),
  pointsOpening: ways(),
  loopTitle: says({ from: 'text' }),
  loop: {
    same: ways({ retrograde: 'text', direct: 'text', first: 'house' }),
    other: ways({ retrograde: 'text', direct: 'text', first: 'house', last: 'house' }),
  },
  loopHouse: list(12),
  thrice: ways({ points: 'points' }),
  once: text,
  hand: ways({ meeting: 'text', date: 'text' }),
  handOf: each(['sun', 'moon', 'mercury', 'venus', 'mars']),
  noHand: text,
  ask: ways({ items: 'list' }),
  check: ways({ items: 'list' }),
  deliver: ways({ items: 'list' }),
  askUse: ways(),
  checkUse: ways(),
  deliverUse: ways(),
  closing: ways({ first: 'text' }),
  weeks: each(['best', 'free']),
  weeksTable: { caption: text, head: list(3) },
  swiftTable: { caption: text, head: list(3) },
  weeksSay: ways(),
  marsBack: ways({ planet: 'point', between: 'text', until: 'text' }),
  noMarsBack: text,
  backAt: ways({ house: 'house', theme: 'text' }),
  eclipse: each(['solar', 'lunar'], says({ when: 'text', house: 'house', theme: 'text' })),
  eclipseUse: each(['solar', 'lunar'], ways()),
  rulerIn: ways({ ruler: 'point', house: 'house' }),
  /** That dates which another chapter warns of were left out. */
  kept: ways(),
})
export type BusinessWords = TextsOf<typeof businessTexts>
