import { TIMED_EVENTS, type Accuracy, type EventAccuracy, type TimedEvent } from '#astro/accuracy/accuracy.ts'
import { chartLongitudes } from '#astro/charts/chart-longitudes.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { PLANETS } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { lunarDaysByElongation } from '#astro/events/lunar-days.ts'
import { lunarEclipses } from '#astro/events/lunar-eclipses.ts'
import { moonPhases } from '#astro/events/moon-phase.ts'
import { risesAndSets } from '#astro/events/rises-and-sets.ts'
import { signIngresses } from '#astro/events/sign-ingresses.ts'
import { MOON_PAIRS, skyAspects, WORLD_PAIRS } from '#astro/events/sky-aspects.ts'
import { solarEclipses } from '#astro/events/solar-eclipses.ts'
import { stations, TURNING_PLANETS } from '#astro/events/stations.ts'
import { exactTransits } from '#astro/events/transit-hits.ts'
import {
  referenceEclipses,
  referenceEvents,
  referenceLunarDays,
  referenceTransits,
  type ReferenceTransits,
} from '#test/fixtures/ephemeris/reference.ts'
import { byKey, summarise, twoDigits } from './errors.ts'

/** The refraction of the reference on the horizon at 1013.25 hPa and 15 °C; almanacs, and we, use 34′. */
const REFERENCE_REFRACTION_DEG = 33.593 / 60
/** The reference's times are whole seconds. */
const ROUNDING_SECONDS = 0.5
const POINTS: ReadonlySet<ChartPoint> = new Set([...PLANETS, 'asc', 'mc'])

interface Meeting {
  found: { jdUt: number }[]
  /** What events are told apart by, e.g. bodies and aspect, in the order of `found`; equal lists count as complete. */
  foundNames: string[]
  expected: { utc: string; speed?: number; acceleration?: number }[]
  expectedNames: string[]
}

/** Times of every kind of event against the reference. @throws Error when an event is missed or invented */
export function eventAccuracy(sky: Ephemeris): Accuracy['events'] {
  const measured = new Map<TimedEvent, EventAccuracy>()
  for (const [what, meeting] of meetings(sky)) {
    const errors = timeErrors(what, meeting)
    measured.set(what, { ...summarise(errors), motion: motionError(meeting, errors) })
  }
  return byKey(TIMED_EVENTS, (what) => {
    const statistics = measured.get(what)
    if (!statistics) throw new Error(`${what} were not measured`)
    return statistics
  })
}

/** Seconds from each event to the reference's, paired in order of time. */
function timeErrors(what: string, { found, foundNames, expected, expectedNames }: Meeting): number[] {
  if (foundNames.join() !== expectedNames.join()) throw new Error(`${what}: other events than the reference's`)
  return expected.map(({ utc }, i) => Math.abs((found[i]?.jdUt ?? Number.NaN) - jdUtFromIso(utc)) * 86_400)
}

/** What the errors beyond the rounding of the reference come to in arc: of longitude, or of speed at a station. */
function motionError({ expected }: Meeting, seconds: readonly number[]): number | null {
  const rates = expected.map(({ speed, acceleration }) => speed ?? acceleration)
  if (rates.includes(undefined)) return null
  const beyond = seconds.map((error) => Math.max(0, error - ROUNDING_SECONDS) / 86_400)
  return twoDigits(Math.max(...beyond.map((days, i) => days * Math.abs(rates[i] ?? Number.NaN) * 3600)))
}

function* meetings(sky: Ephemeris): Generator<[TimedEvent, Meeting]> {
  yield* skyMeetings(sky)
  yield* eclipseMeetings(sky)
  yield ['transits', transitMeeting(sky)]
  const { elongation12deg, moonriseMoonset } = referenceLunarDays()
  const days = lunarDaysByElongation(sky, spanOf('2025-01-01T00:00Z', '2025-03-01T00:00Z'))
  const name = ({ lunarDay }: { lunarDay: number }) => String(lunarDay)
  yield ['lunarDays', meeting(days, days.map(name), elongation12deg, elongation12deg.map(name))]
  for (const [what, refraction] of [
    ['moonriseAndSet', { refractionDeg: REFERENCE_REFRACTION_DEG }],
    ['moonriseAndSetAlmanac', {}],
  ] as const) {
    const places = moonriseMoonset.map(({ lat, lon, moonrise, moonset }) => {
      const span = spanOf('2025-01-01T00:00Z', '2025-02-01T00:00Z')
      const found = risesAndSets(sky, { body: 'moon', latitudeDeg: lat, longitudeDeg: lon, ...span, ...refraction })
      const rises = moonrise.map((utc) => ({ utc, kind: 'rise' }))
      const expected = [...rises, ...moonset.map((utc) => ({ utc, kind: 'set' }))].toSorted(byTime)
      return meeting(found, found.map(kindOf), expected, expected.map(kindOf))
    })
    yield [what, joined(places)]
  }
}

