import type { Aspect } from '#astro/charts/aspect.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { NatalPoint } from '../library/subjects.ts'

/** A transit as a sentence needs it. */
export interface SpokenTransit {
  transiting: Planet
  natal: NatalPoint
  aspect: Aspect
  /** `0.7°` in the language's own figures. */
  orb: string
  /** `14:20`, the reader's clock, where it is exact today and the minute may be told; else empty. */
  clock: string
  /** "on 27 November", «27 ноября», "tomorrow": when it is or was exact on another day; else empty. */
  when: string
}

type Sentence = (transit: SpokenTransit) => string
export type Area = 'love' | 'career' | 'health'

/** Ways to say a thing; one is chosen. Each gives one or more whole sentences. */
type Ways<T> = readonly T[]

/** The sentences that join library entries to the facts of a day, authored in each language for itself. */
export interface DayPhrases {
  /** "0.7°", «0,7°». */
  degrees(orbDeg: number): string
  /** When, seen from a day: "tomorrow", "on 27 November", "on 3 March 2027". */
  when(at: { year: number; month: number; day: number; daysAhead: number; otherYear: boolean }): string
  /** "Mars trine natal Mercury". */
  label(transiting: Planet, aspect: Aspect, natal: NatalPoint): string

  /** The leading factor, exact today, woven with its gist and body. */
  lead: Ways<(transit: SpokenTransit, gist: string, body: string) => string>
  /** The same where the minute can't be told, the birth time being unknown. */
  leadUntimed: Ways<(transit: SpokenTransit, gist: string, body: string) => string>
  /** A quiet day: only the Moon is exact. */
  quietMoon: Ways<Sentence>
  /** A quiet day: nothing is exact; the nearest aspect. */
  quietNear: Ways<Sentence>
  /** A quiet day in a chart without an hour of birth; the aspect that holds. */
  quietUntimed: Ways<Sentence>
  /** The same, with an exact aspect of the Moon at an hour that can't be told. */
  quietMoonUntimed: Ways<Sentence>
  /** A quiet day without a single transit. */
  quietBare: Ways<string>

  /** A second exact aspect: of the same theme and against the first, of the same theme and with it, of another theme. */
  second: Record<'against' | 'with' | 'apart', Ways<Sentence>>
  secondUntimed: Record<'against' | 'with' | 'apart', Ways<Sentence>>

  moonChanges: Ways<(clock: string, from: Sign, to: Sign) => string>
  moonStill: Ways<(sign: Sign) => string>
  moonInHouse: Ways<(house: number) => string>

  /** A slow transit on its way to exactness, past it, turning short of it, turned short of it, without an hour of birth. */
  slowComing: Ways<Sentence>
  slowGoing: Ways<Sentence>
  slowTurning: Ways<Sentence>
  slowTurned: Ways<Sentence>
  slowUntimed: Ways<Sentence>
  /** The slow transit and the day's lead concern one theme: put before the sentence on the slow one. */
  slowAgainst: Ways<string>
  slowWith: Ways<string>

  phaseExact: Record<'new' | 'first-quarter' | 'full' | 'last-quarter', Ways<(clock: string) => string>>
  /** @param percent lit part of the disc */
  moonGrows: Ways<(percent: string) => string>
  moonWanes: Ways<(percent: string) => string>

  /** Equal places in the three lists are built alike; a page never uses one twice. */
  area: Record<Area, Ways<Sentence>>
  areaQuiet: Record<Area, Ways<string>>
  /** Before a gift or an advice of a natal planet in its sign. */
  natalGift: Ways<(planet: Planet, sign: Sign) => string>
  natalAdvice: Ways<(planet: Planet, sign: Sign) => string>

  /** "Natal Venus in Leo". */
  natalLabel(planet: Planet, sign: Sign): string
  /** What a phase is good for, as whole sentences. */
  actions(actions: string): string

  /** A challenge as a whole sentence: it is often written as a bare "Reading a pause as a verdict." */
  trap: Ways<(challenge: string) => string>

  /** What an aspect means today, in time. */
  exactToday: Ways<Sentence>
  moonToday: Ways<Sentence>
  moonTodayUntimed: Ways<Sentence>
  coming: Ways<Sentence>
  going: Ways<Sentence>
  turning: Ways<Sentence>
  untimed: Ways<Sentence>
}
