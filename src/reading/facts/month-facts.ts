import { ASPECT_ANGLES, ASPECT_NATURE, ASPECTS, type Aspect, type AspectNature } from '#astro/charts/aspect.ts'
import type { Sign } from '#astro/charts/chart.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import { signOf } from '#astro/charts/sign.ts'
import type { CalendarDate } from '#astro/birth-time/civil-month.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import { PLANETS, type Planet, OUTER_PLANETS } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { lunarEclipses } from '#astro/events/lunar-eclipses.ts'
import { moonPhases, type PhaseEvent } from '#astro/events/moon-phase.ts'
import { signIngresses } from '#astro/events/sign-ingresses.ts'
import { solarEclipses } from '#astro/events/solar-eclipses.ts'
import { stations, TURNING_PLANETS, type Station } from '#astro/events/stations.ts'
import { exactTransits, SLOW_PLANETS as TRAVELLERS } from '#astro/events/transit-hits.ts'
import { transitPassages } from '#astro/events/transit-passages.ts'
import type { NatalPoint } from '../library/subjects.ts'
import type { NatalBirth } from './day-facts.ts'
import { dayMoon, type DayMoon } from './day-moon.ts'
import { natalPositions, type NatalPosition } from './natal-points.ts'
import { POINT_WEIGHT, TRANSIT_ORB_DEG, transitWeight } from './transit-weight.ts'

/** An exact transit within the month. Of an unknown hour only those that surely fall on their day. */
export interface MonthHit {
  /** `transit:saturn:square:venus`. */
  id: string
  transiting: Planet
  natal: NatalPoint
  aspect: Aspect
  nature: AspectNature
  /** Julian day, UT. */
  jdUt: number
  retrograde: boolean
  /** False where the minute may not be told. */
  timed: boolean
  weight: number
}

export interface MonthDay extends CalendarDate {
  /** 1–31. */
  dayOfMonth: number
  /** 0–6 from Monday. */
  weekday: number
  /** In order of time, the Moon's too. */
  hits: MonthHit[]
  moon: DayMoon
}

/** A slow planet within orb of a natal point in the month. */
export interface SlowStay {
  id: string
  transiting: Planet
  natal: NatalPoint
  aspect: Aspect
  nature: AspectNature
  /** Degrees from exact when the month begins and when it ends. */
  orbsDeg: readonly [first: number, last: number]
  /** When it came within orb and goes out, and every exact pass between, Julian days, UT. */
  sinceJdUt: number | null
  untilJdUt: number | null
  passesJdUt: number[]
  /** False where the birth time is unknown: then neither orb nor date may be told. */
  timed: boolean
  weight: number
}

/** A new or a full Moon. */
export interface Lunation {
  phase: 'new' | 'full'
  jdUt: number
  /** The Moon's. */
  sign: Sign
  /** Natal house of the Moon; null without the hour. */
  house: number | null
  eclipse: 'solar' | 'lunar' | null
  /** The natal point that it falls on or opposite, within 3°; none without the hour. */
  meets: { natal: NatalPoint; aspect: 'conjunction' | 'opposition'; orbDeg: number } | null
}

/** A pressing transit at an instant. */
export type Pressing = Pick<MonthHit, 'id' | 'transiting' | 'natal' | 'aspect' | 'nature'>

/** A calendar month of one person, as facts. */
export interface MonthFacts {
  days: MonthDay[]
  fromJdUt: number
  toJdUt: number
  timeKnown: boolean
  lunations: Lunation[]
  quarters: PhaseEvent[]
  stations: Station[]
  /** Heaviest first. */
  slow: SlowStay[]
  /** Signs and, with the hour, houses of the slow planets in the middle of the month. */
  places: { planet: Planet; sign: Sign; house: number | null; retrograde: boolean }[]
  /** When the Moon enters each sign within the month. */
  moonEnters: ReadonlyMap<Sign, readonly number[]>
  /** How much presses, every half day, 0–100 of the month's own highest; with the one that presses most. */
  curve: { jdUt: number; value: number; most: Pressing | null }[]
}

const LUNATION_ORB_DEG = 3

/**
 * A month as facts.
 * @param days all of it, in order
 * @throws EphemerisRangeError
 */
