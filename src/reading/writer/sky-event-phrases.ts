import type { Planet } from '#astro/ephemeris/body.ts'
import type { EventDate } from '../sky-events/event-date.ts'
import type { SpokenEclipse, SpokenPlace } from './calendar-phrases.ts'

/** An instant on a clock: `17:46` UTC; before 1600 only about, as the Earth's turning is known no better. */
export interface SpokenClock {
  clock: string
  about: boolean
}

/** The sentences of what happened in the sky, in one language. */
export interface SkyEventPhrases {
  conjunctionName(a: Planet, b: Planet): string
  /** What was seen of an eclipse: when it was greatest, where in the zodiac, how deep. */
  eclipse(eclipse: SpokenEclipse, at: SpokenClock, place: SpokenPlace, magnitude: number): string
  /** The series of an eclipse, and its neighbours in it. */
  saros(series: number, before: EventDate | null, after: EventDate | null): string
  /** When and where two planets met, and how far apart. */
  conjunction(meeting: { a: Planet; b: Planet; at: SpokenClock; place: SpokenPlace; apartDeg: number }): string
  /** That a date is of the Julian calendar. */
  julian: string
  /** Their meetings before and after. */
  meetings(before: EventDate | null, after: EventDate | null): string
}
