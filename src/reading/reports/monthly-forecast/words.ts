import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'
import { FORCES } from '../../facts/span-threads.ts'
import { NATAL_POINTS } from '../../library/subjects.ts'
import { threadShape } from '../threads/thread-shape.ts'

const NATURES = ['conjunction', 'flowing', 'tense'] as const
/** The planets whose aspects mark days; those of the Moon stand in the appendix. */
export const MARKING = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
/** Whose way back changes what a day is good for. */
export const RETURNING = ['mercury', 'venus', 'mars'] as const
export const SWIFT = ['sun', 'mercury', 'venus', 'mars'] as const
const MOTIONS = ['retrograde', 'direct'] as const
const PHASES = ['new', 'full'] as const

/** The words of the monthly forecast that are no library entry, in one language. */
export const monthTexts = textSubject('monthly-forecast', {
  ...threadShape,
  title: says({ month: 'text' }),
  subtitle: says({ name: 'text', span: 'text' }),
  limits: text,
  chapters: each(['glance', 'threads', 'lunations', 'turns', 'weeks', 'slow', 'closing', 'appendix']),
  titles: each(['about', 'table', 'line', 'empty', 'places', 'moon', 'exact', 'closing']),
  /** The threads on the first page: the first, the second, the third. */
  headline: list(3, says({ theme: 'text' })),
  headPeak: ways({ label: 'text', when: 'text' }),
  headAllMonth: ways({ label: 'text' }),
  /** Of one that isn't within orb on every day of the month. */
  headPartly: ways({ label: 'text', between: 'text' }),
  headUntimed: ways({ label: 'text' }),
  /** What a planet brings, as a subject. */
  forceTheme: each(FORCES),
  /** In its chapter, the sentence that names the transit. */
  opens: list(3, says({ meeting: 'text' })),
  /** The friendliest dates and those that ask for patience, each with what it suits. */
  dateFor: says({ date: 'text', use: 'text' }),
  friendly: ways({ dates: 'list' }),
  narrow: ways({ dates: 'list' }),
  backNow: ways({ planet: 'point', between: 'text' }),
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
  /** Of one in the house that a thread is about. */
  lunationThread: ways({ theme: 'text' }),
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
  /** A week by what its days bring, then the peaks of threads in it. */
  week: each(['easy', 'hard', 'mixed', 'still'], ways()),
  /** The best day of a week and the one that asks for patience. */
  weekDays: each(['both', 'best', 'worst'], ways({ best: 'text', worst: 'text' })),
  weekPeak: ways({ theme: 'text', when: 'text' }),
  /** How the paragraph of a day begins. */
  dayOpens: says({ weekday: 'text', date: 'text' }),
  cite: says({ label: 'text', clock: 'text' }),
  citeUntimed: says({ label: 'text' }),
  weekdays: list(7),
  /** The same aspect for the second time in the month: of a planet that turned between. */
  again: ways({ meeting: 'text', aspect: 'aspect', clock: 'text', date: 'text' }),
  againUse: ways(),
  ofThread: ways({ theme: 'text' }),
  peakOfThread: ways({ meeting: 'text', aspect: 'aspect', clock: 'text' }),
  peakUntimed: ways({ meeting: 'text' }),
  /** Of a transit that is joined to a thread. */
  joinedDay: ways({ meeting: 'text', aspect: 'aspect', clock: 'text', theme: 'text' }),
  lunationDay: each(PHASES, says({ clock: 'text' })),
  stationDay: each(MOTIONS, says({ planet: 'point', clock: 'text' })),
  empty: ways({ dates: 'list' }),
  noEmpty: text,
  stay: each(['closing', 'apart'], ways({ meeting: 'text', first: 'text', last: 'text' })),
  stayUntimed: ways({ meeting: 'text' }),
  places: { caption: text, head: list(4), retrograde: text, direct: text },
  moonTable: { caption: text, head: list(4), changes: says({ clock: 'text', sign: 'sign' }) },
  table: { caption: says({ from: 'number', to: 'number' }), head: list(3), retrograde: text },
  longest: ways({ theme: 'text', until: 'text' }),
  /** What remains of a thread: it comes back, it was the last pass, it fades, or it stays at work. */
  remains: each(['back', 'done', 'once', 'on'], ways({ theme: 'text', when: 'text' })),
})
export type MonthWords = TextsOf<typeof monthTexts>