export function monthFacts(
  sky: Ephemeris,
  { chart, timeKnown }: NatalBirth,
  days: readonly CalendarDate[],
): MonthFacts {
  const fromJdUt = days[0]?.startJdUt ?? NaN
  const toJdUt = days.at(-1)?.endJdUt ?? NaN
  const span = { fromJdUt, toJdUt }
  const natal = natalPositions(chart, timeKnown)
  const houses = timeKnown ? chart.houses : null
  const hits = exactTransits(sky, { natal: longitudesOf(natal), ...span, transiting: PLANETS })
  const enters = new Map<Sign, number[]>()
  for (const { sign, jdUt } of signIngresses(sky, { ...span, bodies: ['moon'] })) {
    enters.set(sign, [...(enters.get(sign) ?? []), jdUt])
  }
  const phases = moonPhases(sky, span)
  const middle = (fromJdUt + toJdUt) / 2
  return {
    ...span,
    timeKnown,
    days: days.map((day) => monthDay(sky, { chart, timeKnown, natal, hits }, day)),
    lunations: phases.flatMap(({ phase, jdUt }) =>
      phase === 'new' || phase === 'full' ? [lunationAt(sky, { natal, houses, timeKnown }, phase, jdUt)] : [],
    ),
    quarters: phases.filter(({ phase }) => phase === 'first-quarter' || phase === 'last-quarter'),
    stations: stations(sky, { ...span, bodies: TURNING_PLANETS }),
    slow: slowStays(sky, natal, span),
    places: OUTER_PLANETS.map((planet) => {
      const { longitudeDeg, speedDegPerDay } = sky.position(planet, middle)
      const house = houses ? houseOf(longitudeDeg, houses.cuspsDeg) : null
      return { planet, sign: signOf(longitudeDeg), house, retrograde: speedDegPerDay < 0 }
    }),
    moonEnters: enters,
    curve: curveOf(sky, natal, days),
  }
}

const longitudesOf = (natal: readonly NatalPosition[]) =>
  Object.fromEntries(natal.map(({ point, longitudeDeg }) => [point, longitudeDeg]))

const ASLEEP_DAYS = 0.25

function monthDay(
  sky: Ephemeris,
  {
    chart,
    timeKnown,
    natal,
    hits,
  }: Pick<NatalBirth, 'chart' | 'timeKnown'> & {
    natal: readonly NatalPosition[]
    hits: ReturnType<typeof exactTransits>
  },
  day: CalendarDate,
): MonthDay {
  const slack = new Map<string, number>(natal.map(({ point, slackDeg }) => [point, slackDeg]))
  const within = hits.flatMap((hit): MonthHit[] => {
    const slackDays = (slack.get(hit.natal) ?? 0) / Math.abs(hit.speedDegPerDay)
    if (hit.jdUt - slackDays < day.startJdUt || hit.jdUt + slackDays >= day.endJdUt) return []
    const { transiting, aspect, jdUt } = hit
    const point = hit.natal as NatalPoint
    const atNight = jdUt < day.startJdUt + ASLEEP_DAYS
    return [
      {
        id: `transit:${transiting}:${aspect}:${point}`,
        transiting,
        natal: point,
        aspect,
        nature: ASPECT_NATURE[aspect],
        jdUt,
        retrograde: hit.speedDegPerDay < 0,
        timed: slackDays === 0,
        weight: transitWeight({
          transiting,
          natal: point,
          aspect,
          orbDeg: 0,
          applying: false,
          exactToday: true,
          atNight,
        }),
      },
    ]
  })
  return {
    ...day,
    dayOfMonth: Number(day.date.slice(8)),
    weekday: (new Date(`${day.date}T00:00:00Z`).getUTCDay() + 6) % 7,
    hits: within,
    moon: dayMoon(sky, timeKnown ? chart.houses : null, day),
  }
}

function lunationAt(
  sky: Ephemeris,
  {
    natal,
    houses,
    timeKnown,
  }: { natal: readonly NatalPosition[]; houses: NatalBirth['chart']['houses']; timeKnown: boolean },
  phase: 'new' | 'full',
  jdUt: number,
): Lunation {
  const { longitudeDeg } = sky.position('moon', jdUt)
  const near = { fromJdUt: jdUt - 0.2, toJdUt: jdUt + 0.2 }
  const eclipsed = phase === 'new' ? solarEclipses(sky, near).length > 0 : lunarEclipses(sky, near).length > 0
  const met = timeKnown
    ? natal
        .flatMap(({ point, longitudeDeg: natalDeg }) =>
          (['conjunction', 'opposition'] as const).map((aspect) => ({
            natal: point,
            aspect,
            orbDeg: Math.abs(halfTurn(longitudeDeg - natalDeg - ASPECT_ANGLES[aspect])),
          })),
        )
        .filter(({ orbDeg }) => orbDeg <= LUNATION_ORB_DEG)
        .toSorted((a, b) => a.orbDeg - b.orbDeg)
    : []
  return {
    phase,
    jdUt,
    sign: signOf(longitudeDeg),
    house: houses ? houseOf(longitudeDeg, houses.cuspsDeg) : null,
    eclipse: eclipsed ? (phase === 'new' ? 'solar' : 'lunar') : null,
    meets: met[0] ?? null,
  }
}

