import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'
import { NATAL_POINTS } from '../../library/subjects.ts'
import { threadShape } from '../threads/thread-shape.ts'

const NATURES = ['conjunction', 'flowing', 'tense'] as const
/** The planets whose aspects mark days; those of the Moon stand in the appendix. */
export const MARKING = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
/** Whose way back changes what a day is good for. */
export const RETURNING = ['mercury', 'venus'] as const
export const SWIFT = ['sun', 'mercury', 'venus', 'mars'] as const
const MOTIONS = ['retrograde', 'direct'] as const
const PHASES = ['new', 'full'] as const

/** The words of the monthly forecast that are no library entry, in one language. */
export const monthTexts = textSubject('monthly-forecast', {
  ...threadShape,
  title: says({ month: 'text' }),
  subtitle: says({ name: 'text', span: 'text' }),
  limits: text,
  chapters: each(['glance', 'threads', 'lunations', 'turns', 'days', 'slow', 'closing', 'appendix']),
  titles: each(['about', 'table', 'empty', 'places', 'moon', 'exact', 'closing']),
  made: ways({ between: 'text', planets: 'number' }),
  zone: says({ zone: 'text' }),
  lineCaption: text,
  peak: ways({ date: 'text', meeting: 'text' }),
  low: ways({ date: 'text' }),
  halves: each(['first', 'last', 'even'], ways({ percent: 'number' })),
  daysTable: { caption: text, head: list(3) },
  /** What an aspect of a planet is good for, in a cell of a table. */
  forWhat: each(MARKING, each(NATURES)),
  /** The same of Mercury and Venus while they go back: nothing is signed, begun or bought. */
  forWhatBack: each(RETURNING),
  /** A new or full Moon at a natal point. */
  lunationMark: each(PHASES, says({ label: 'text' })),
  forLunation: each(PHASES),
  lunationTitle: each(PHASES, says({ sign: 'sign' })),
  lunationHouseTitle: each(PHASES, says({ sign: 'sign', house: 'house' })),
  lunation: each(PHASES, ways({ date: 'text', clock: 'text', sign: 'sign' })),
  lunationIn: ways({ house: 'house' }),
  /** By natal house: what may be begun small; what has come out and wants an answer. */
  newIn: list(12),
  fullIn: list(12),
  eclipse: each(['solar', 'lunar']),
  meets: each(['conjunction', 'opposition'], ways({ orb: 'text', point: 'point', topic: 'text' })),
  /** What a natal point brings along, as the end of a sentence. */
  topics: each(NATAL_POINTS),
  turnTitle: says({ planet: 'point' }),
  back: ways({ planet: 'point', between: 'text' }),
  backHouse: ways({ house: 'house', theme: 'text' }),
  backFor: each(['mercury', 'venus', 'mars']),
  stationTitle: each(MOTIONS, says({ planet: 'point' })),
  station: each(MOTIONS, ways({ planet: 'point', date: 'text', clock: 'text' })),
  stationHouse: ways({ house: 'house', theme: 'text' }),
  dayTitle: says({ weekday: 'text', date: 'text' }),
  weekdays: list(7),
  hit: ways({ meeting: 'text', aspect: 'aspect', clock: 'text' }),
  /** The same aspect for the second time in the month: of a planet that turned between. */
  again: ways({ meeting: 'text', aspect: 'aspect', clock: 'text', date: 'text' }),
  againUse: ways(),
  hitUntimed: ways({ meeting: 'text' }),
  through: ways({ planet: 'point', house: 'house', theme: 'text' }),
  /** What an aspect does that others of its nature don't. */
  twist: each(SWIFT, each(['sextile', 'square', 'trine', 'opposition'], list(2))),
  together: each(['flowing', 'tense', 'apart'], ways({ planets: 'points' })),
  ofThread: ways({ label: 'text' }),
  peakOfThread: ways({ meeting: 'text', aspect: 'aspect', clock: 'text' }),
  peakUntimed: ways({ meeting: 'text' }),
  lunationDay: each(PHASES, says({ clock: 'text' })),
  stationDay: each(MOTIONS, says({ planet: 'point', clock: 'text' })),
  empty: ways({ dates: 'list' }),
  noEmpty: text,
  stay: each(['closing', 'apart'], ways({ meeting: 'text', first: 'text', last: 'text' })),
  stayUntimed: ways({ meeting: 'text' }),
  noSlow: text,
  places: { caption: text, head: list(4), retrograde: text, direct: text },
  moonTable: { caption: text, head: list(4), changes: says({ clock: 'text', sign: 'sign' }) },
  table: { caption: says({ from: 'number', to: 'number' }), head: list(3), retrograde: text },
  closing: ways({ high: 'text', low: 'text' }),
  check: ways({ dates: 'list' }),
})
export type MonthWords = TextsOf<typeof monthTexts>