function* skyMeetings(sky: Ephemeris): Generator<[TimedEvent, Meeting]> {
  const reference = referenceEvents()
  const span = spanOf(reference.from, reference.to)
  const phases = moonPhases(sky, span)
  const phaseNames = reference.moonPhases.map(({ type }) => type.replace(/Moon$|Quarter$/, ''))
  const found = phases.map(({ phase }) => phase.replace('-quarter', ''))
  yield ['phases', meeting(phases, found, reference.moonPhases, phaseNames)]

  const turns = stations(sky, { ...span, bodies: TURNING_PLANETS })
  const turnNames = turns.map(({ body, begins }) => `${body} ${begins}`)
  const wantedTurns = reference.stations.map(({ body, type }) => `${body} ${type}`)
  yield ['stations', meeting(turns, turnNames, reference.stations, wantedTurns)]

  const entries = signIngresses(sky, span)
  for (const [what, mine] of [
    ['ingresses', (body: string) => body !== 'trueNode'],
    ['nodeIngresses', (body: string) => body === 'trueNode'],
  ] as const) {
    const own = entries.filter(({ body }) => mine(body))
    const wanted = reference.ingresses.filter(({ body }) => mine(body))
    const names = (list: { body: string; direction: string }[]) => list.map((one) => `${one.body} ${one.direction}`)
    yield [what, meeting(own, names(own), wanted, names(wanted))]
  }
  for (const [what, pairs, wanted] of [
    ['aspects', WORLD_PAIRS, reference.aspects],
    ['moonAspects', MOON_PAIRS, reference.moonAspects],
  ] as const) {
    const aspects = skyAspects(sky, { ...span, pairs })
    const names = (list: readonly { a: string; b: string; aspect: string }[]) =>
      list.map(({ a, aspect, b }) => `${a} ${aspect} ${b}`)
    const timed = wanted.map(({ utc, relativeSpeed }) => ({ utc, speed: relativeSpeed }))
    yield [what, meeting(aspects, names(aspects), timed, names(wanted))]
  }
}

function* eclipseMeetings(sky: Ephemeris): Generator<[TimedEvent, Meeting]> {
  const spans = [referenceEclipses(), referenceEvents()]
  const solar = spans.map(({ from, to, solarEclipses: wanted }) => {
    const found = solarEclipses(sky, spanOf(from, to))
    const names = (list: { type: string; central: boolean }[]) => list.map((one) => `${one.type} ${one.central}`)
    return meeting(found, names(found), wanted, names(wanted))
  })
  yield ['solarEclipses', joined(solar)]
  const lunar = spans.map(({ from, to, lunarEclipses: wanted }) => {
    const found = lunarEclipses(sky, spanOf(from, to))
    return meeting(found, found.map(typeOf), wanted, wanted.map(typeOf))
  })
  yield ['lunarEclipses', joined(lunar)]
}

/** Magnitudes of lunar eclipses. */
export function magnitudeAccuracy(sky: Ephemeris): Accuracy['magnitudes'] {
  const errors = { umbral: [] as number[], penumbral: [] as number[] }
  for (const { from, to, lunarEclipses: wanted } of [referenceEclipses(), referenceEvents()]) {
    lunarEclipses(sky, spanOf(from, to)).forEach((eclipse, i) => {
      // The reference gives 0 where the Moon stays outside the umbra; we say by how much.
      errors.umbral.push(Math.max(0, eclipse.umbralMagnitude) - (wanted[i]?.umbralMagnitude ?? Number.NaN))
      errors.penumbral.push(eclipse.penumbralMagnitude - (wanted[i]?.penumbralMagnitude ?? Number.NaN))
    })
  }
  return { umbral: summarise(errors.umbral), penumbral: summarise(errors.penumbral) }
}

function transitMeeting(sky: Ephemeris): Meeting {
  const name = (hit: { transiting: string; natal: string; aspect: string }) =>
    `${hit.transiting} ${hit.aspect} ${hit.natal}`
  return joined(
    referenceTransits().map((set) => {
      const hits = exactTransits(sky, { natal: natalOf(sky, set), ...spanOf(set.from, set.to) })
      // By name, then time: two hits within the reference's rounding may stand in either order.
      const found = hits.toSorted((a, b) => compare(name(a), name(b)) || a.jdUt - b.jdUt)
      const expected = set.hits.toSorted((a, b) => compare(name(a), name(b)) || byTime(a, b))
      return meeting(found, found.map(name), expected, expected.map(name))
    }),
  )
}

function natalOf(sky: Ephemeris, { utc, lat, lon }: ReferenceTransits) {
  const chart = natalChart(sky, { jdUt: jdUtFromIso(utc), latitudeDeg: lat, longitudeDeg: lon })
  const points = chartLongitudes(chart).filter(({ point }) => POINTS.has(point))
  return Object.fromEntries(points.map(({ point, longitudeDeg }) => [point, longitudeDeg]))
}

const meeting = (
  found: Meeting['found'],
  foundNames: string[],
  expected: Meeting['expected'],
  expectedNames: string[],
): Meeting => ({ found, foundNames, expected, expectedNames })

const joined = (parts: Meeting[]): Meeting =>
  meeting(
    parts.flatMap((part) => part.found),
    parts.flatMap((part) => part.foundNames),
    parts.flatMap((part) => part.expected),
    parts.flatMap((part) => part.expectedNames),
  )

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
const byTime = (a: { utc: string }, b: { utc: string }) => compare(a.utc, b.utc)
const kindOf = ({ kind }: { kind: string }) => kind
const typeOf = ({ type }: { type: string }) => type
const spanOf = (from: string, to: string) => ({ fromJdUt: jdUtFromIso(from), toJdUt: jdUtFromIso(to) })