/** Slow planets mark more than swift ones. */
const HUM: Partial<Record<Planet, number>> = { jupiter: 1.1, saturn: 1.4, uranus: 1.35, neptune: 1.3, pluto: 1.45 }

function slowStays(
  sky: Ephemeris,
  natal: readonly NatalPosition[],
  span: { fromJdUt: number; toJdUt: number },
): SlowStay[] {
  const passages = transitPassages(sky, {
    natal: longitudesOf(natal),
    ...span,
    orbDeg: (planet) => TRANSIT_ORB_DEG[planet],
    transiting: OUTER_PLANETS,
  })
  const found = passages.flatMap((passage): SlowStay[] => {
    const { transiting, aspect } = passage
    const target = natal.find(({ point }) => point === passage.natal)
    if (!target) return []
    const orbAt = (jdUt: number) => orbOf(sky.position(transiting, jdUt).longitudeDeg, target.longitudeDeg, aspect)
    const orbsDeg = [orbAt(span.fromJdUt), orbAt(span.toJdUt)] as const
    const reach = TRANSIT_ORB_DEG[transiting]
    // Without the hour only what holds from the first to the last, wherever in its day the point stands.
    if (target.slackDeg > 0 && Math.max(...orbsDeg) + target.slackDeg > reach) return []
    return [
      {
        id: `transit:${transiting}:${aspect}:${target.point}`,
        transiting,
        natal: target.point,
        aspect,
        nature: ASPECT_NATURE[aspect],
        orbsDeg,
        sinceJdUt: passage.enterJdUt,
        untilJdUt: passage.leaveJdUt,
        passesJdUt: passage.exact.map(({ jdUt }) => jdUt),
        timed: target.slackDeg === 0,
        weight: (HUM[transiting] ?? 1) * POINT_WEIGHT[target.point] * (1 - 0.4 * (Math.min(...orbsDeg) / reach)),
      },
    ]
  })
  const byId = new Map(found.toReversed().map((stay) => [stay.id, stay]))
  return [...byId.values()].toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
}

const orbOf = (longitudeDeg: number, natalDeg: number, aspect: Aspect) =>
  Math.abs(Math.abs(halfTurn(longitudeDeg - natalDeg)) - ASPECT_ANGLES[aspect])

/** Every half day, so that a transit of two days shows as a hill. */
function curveOf(sky: Ephemeris, natal: readonly NatalPosition[], days: readonly CalendarDate[]): MonthFacts['curve'] {
  const raw = days.flatMap(({ startJdUt, endJdUt }) =>
    [startJdUt, (startJdUt + endJdUt) / 2].map((jdUt) => pressureAt(sky, natal, jdUt)),
  )
  const highest = Math.max(...raw.map(({ sum }) => sum), 1e-9)
  return raw.map(({ jdUt, sum, most }) => ({ jdUt, value: Math.round((1000 * sum) / highest) / 10, most }))
}

/** The sum of point weight × planet weight × closeness of every transit within orb but the Moon's: docs/formulas.md. */
function pressureAt(sky: Ephemeris, natal: readonly NatalPosition[], jdUt: number) {
  let sum = 0
  let heaviest = 0
  let most: Pressing | null = null
  for (const transiting of TRAVELLERS) {
    const { longitudeDeg } = sky.position(transiting, jdUt)
    const reach = TRANSIT_ORB_DEG[transiting]
    for (const { point, longitudeDeg: natalDeg } of natal) {
      const apart = Math.abs(halfTurn(longitudeDeg - natalDeg))
      const aspect = ASPECTS.find((name) => Math.abs(apart - ASPECT_ANGLES[name]) <= reach)
      if (!aspect) continue
      const closeness = 1 - Math.abs(apart - ASPECT_ANGLES[aspect]) / reach
      const pressure = (HUM[transiting] ?? 1) * POINT_WEIGHT[point] * closeness
      sum += pressure
      if (pressure <= heaviest) continue
      heaviest = pressure
      most = {
        id: `transit:${transiting}:${aspect}:${point}`,
        transiting,
        natal: point,
        aspect,
        nature: ASPECT_NATURE[aspect],
      }
    }
  }
  return { jdUt, sum, most }
}
