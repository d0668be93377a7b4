import { NATAL_POINTS } from '../../library/subjects.ts'
import { VERDICTS } from '../../compose/verdict.ts'
import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'

/** The planets whose passages over the chief points come once in a life, or not at all. */
export const RARE = ['uranus', 'neptune', 'pluto'] as const
export type Rare = (typeof RARE)[number]
/** The corners of the chart, in the order in which Saturn rises to them. */
export type Corner = 'asc' | 'ic' | 'dsc' | 'mc'
/** Returns and half returns, which everybody has at about the same age. */
export const CYCLES = ['saturn-return', 'uranus-opposition', 'uranus-return'] as const
export type Cycle = (typeof CYCLES)[number]

/** The chief points, which say what a date of a life is about. */
export const STRETCH_POINTS = ['sun', 'moon', 'asc', 'mc'] as const
export type StretchPoint = (typeof STRETCH_POINTS)[number]

/** Where a date stands beside the day on which the report is written. */
export const TIMES = ['behind', 'running', 'ahead'] as const
export type Time = (typeof TIMES)[number]

const PROGRESSED = ['mercury', 'venus', 'mars'] as const
const ROUNDS = ['child', 'first', 'second', 'third'] as const
/** A kind of event: what it is called, and what it is. */
const kind = { name: text, text: text }

/** The words of the big dates that are no library entry, in one language. */
export const majorTexts = textSubject('major-events', {
  name: text,
  subtitle: says({ name: 'text', years: 'text' }),
  chapters: each(['answers', 'method', 'behind', 'running', 'ahead', 'turns', 'line']),
  titles: each([
    'how',
    'test',
    'density',
    'peaks',
    'level',
    'turns',
    'noTurns',
    'glance',
    'weighs',
    'thesis',
    'rhymes',
    'table',
    'none',
    'closing',
  ]),
  /** What the dates of the life turn on most. */
  thesis: each(STRETCH_POINTS),
  /** Which way they work on the whole. */
  whole: each(VERDICTS),
  /** Three of the weightiest dates at that point, in order of time. */
  thread: says({ dates: 'list' }),
  /** A date within a sentence. */
  dated: says({ year: 'text', age: 'number', name: 'text' }),
  /** Which dates loosen and which bind. */
  sides: says({ loosens: 'list', binds: 'list' }),
  weighs: says({ years: 'text', age: 'number', meeting: 'text', name: 'text', time: 'text' }),
  glance: { caption: text, head: list(4), subject: each(STRETCH_POINTS), works: each(['loosens', 'binds']) },
  times: each(TIMES),
  dateTitle: says({ years: 'text', age: 'number', name: 'text' }),
  /** When it is exact, in the tense of its time. */
  exact: each(TIMES, ways({ meeting: 'text', dates: 'text', age: 'number' })),
  corner: each(TIMES, each(['asc', 'mc', 'ic', 'dsc'], says({ dates: 'text', age: 'number' }))),
  cycle: each(TIMES, each(CYCLES, says({ dates: 'text', age: 'number' }))),
  /** What a slow planet does at a chief point. */
  rare: each(RARE, each(STRETCH_POINTS, each(['conjunction', 'tense'], kind))),
  rareChild: each(RARE),
  /** By which aspect. */
  aspect: each(['conjunction', 'square', 'opposition'], ways()),
  arc: each(NATAL_POINTS, kind),
  progressed: each(PROGRESSED, kind),
  cornerName: each(['asc', 'ic', 'dsc', 'mc']),
  cornerOf: each(['asc', 'ic', 'dsc', 'mc'], each(ROUNDS)),
  cycleOf: { saturn: each(['first', 'second', 'third'], kind), opposition: kind, uranus: kind },
  /** Where the point that is met stands and what it rules. */
  place: ways({ point: 'point', house: 'house', matter: 'text', ruled: 'text' }),
  placeOnly: ways({ point: 'point', house: 'house', matter: 'text' }),
  placeAngle: ways({ house: 'house', ruler: 'point', inHouse: 'house', matter: 'text' }),
  matter: list(12),
  /** From which house the slow planet comes, by its place on the first exact day. */
  from: list(12, ways()),
  /** What is touched at a chief point, where the hour is unknown. */
  touch: each(STRETCH_POINTS, ways()),
  /** The same two at another age. */
  before: ways({ age: 'number', year: 'text' }),
  after: ways({ age: 'number', year: 'text' }),
  use: each(['uranus', 'neptune', 'pluto', 'saturn', 'now', 'other'], ways()),
  question: ways({ age: 'number' }),
  questionChild: ways({ age: 'number' }),
  noneBehind: text,
  noneRunning: says({ when: 'text', age: 'number', subject: 'text' }),
  noneAhead: text,
  how: ways({ transits: 'number', arcs: 'number', progressions: 'number', told: 'number' }),
  test: ways(),
  methods: text,
  turn: each(TIMES, each(['retrograde', 'direct'], ways({ planet: 'point', date: 'text', age: 'number' }))),
  turnOf: each(PROGRESSED, each(['retrograde', 'direct'])),
  noTurns: text,
  rhymes: { caption: text, head: list(2) },
  time: says({ method: 'text', when: 'text', age: 'number' }),
  pair: says({ a: 'text', b: 'text' }),
  densityCaption: text,
  decade: says({ from: 'number', to: 'number' }),
  peak: ways({ year: 'text', age: 'number', meetings: 'text' }),
  level: ways({ from: 'number', to: 'number' }),
  levelYoung: ways({ from: 'number', to: 'number' }),
  levelOld: ways({ from: 'number', to: 'number' }),
  table: { caption: text, head: list(4) },
  /** What the thread asks, and what comes next of it. */
  last: each(STRETCH_POINTS),
  next: says({ when: 'text', age: 'number', subject: 'text' }),
  closing: ways(),
})
export type MajorWords = TextsOf<typeof majorTexts>
