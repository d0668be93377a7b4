import type { Asteroids } from '#astro/asteroids/asteroids.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { NatalBirth } from '../facts/day-facts.ts'
import type { Library } from '../library/library.ts'
import type { Lang } from '#language/lang.ts'
import type { ReportDocument } from './report-document.ts'

/** Somebody a report is of: the reader, or whom it is made with. */
export interface ReportPerson {
  /** Never declined: a Russian text has it in the nominative or in brackets. */
  firstName: string
  /** Empty where it isn't known. */
  lastName: string
  /** The civil date of birth, `YYYY-MM-DD`, and the civil time, `HH:mm`; null when unknown. */
  birthdate: string
  birthtime: string | null
  birth: NatalBirth
  /** Where, as the atlas names it in the language of the report, and its zone, IANA; left out where it isn't known. */
  birthplace?: { name: string; timeZone: string }
}

/** Where somebody may move to. */
export interface ReportPlace {
  name: string
  country: string
  latitudeDeg: number
  longitudeDeg: number
}

/** What a report is written from. */
export interface ReportRequest {
  sky: Ephemeris
  library: Library
  /** The catalogue of small bodies, loaded on first use. */
  asteroids: () => Asteroids
  lang: Lang
  /** The reader's, IANA: of all dates and clock times in the text. */
  timeZone: string
  /** When it is ordered: forecasts begin with its month or its day. */
  nowJdUt: number
  /** What makes its wording differ from another's: the same for the same order. */
  seed: string
  person: ReportPerson
  /** The other one, where the type asks for somebody, and what the reader calls them. */
  other: (ReportPerson & { relation: string }) | null
  /** The cities that a relocation compares, where the type asks for them; otherwise empty. */
  places: readonly ReportPlace[]
}

/** One kind of report: what it needs to be written, and how it is written. */
export interface ReportModule {
  /** As in the catalogue of `contract/`. */
  type: string
  /**
   * What an unknown birth time means: `required`, the report would be worthless and isn't sold; `wanted`, it is written
   * with less, and its `limits` say what is left out; `unused`, nothing depends on it.
   */
  birthTime: 'required' | 'wanted' | 'unused'
  /** Whose birth it needs beside the reader's. */
  other: 'partner' | 'child' | null
  /** Whether its subject is the love of two adults: it isn't sold for a child, a relative, a friend or a colleague. */
  couplesOnly?: boolean
  /** Whether it compares cities. */
  usesPlaces: boolean
  /**
   * How far it depends on the day on which it is ordered: `ahead`, it forecasts what follows; `present`, it sets some of the
   * same facts against the present; left out, births and cities alone decide what it says.
   */
  dependsOnDay?: 'ahead' | 'present'
  /** The whole document. Pure, and the same for the same request. @throws RangeError for a request that lacks what it needs */
  write(request: ReportRequest): ReportDocument
}
