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

/** The words of a life and its seasons, in one language. By sign from Aries, by house from the first. */
export const lifeTexts = textSubject('life-evolution', {
  name: text,
  title: { phase: each(PHASES) },
  subtitle: says({ name: 'text', years: 'text' }),
  limits: text,
  chapters: each(['now', 'birth', 'end', 'tables']),
  rounds: list(5),
  titles: each(['how', 'line', 'now', 'moon', 'theme', 'table', 'moves', 'common', 'closing']),
  seasonTitle: says({ phase: 'text', from: 'number', to: 'number' }),
  birthTitle: says({ phase: 'text', to: 'number' }),
  roundTitle: says({ round: 'text', from: 'number', to: 'number' }),
  here: text,
  how: ways({ to: 'text' }),
  reading: ways(),
  methods: text,
  lineCaption: text,
  rows: each(['sun', 'saturn', 'uranus']),
  today: text,
  now: ways({ phase: 'text', since: 'text', until: 'text', age: 'number' }),
  nowBeyond: text,
  phase: each(PHASES),
  birth: ways({ phase: 'text' }),
  born: each(PHASES),
  birthOpen: text,
  table: { caption: text, head: list(4) },
  seasonDates: ways({ from: 'text', to: 'text' }),
  next: ways({ phase: 'text', at: 'text', age: 'number' }),
  moonNow: ways({ sign: 'sign', until: 'text' }),
  moonNext: ways({ sign: 'sign', at: 'text' }),
  moonHouse: ways({ house: 'house', until: 'text' }),
  moves: { caption: text, head: list(3) },
  sunBorn: ways({ sign: 'sign', at: 'text', next: 'sign', age: 'number' }),
  sunStep: ways({ sign: 'sign', at: 'text', age: 'number' }),
  saturn: each(QUARTERS, ways({ dates: 'text', age: 'number' })),
  uranus: ways({ dates: 'text', age: 'number' }),
  shake: list(4),
  common: ways(),
  fallow: ways({ spans: 'list' }),
  closing: ways({ next: 'text', at: 'text' }),
  closingAnswer: each(['house', 'open'], says({ question: 'text' })),
  closingBeyond: text,
  /** What Saturn asks, by its house. */
  question: list(12),
  questionOpen: text,
  theme: { house: says({ house: 'house', question: 'text' }), open: says({ question: 'text' }) },
  /** A season by the time of life that it falls in. */
  child: each(PHASES),
  youth: each(PHASES),
  middle: each(PHASES),
  late: each(PHASES),
  old: each(PHASES),
  /** The season of today. */
  current: each(PHASES),
  /** What each corner of Saturn’s three rounds is like. */
  corner: list(3, each(QUARTERS, says({ question: 'text' }))),
  cornerLate: says({ question: 'text' }),
  /** How the question of Saturn’s house tends to be answered, across and home. */
  answer: each(['young', 'grown', 'half', 'late', 'old'], list(12)),
  sunStepText: list(12),
  moonSignText: list(12),
  moonHouseText: list(12),
  uranusHouseText: list(12),
})
export type LifeWords = TextsOf<typeof lifeTexts>
