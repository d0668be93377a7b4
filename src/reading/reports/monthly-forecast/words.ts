import type { Aspect } from '#astro/charts/aspect.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { NatalPoint } from '../../library/subjects.ts'

/** A transit as the month speaks of it. */
export interface SpokenTransit {
  transiting: Planet
  aspect: Aspect
  natal: NatalPoint
}

/** The same with its minute; null where the hour of birth is unknown. */
export interface SpokenHit extends SpokenTransit {
  clock: string | null
}

/** How the exact aspects of a day go together. */
export type Together = 'flowing' | 'tense' | 'apart' | 'one'

/** A slow transit over the month; orbs in words. */
export interface SpokenStay extends SpokenTransit {
  first: string
  last: string
  closing: boolean
  /** Dates in words. */
  inMonth: readonly string[]
  before: readonly string[]
  after: readonly string[]
  until: string | null
}

type Ways<T> = readonly ((said: T) => string)[]

/** The words of the monthly forecast that are no library entry, in one language. */
export interface MonthWords {
  title(month: { year: number; month: number }): string
  subtitle(name: string, month: { year: number; month: number }, days: number): string
  limits: string
  /** "12 November", with its day of the week first for a heading. */
  day(at: { month: number; day: number }): string
  dayTitle(at: { month: number; day: number }, weekday: number): string
  chapters: Record<'glance' | 'lunations' | 'keys' | 'days' | 'slow' | 'table', string>
  titles: Record<'made' | 'line' | 'empty' | 'places' | 'tables' | 'closing', string>
  made: Ways<{ from: string; to: string; all: number; planets: number }>
  method: Ways<{ month: { year: number; month: number } }>
  zone(timeZone: string): string
  lineCaption: string
  peak: Ways<{ date: string; most: SpokenTransit }>
  second: Ways<{ date: string; most: SpokenTransit }>
  low: Ways<{ date: string }>
  halves: Record<'first' | 'last' | 'even', Ways<{ percent: number }>>
  keysTable: { caption: string; head: readonly [string, string] }
  /** "Saturn square your Venus". */
  transit(transit: SpokenTransit): string
  lunationTitle(phase: 'new' | 'full', sign: Sign, house: number | null): string
  lunation: Record<'new' | 'full', Ways<{ date: string; clock: string; sign: Sign; house: number | null }>>
  /** By natal house, 1–12: what may be begun small; what has come out and wants an answer. */
  inHouse: Record<'new' | 'full', readonly string[]>
  eclipse: Record<'solar' | 'lunar', string>
  meets: Ways<{ orb: string; natal: NatalPoint; aspect: 'conjunction' | 'opposition'; topic: string }>
  /** What a natal point brings along, as the end of a sentence. */
  topics: Record<NatalPoint, string>
  keyList: Ways<{ hits: readonly SpokenHit[] }>
  together: Record<Together, Ways<{ hits: readonly SpokenTransit[] }>>
  closest: Ways<{ hit: SpokenTransit; topic: string }>
  moon: Ways<{ sign: Sign; house: number | null }>
  moonStays: Ways<{ sign: Sign; house: number | null }>
  /** It came into the sign before noon; after it. */
  moonSince: Ways<{ sign: Sign; house: number | null; clock: string }>
  moonEnters: Ways<{ sign: Sign; clock: string }>
  hit: Ways<SpokenHit>
  /** An aspect that is told among the key days. */
  pointer: Ways<SpokenHit>
  nothing: readonly string[]
  quarter: Record<'first-quarter' | 'last-quarter', Ways<{ clock: string }>>
  station: Record<'retrograde' | 'direct', Ways<{ planet: Planet; clock: string }>>
  empty: Ways<{ dates: readonly string[] }>
  noEmpty: string
  emptyUse: readonly string[]
  stay: Ways<SpokenStay>
  stayUntimed: Ways<SpokenTransit>
  noSlow: string
  places: { caption: string; head: readonly [string, string, string, string]; retrograde: string; direct: string }
  planet(planet: Planet): string
  sign(sign: Sign): string
  house(house: number | null): string
  table: { caption(from: number, to: number): string; head: readonly [string, string, string]; retrograde: string }
  closing: Ways<{ high: string; low: string }>
  check: Ways<{ dates: readonly string[] }>
}
