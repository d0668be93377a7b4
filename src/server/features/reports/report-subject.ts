import { nearestTown, placeAtPoint } from '#astro/atlas/place-at-point.ts'
import { findPlace } from '#astro/atlas/get-place.ts'
import { jdUtFromDate, jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import type { ChartRules } from '#contract/chart-rules.ts'
import { DEFAULT_RULES } from '#product/default-rules.ts'
import type { MissingDetail } from '#contract/reports.ts'
import type { Lang } from '#language/lang.ts'
import { isOfAge, pairAudience } from '#reading/facts/pair-audience.ts'
import type { ReportModule, ReportPerson, ReportPlace, ReportRequest } from '#reading/reports/report-module.ts'
import type { Services } from '#platform/services.ts'
import { birthOf, doubtText, keptReadings, rulesOf, sameRules, withSkyOf, type WithRules } from '#core/births/api.ts'

/** A birth as a row keeps it. */
interface BirthRow {
  birthdate: string | null
  birthtime: string | null
  birthInstant: Date | null
  placeLatitudeDeg: number | null
  placeLongitudeDeg: number | null
  placeTimeZone: string | null
}

type OwnRow = BirthRow & WithRules & { firstName: string; lastName: string; timeZone: string | null }
type OtherRow = BirthRow & { name: string; relation: string }

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
  /** With what the reader called them then; a report begun before that was kept has no word for it. */
  other: (KeptPerson & { relation?: string }) | null
  placeIds: readonly string[]
  /** The reader's rules for charts where they aren't the product's; absent where they are, as in reports begun before there were any. */
  rules?: Partial<ChartRules>
  timeZone: string
  /** ISO 8601: forecasts begin here. */
  asOf: string
}

type Needs = Pick<ReportModule, 'birthTime' | 'other' | 'couplesOnly' | 'usesPlaces'>

const isBorn = (row: BirthRow) => row.birthdate !== null && row.placeLatitudeDeg !== null && row.placeTimeZone !== null

const bornJdUt = ({ birthInstant, birthdate }: BirthRow) =>
  birthInstant ? jdUtFromDate(birthInstant) : jdUtFromIso(`${birthdate}T12:00:00Z`)

/** Whether two are partners and of age; of a reader whose birth isn't there yet, the age isn't asked. */
function areCouple(own: OwnRow, other: OtherRow, now: Date): boolean {
  const born = bornJdUt(other)
  const pair = { relation: other.relation, bornJdUt: [own.birthdate === null ? born : bornJdUt(own), born] as const }
  return pairAudience({ ...pair, nowJdUt: jdUtFromDate(now) }) === 'partner'
}

/** Whether there is anybody with whom a report could be written, where it is about a couple. */
export const couldBeCouple = ({ couplesOnly }: Needs, own: OwnRow, others: readonly OtherRow[], now: Date): boolean =>
  !couplesOnly || others.some((other) => areCouple(own, other, now))

/** Whether a report on a child would be one on somebody of age. */
export const isGrownUp = ({ other: role }: Needs, other: OtherRow | null, now: Date): boolean =>
  role === 'child' && other !== null && isOfAge(bornJdUt(other), jdUtFromDate(now))

/** What is lacking before a report can be written, in the order in which one would ask for it. */
export function missingDetailsOf(
  { birthTime, other: role, couplesOnly, usesPlaces }: Needs,
  parties: ReportParties,
  now: Date,
): MissingDetail[] {
  const { own, other, placeIds } = parties
  const needsTime = birthTime === 'required'
  const born = isBorn(own) && own.firstName !== ''
  return [
    ...(born ? [] : (['birth'] as const)),
    ...(born && needsTime && own.birthInstant === null ? (['birthtime'] as const) : []),
    ...(role && !other ? (['person'] as const) : []),
    ...(role && other && needsTime && other.birthInstant === null ? (['person_birthtime'] as const) : []),
    ...(couplesOnly && other && !areCouple(own, other, now) ? (['person_partner'] as const) : []),
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
    other: role && other ? { ...kept(other, other.name, ''), relation: other.relation } : null,
    placeIds: usesPlaces ? placeIds : [],
    ...ownRules(own),
    timeZone: own.timeZone ?? own.placeTimeZone ?? 'UTC',
    asOf: asOf.toISOString(),
  }
}

