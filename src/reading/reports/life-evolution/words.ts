import type { Sign } from '#astro/charts/chart.ts'
import type { ProgressedPhase } from '../../facts/progressed-facts.ts'

type Ways<T> = readonly ((said: T) => string)[]

/** Saturn's quarters from birth on: away from its place, across, back again, home. */
export type Quarter = 'waxing' | 'opposition' | 'waning' | 'return'

/** The words of the life's seasons that are no library entry, in one language. */
export interface LifeWords {
  name: string
  /** Headings. */
  title: {
    phase(phase: ProgressedPhase): string
    moon(sign: Sign): string
    sun(sign: Sign): string
    house(house: number): string
  }
  subtitle(name: string, years: string): string
  limits: string
  chapters: Record<'marks' | 'birth' | 'phases' | 'moon' | 'sun' | 'saturn' | 'uranus' | 'end', string>
  titles: Record<'how' | 'line' | 'now' | 'table' | 'seasons' | 'moves' | 'common' | 'closing' | 'uranusHouse', string>
  how: Ways<{ to: string }>
  reading: Ways<null>
  methods: string
  lineCaption: string
  rows: Record<'round1' | 'round2' | 'round3' | 'sun' | 'saturn' | 'uranus', string>
  today: string
  now: Ways<{ phase: string; since: string; until: string; age: number }>
  nowBeyond: string
  phase: Record<ProgressedPhase, string>
  birth: Ways<{ phase: string }>
  /** Of somebody born under it: the step with which they begin things. */
  born: Record<ProgressedPhase, string>
  birthOpen: string
  /** What the season asks, whoever it is. */
  season: Record<ProgressedPhase, string>
  /** The season's dates with its text. */
  seasonDates: Ways<{ phase: string; spans: readonly string[]; season: string }>
  span(from: string, to: string, fromAge: number, toAge: number): string
  spanFromBirth(to: string, toAge: number): string
  table: { caption: string; head: readonly [string, string, string, string] }
  current: Ways<{ phase: string; until: string; untilAge: number }>
  next: Ways<{ phase: string; at: string; age: number }>
  moonNow: Ways<{ sign: Sign; until: string }>
  moonNext: Ways<{ sign: Sign; at: string }>
  moonHouse: Ways<{ house: number; until: string }>
  moves: { caption: string; head: readonly [string, string, string] }
  sign(sign: Sign): string
  sunBorn: Ways<{ sign: Sign; at: string; next: Sign; age: number }>
  sunStep: Ways<{ sign: Sign; at: string; age: number; past: boolean }>
  /** What comes of a step, said once. */
  sunUse: Ways<null>
  sunTitle(sign: Sign): string
  saturnOpening: Ways<null>
  saturnHouse: Ways<null>
  saturnTitle(quarter: Quarter, age: number): string
  saturn: Ways<{ quarter: Quarter; dates: string; age: number; exam: string }>
  /** By round of some 29 years and quarter. */
  exam: readonly Record<Quarter, string>[]
  uranusOpening: Ways<null>
  uranusTitle(age: number): string
  uranus: Ways<{ dates: string; age: number }>
  shake: readonly [string, string, string, string]
  common: Ways<null>
  fallow: Ways<{ spans: readonly string[] }>
  closing: Ways<{ next: string; at: string }>
  closingBeyond: string
}
