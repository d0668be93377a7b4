import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'

/** Saturn's quarters from birth on: away from its place, across, back again, home. */
export type Quarter = 'waxing' | 'opposition' | 'waning' | 'return'
const QUARTERS = ['waxing', 'opposition', 'waning', 'return'] as const satisfies readonly Quarter[]

/** The phases of the progressed Moon, from new to new. */
const PHASES = [
  'new',
  'waxing-crescent',
  'first-quarter',
  'waxing-gibbous',
  'full',
  'waning-gibbous',
  'last-quarter',
  'balsamic',
] as const
/** What two phases in a row have in common: how one born in them goes about things, and what they ask for. */
export const GAITS = ['begin', 'build', 'share', 'release'] as const
/** The phases that stand among the turning points of a life. */
export const MARKED_PHASES = ['new', 'full', 'balsamic'] as const
/** What a turning point is prepared for by: its planet, or its phase. */
export const MARK_KINDS = ['saturn', 'uranus', 'sun', ...MARKED_PHASES] as const
const TIMES = ['child', 'youth', 'middle', 'late', 'old'] as const

const CORNERS = each(QUARTERS)

/** The words of the life's seasons that are no library entry, in one language. */
export const lifeTexts = textSubject('life-evolution', {
  name: text,
  title: { phase: each(PHASES) },
  subtitle: says({ name: 'text', years: 'text' }),
  limits: text,
  rounds: list(5),
  methods: text,
  lineCaption: text,
  rows: each(['sun', 'saturn', 'uranus']),
  today: text,
  nowBeyond: text,
  phase: each(PHASES),
  birthOpen: text,
  /** What Saturn asks, by its house. */
  question: list(12),
  questionOpen: text,
  sunStepText: list(12),
  moonSignText: list(12),
  moonHouseText: list(12),
  chapters: each(['short', 'now', 'birth', 'past', 'ahead', 'close', 'tables']),
  titles: each([
    'thesis',
    'line',
    'where',
    'fit',
    'sun',
    'begin',
    'question',
    'table',
    'moves',
    'how',
    'close',
    'common',
    'later',
    'after',
  ]),
  seasonTitle: says({ season: 'text', from: 'number', to: 'number' }),
  atTitle: says({ age: 'number', head: 'text' }),
  fromTitle: says({ from: 'number', to: 'number', head: 'text' }),
  thesis: {
    house: says({ question: 'text', house: 'house', age: 'number' }),
    open: says({ question: 'text', age: 'number' }),
  },
  shortNow: says({ until: 'text', season: 'text', gist: 'text' }),
  shortNext: says({ age: 'number', when: 'text', head: 'text' }),
  seasonName: each(PHASES),
  gist: each(PHASES),
  evidence: says({ phase: 'text', since: 'text', until: 'text' }),
  evidenceBorn: says({ phase: 'text', until: 'text' }),
  todo: each(PHASES),
  /** The season of today, by the time of life. */
  current: each(TIMES, each(PHASES)),
  moonHouse: says({ house: 'house', until: 'text' }),
  moonSign: says({ sign: 'sign', until: 'text', next: 'sign' }),
  /** The gait of birth in a season of its own kind or another. */
  fit: each(GAITS, each(GAITS)),
  sunNow: says({ sign: 'sign', since: 'text', from: 'number', to: 'number' }),
  sunLast: says({ sign: 'sign', since: 'text', from: 'number' }),
  sunBorn: says({ sign: 'sign', age: 'number', when: 'text', next: 'sign' }),
  sunBefore: says({ before: 'text' }),
  /** What the season makes of Saturn’s question. */
  phaseQuestion: each(PHASES, says({ question: 'text' })),
  phaseAfter: says({ season: 'text', from: 'number', to: 'number', gist: 'text', phase: 'text', at: 'text' }),
  phaseThen: says({ season: 'text', from: 'number', to: 'number', gist: 'text', phase: 'text', at: 'text' }),
  askedAgain: text,
  pastOpening: text,
  aheadOpening: text,
  prepare: each(MARK_KINDS),
  birthEvidence: says({ phase: 'text' }),
  born: each(PHASES),
  /** How Saturn's question is met, by its house, and how the chart leans in it. */
  asks: list(12),
  saturnLean: {
    helped: says({ helps: 'text' }),
    pressed: says({ presses: 'text' }),
    both: says({ helps: 'text', presses: 'text' }),
    alone: text,
  },
  openQuestion: text,
  /** What an answered Saturn gives. */
  gift: list(12),
  openGift: text,
  gaitUse: each(GAITS),
  ageNow: each(TIMES),
  together: ways(),
  mark: ways({ what: 'text', dates: 'text' }),
  whatSaturn: each(QUARTERS),
  whatUranus: list(4),
  whatSun: says({ sign: 'sign' }),
  whatPhase: each(MARKED_PHASES),
  /** What each corner of Saturn’s three rounds is like, and its heading. */
  corner: list(3, CORNERS),
  cornerLate: text,
  cornerHead: list(3, CORNERS),
  cornerHeadLate: text,
  shake: list(4),
  shakeHead: list(4),
  sunHead: list(12),
  phaseHead: each(MARKED_PHASES),
  start: each(TIMES),
  height: each(TIMES),
  fading: each(TIMES),
  /** How the question of Saturn’s house tends to be answered, across and home. */
  answer: each(['young', 'grown', 'half', 'late', 'old'], list(12)),
  uranusHouse: list(12),
  later: says({ marks: 'list' }),
  laterItem: says({ age: 'number', head: 'text' }),
  close: list(12),
  closeOpen: text,
  closeNow: says({ age: 'number', when: 'text', question: 'text' }),
  closeLast: says({ question: 'text' }),
  use: text,
  fallow: ways({ spans: 'list' }),
  common: ways(),
  table: { caption: text, head: list(4) },
  moves: { caption: text, head: list(3) },
  reading: text,
  how: says({ to: 'text' }),
})
export type LifeWords = TextsOf<typeof lifeTexts>
export type Gait = (typeof GAITS)[number]
export type MarkKind = (typeof MARK_KINDS)[number]
export type TimeOfLife = (typeof TIMES)[number]
