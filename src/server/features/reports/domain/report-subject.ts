import { findPlace } from '#astro/atlas/get-place.ts'
import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import type { ReportLack } from '#contract/reports.ts'
import type { Lang } from '#contract/field.ts'
import type { ReportModule, ReportPerson, ReportPlace, ReportRequest } from '#reading/reports/report-module.ts'
import type { Services } from '../../../platform/services.ts'
import { birthOf } from '../../accounts/birth-of.ts'

/** A birth as a row keeps it. */
interface BirthRow {
  birthdate: string | null
  birthtime: string | null
  birthInstant: Date | null
  placeLatitudeDeg: number | null
  placeLongitudeDeg: number | null
  placeTimeZone: string | null
}

type OwnRow = BirthRow & { firstName: string; lastName: string; timeZone: string | null }
type OtherRow = BirthRow & { name: string }

/** Whose report it is and what it is made with, as it stands when a report is to be written. */
export interface ReportParties {
  own: OwnRow
  other: OtherRow | null
  placeIds: readonly string[]
}

/** Somebody as they were when the report was begun. A birth that is corrected later changes no report that is written. */
interface KeptPerson extends Omit<BirthRow, 'birthInstant'> {
  firstName: string
  lastName: string
  birthdate: string
  /** ISO 8601; null when the time is unknown. */
  birthInstant: string | null
}

/** All that a report is written from, but for its language: written again, it is the same. */
export interface ReportSubject {
  person: KeptPerson
  other: KeptPerson | null
  placeIds: readonly string[]
  timeZone: string
  /** ISO 8601: forecasts begin here. */
  asOf: string
}

type Needs = Pick<ReportModule, 'birthTime' | 'other' | 'usesPlaces'>

const isBorn = (row: BirthRow) => row.birthdate !== null && row.placeLatitudeDeg !== null && row.placeTimeZone !== null

/** What is lacking before a report can be written, in the order in which one would ask for it. */
export function lacksOf({ birthTime, other: role, usesPlaces }: Needs, parties: ReportParties): ReportLack[] {
  const { own, other, placeIds } = parties
  const needsTime = birthTime === 'required'
  const born = isBorn(own) && own.firstName !== ''
  return [
    ...(born ? [] : (['birth'] as const)),
    ...(born && needsTime && own.birthInstant === null ? (['birthtime'] as const) : []),
    ...(role && !other ? (['person'] as const) : []),
    ...(role && other && needsTime && other.birthInstant === null ? (['person_birthtime'] as const) : []),
    ...(usesPlaces && placeIds.length === 0 ? (['places'] as const) : []),
  ]
}

const kept = (row: BirthRow, firstName: string, lastName: string): KeptPerson => ({
  firstName,
  lastName,
  birthdate: row.birthdate ?? '',
  birthtime: row.birthInstant === null ? null : row.birthtime,
  birthInstant: row.birthInstant?.toISOString() ?? null,
  placeLatitudeDeg: row.placeLatitudeDeg,
  placeLongitudeDeg: row.placeLongitudeDeg,
  placeTimeZone: row.placeTimeZone,
})

/** What a report is written from, of parties that lack nothing. */
export function subjectOf({ other: role, usesPlaces }: Needs, parties: ReportParties, asOf: Date): ReportSubject {
  const { own, other, placeIds } = parties
  return {
    person: kept(own, own.firstName, own.lastName),
    other: role && other ? kept(other, other.name, '') : null,
    placeIds: usesPlaces ? placeIds : [],
    timeZone: own.timeZone ?? own.placeTimeZone ?? 'UTC',
    asOf: asOf.toISOString(),
  }
}

function personOf(sky: Services['sky'], row: KeptPerson): ReportPerson {
  const birthInstant = row.birthInstant === null ? null : new Date(row.birthInstant)
  const birth = birthOf(sky, { ...row, birthInstant })
  if (!birth) throw new RangeError('a report was begun without a birth')
  return { firstName: row.firstName, lastName: row.lastName, birthdate: row.birthdate, birthtime: row.birthtime, birth }
}

function placeOf({ atlas }: Pick<Services, 'atlas'>, id: string, lang: Lang): ReportPlace[] {
  const place = findPlace(atlas(), id, lang)
  if (!place) return []
  const { name, country, latitudeDeg, longitudeDeg } = place
  return [{ name, country, latitudeDeg, longitudeDeg }]
}

/** What a module is asked to write. The seed is the report's own, so that two of one kind don't read alike. */
export function requestOf(
  services: Pick<Services, 'sky' | 'library' | 'asteroids' | 'atlas'>,
  { subject, seed, lang }: { subject: ReportSubject; seed: string; lang: Lang },
): ReportRequest {
  const { sky, library, asteroids } = services
  return {
    sky,
    library,
    asteroids,
    lang,
    timeZone: subject.timeZone,
    nowJdUt: jdUtFromDate(new Date(subject.asOf)),
    seed,
    person: personOf(sky, subject.person),
    other: subject.other && personOf(sky, subject.other),
    places: subject.placeIds.flatMap((id) => placeOf(services, id, lang)),
  }
}