function ownRules(own: OwnRow): Pick<ReportSubject, 'rules'> {
  const rules = rulesOf(own)
  if (sameRules(rules, DEFAULT_RULES)) return {}
  // Of the others only what differs: an order begun before there were any stays one order.
  const { house_system, zodiac, ...others } = rules
  const changed = Object.entries(others).filter(
    ([rule, value]) => `${value}` !== `${DEFAULT_RULES[rule as keyof typeof others]}`,
  )
  return { rules: { house_system, zodiac, ...Object.fromEntries(changed) } }
}

/** Nearer to a town than this a birth is said to be in it, degrees. */
const IN_TOWN_DEG = 0.02

/** The town of the atlas at a birthplace; of a point given by hand, its coordinates. */
function birthplaceName(
  atlas: ReturnType<Services['atlas']>,
  place: { latitudeDeg: number; longitudeDeg: number },
  lang: Lang,
): string | undefined {
  const town = nearestTown(atlas, place, lang)
  const isThere =
    town !== null &&
    Math.abs(town.latitudeDeg - place.latitudeDeg) <= IN_TOWN_DEG &&
    Math.abs(town.longitudeDeg - place.longitudeDeg) <= IN_TOWN_DEG
  return isThere ? town.name : placeAtPoint(atlas, place.latitudeDeg, place.longitudeDeg, lang)?.name
}

function personOf(
  { sky, atlas }: Pick<Services, 'sky' | 'atlas'>,
  row: KeptPerson & WithRules,
  lang: Lang,
): ReportPerson {
  const birthInstant = row.birthInstant === null ? null : new Date(row.birthInstant)
  const birth = birthOf(sky, { ...row, birthInstant })
  if (!birth) throw new RangeError('a report was begun without a birth')
  const { firstName, lastName, birthdate, birthtime, placeLatitudeDeg, placeLongitudeDeg, placeTimeZone } = row
  const name =
    placeLatitudeDeg === null || placeLongitudeDeg === null
      ? undefined
      : birthplaceName(atlas(), { latitudeDeg: placeLatitudeDeg, longitudeDeg: placeLongitudeDeg }, lang)
  return {
    firstName,
    lastName,
    birthdate,
    birthtime,
    birth,
    ...(name !== undefined && placeTimeZone !== null && { birthplace: { name, timeZone: placeTimeZone } }),
  }
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
  const rules = { chartRules: subject.rules ?? null }
  const { sky, library, asteroids } = withSkyOf(services, rules)
  return {
    sky,
    library,
    asteroids,
    lang,
    timeZone: subject.timeZone,
    nowJdUt: jdUtFromDate(new Date(subject.asOf)),
    seed,
    person: personOf(services, { ...subject.person, ...rules }, lang),
    other: subject.other && {
      ...personOf(services, { ...subject.other, ...rules }, lang),
      relation: subject.other.relation ?? '',
    },
    places: subject.placeIds.flatMap((id) => placeOf(services, id, lang)),
  }
}

/** What a report says before all else of the births it is written from, where the clock of one is in doubt. */
export function doubtsOf(
  { atlas }: Pick<Services, 'atlas'>,
  { birthTime }: Pick<ReportModule, 'birthTime'>,
  { subject, lang }: { subject: ReportSubject; lang: Lang },
): string[] {
  if (birthTime === 'unused') return []
  const births = [subject.person, ...(subject.other ? [subject.other] : [])]
  return births.flatMap((row) => {
    const read = keptReadings({ ...row, birthInstant: row.birthInstant === null ? null : new Date(row.birthInstant) })
    if (!read?.doubt) return []
    const { doubt, place, readings, taken } = read
    const town = nearestTown(atlas(), place, lang)
    const text = doubtText(town?.name ?? '', doubt, { taken, readings }, lang)
    return births.length === 1 ? [text] : [`${row.firstName}: ${text}`]
  })
}
