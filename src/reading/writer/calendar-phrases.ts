import type { Aspect } from '#astro/charts/aspect.ts'
import type { Sign } from '#astro/charts/chart.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { LunarEclipse } from '#astro/events/lunar-eclipses.ts'
import type { MoonPhaseName, PrincipalPhase } from '#astro/events/moon-phase.ts'
import type { SolarEclipse } from '#astro/events/solar-eclipses.ts'

/** An aspect of the sky, its swifter planet or the Moon first. */
export interface SpokenAspect {
  a: Planet
  aspect: Aspect
  b: Planet
}

export interface SpokenDate {
  /** 1–12. */
  month: number
  day: number
}

/** Whole degrees and minutes within a sign. */
export interface SpokenPlace {
  sign: Sign
  degree: number
  minute: number
}

export type SpokenEclipse =
  | { kind: 'solar'; type: SolarEclipse['type'] }
  | { kind: 'lunar'; type: LunarEclipse['type'] }

type Ways<T> = readonly T[]

/**
 * The sentences of the calendar that join library entries to the sky of a day, authored in each language for itself.
 * Clocks are `14:20`; names begin with a capital and have no full stop, sentences are whole.
 */
export interface CalendarPhrases {
  phaseName: Record<MoonPhaseName, string>
  signName(sign: Sign): string
  aspectName(aspect: SpokenAspect): string
  stationName(planet: Planet, begins: 'retrograde' | 'direct'): string
  ingressName(planet: Planet, sign: Sign, direction: 'direct' | 'retrograde'): string
  eclipseName(eclipse: SpokenEclipse): string

  /** Where the two stand. */
  aspectPlaces(aspect: SpokenAspect, a: SpokenPlace, b: SpokenPlace): string
  stationPlace(planet: Planet, place: SpokenPlace): string
  eclipsePlace(eclipse: SpokenEclipse, place: SpokenPlace, magnitude: number, saros: number): string

  /** The day's first fact. */
  leadAspect: Ways<(aspect: SpokenAspect, clock: string) => string>
  leadStation: Ways<(planet: Planet, begins: 'retrograde' | 'direct', clock: string) => string>
  leadIngress: Ways<(planet: Planet, sign: Sign, direction: 'direct' | 'retrograde', clock: string) => string>
  leadEclipse(eclipse: SpokenEclipse, clock: string): string
  /** No planet has an exact aspect, but the Moon does. */
  quietMoon: Ways<(aspect: SpokenAspect, clock: string) => string>
  quietBare: Ways<(date: SpokenDate) => string>

  /** The minute of a principal phase. */
  phaseExact: Record<PrincipalPhase, Ways<(clock: string) => string>>
  moonChanges: Ways<(clock: string, from: Sign, to: Sign) => string>
  /** The first, second and third day of the Moon in a sign; two wordings each, for one round of the Moon and the next. */
  moonStays: readonly Ways<(sign: Sign) => string>[]

  /** "Moon void of course, then Taurus". */
  voidTitle(next: Sign): string
  /** Why it is void: the last aspect in the sign, or that there is none in it. */
  voidSince(last: SpokenAspect | null, sign: Sign): string
  /** What such hours are taken for. */
  voidMeans: string

  /** "Lunar day 12, the Moon in Leo". */
  lunarDayTitle(day: number, sign: Sign): string
  /** One lunar day from midnight to midnight. */
  lunarDayWhole(day: number, date: SpokenDate): string
  /** Lunar days that end within the day, with the clock of each end, and the one that begins with the last of them. */
  lunarDaysPassing(ended: readonly { day: number; clock: string }[], next: number): string
}
