import type { CivilDate, CivilTime } from './civil-time.ts'
import type { LocalInstant } from './resolve-local-time.ts'

/** Where a birth was: a place of the atlas, or a point given by hand. */
export interface BirthPlace {
  /** −90 … 90, north positive; without it the zone's own history holds. */
  latitudeDeg?: number | undefined
  /** −180 … 180, east positive. */
  longitudeDeg: number
  /** The IANA zone of the place within today's borders. */
  timeZone: string
}

/** Which calendar a date was given in: new style, or old style. */
export type BirthCalendar = 'gregorian' | 'julian'

/**
 * What a time can be read by: an IANA zone (`Europe/Warsaw`), `lmt` for the mean time of the place itself, or an offset
 * (`+02:02:04`). It is what is kept when a person chooses among several.
 */
export type ClockId = string

/** One instant that a civil time may stand for. */
export interface BirthReading extends LocalInstant {
  clock: ClockId
  /** 1 for the second time that the clock showed this, else 0. */
  fold: 0 | 1
}

/**
 * Why another clock is possible.
 * - `border`: the place lies so near a border of a territory that either side's clock may have been kept.
 * - `change`: sources don't agree on the day, or the hour, on which the clocks were changed.
 * - `sources`: sources don't agree on whose clock was kept.
 * - `custom`: two clocks were kept side by side: by the railway and the parish, by the occupier and the people.
 * - `unrecorded`: no source tells when, or whether, the place followed.
 * - `sea`: no place is near; the clock is the nearest land's, and ships keep the nautical zone.
 */
export type DoubtReason = 'border' | 'change' | 'sources' | 'custom' | 'unrecorded' | 'sea'

/** That a time may have been another clock's, and what it means then. */
export interface Doubt {
  reason: DoubtReason
  /** The territory whose history is in doubt, as `docs/birth-time.md` lists it. */
  territory: string
  /** Where that is written: a law, a book, a file of the IANA database. */
  source: string
  /** What the other clocks make of it, none equal to the answer's own instant. Empty where they skipped this time. */
  alternatives: BirthReading[]
}

/** What calendars say of the day. */
export interface CalendarFact {
  given: BirthCalendar
  gregorian: CivilDate
  julian: CivilDate
  /** Whether people at the place wrote dates in old style then, so that it must be asked. */
  mayBeJulian: boolean
}

interface Doubts {
  calendar: CalendarFact
  /** The territory whose clock was followed; null where the zone's own history holds. */
  territory: string | null
  doubt: Doubt | null
}

/**
 * What instants a birth's civil time stands for.
 * - `unique`: one, though perhaps in doubt.
 * - `ambiguous`: the clock was set back and showed it twice; the earlier first.
 * - `gap`: the clock was set forward at `transitionUtcMs` and never showed it.
 */
export type BirthTimeResolution = Doubts &
  (
    | { kind: 'unique'; reading: BirthReading; leapSecond: boolean }
    | { kind: 'ambiguous'; readings: [BirthReading, BirthReading] }
    | { kind: 'gap'; clock: ClockId; earlier: LocalInstant; later: LocalInstant; transitionUtcMs: number }
  )

/** A civil time, where it was read, and what is known of the clock. */
export interface BirthTimeQuery {
  place: BirthPlace
  /** Wall time, in parts or as `YYYY-MM-DDTHH:mm[:ss]`, the date in `calendar`. A leap second is written `:60`. */
  local: string | CivilTime
  /** New style unless told. */
  calendar?: BirthCalendar | undefined
  /** The clock to read by, where the person chose one; the likeliest unless told. */
  clock?: ClockId | undefined
}
