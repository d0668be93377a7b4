import type { Planet } from '#astro/ephemeris/body.ts'
import type { SpokenEclipse, SpokenPlace } from './calendar-phrases.ts'

/** A date of history, Gregorian, UTC. */
export interface HistoryDate {
  year: number
  /** 1–12. */
  month: number
  day: number
}

/** The sentences of what happened in the sky, in one language. Clocks are UTC, `17:46`. */
export interface SkyEventPhrases {
  conjunctionName(a: Planet, b: Planet): string
  /** What was seen of an eclipse: when it was greatest, where in the zodiac, how deep. */
  eclipse(eclipse: SpokenEclipse, clock: string, place: SpokenPlace, magnitude: number): string
  /** The series of an eclipse, and its neighbours in it. */
  saros(series: number, before: HistoryDate | null, after: HistoryDate | null): string
  /** When and where two planets met, and how far apart. */
  conjunction(meeting: { a: Planet; b: Planet; clock: string; place: SpokenPlace; apartDeg: number }): string
  /** Their meetings before and after. */
  meetings(before: HistoryDate | null, after: HistoryDate | null): string
}
