import { each, list, says, text, type TextsOf, textSubject, ways } from '../../library/text-shape.ts'

/** Saturn's quarters from birth on: away from its place, across, back again, home. */
export type Quarter = 'waxing' | 'opposition' | 'waning' | 'return'

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

/** The words of the life's seasons that are no library entry, in one language. */
export const lifeTexts = textSubject('life-evolution', {
  name: text,
  title: {
    phase: each(PHASES),
    moon: says({ sign: 'sign' }),
    sun: says({ sign: 'sign' }),
    house: says({ house: 'house' }),
  },
  subtitle: says({ name: 'text', years: 'text' }),
  limits: text,
  chapters: each(['marks', 'birth', 'phases', 'moon', 'sun', 'saturn', 'uranus', 'end']),
  titles: each(['how', 'line', 'now', 'table', 'seasons', 'moves', 'common', 'closing', 'uranusHouse']),
  how: ways({ to: 'text' }),
  reading: ways(),
  methods: text,
  lineCaption: text,
  rows: each(['round1', 'round2', 'round3', 'sun', 'saturn', 'uranus']),
  today: text,
  now: ways({ phase: 'text', since: 'text', until: 'text', age: 'number' }),
  nowBeyond: text,
  phase: each(PHASES),
  birth: ways({ phase: 'text' }),
  born: each(PHASES),
  birthOpen: text,
  season: each(PHASES),
  seasonDates: ways({ phase: 'text', spans: 'list', season: 'text' }),
  span: says({ from: 'text', to: 'text', fromAge: 'number', toAge: 'number' }),
  spanOfBirth: says({ to: 'text' }),
  spanFromBirth: says({ to: 'text', toAge: 'number' }),
  table: { caption: text, head: list(4) },
  current: ways({ phase: 'text', until: 'text', untilAge: 'number' }),
  next: ways({ phase: 'text', at: 'text', age: 'number' }),
  moonNow: ways({ sign: 'sign', until: 'text' }),
  moonNext: ways({ sign: 'sign', at: 'text' }),
  moonHouse: ways({ house: 'house', until: 'text' }),
  moves: { caption: text, head: list(3) },
  sunBorn: ways({ sign: 'sign', at: 'text', next: 'sign', age: 'number' }),
  sunStep: each(['past', 'ahead'], ways({ sign: 'sign', at: 'text', age: 'number' })),
  sunUse: ways(),
  sunTitle: says({ sign: 'sign' }),
  saturnOpening: ways(),
  saturnHouse: ways(),
  saturnTitle: each(['waxing', 'opposition', 'waning', 'return'], says({ age: 'number' })),
  saturn: each(['waxing', 'opposition', 'waning', 'return'], ways({ dates: 'text', age: 'number', exam: 'text' })),
  exam: list(3, each(['waxing', 'opposition', 'waning', 'return'])),
  uranusOpening: ways(),
  uranusTitle: says({ age: 'number' }),
  uranus: ways({ dates: 'text', age: 'number' }),
  shake: list(4),
  common: ways(),
  fallow: ways({ spans: 'list' }),
  closing: ways({ next: 'text', at: 'text' }),
  closingBeyond: text,
})
export type LifeWords = TextsOf<typeof lifeTexts>
