import type { Chart } from '#astro/charts/chart.ts'
import type { UncertainSign } from '#astro/charts/whole-day-chart.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { Station } from '#astro/events/stations.ts'
import { type Area, AREAS } from './areas.ts'
import { dayMoon, dayPhase, type DayMoon, type DayPhase } from './day-moon.ts'
import { dayTransits, type DaySpan, type DayTransit } from './day-transits.ts'
import { daySky, skyTouches, type SkyTouch, type VoidSpan } from './day-sky.ts'
import { natalPositions, type NatalPosition } from './natal-points.ts'
import { dayVisits, type Visit } from './visits.ts'
import { weekAhead, type WeekAhead } from './week-ahead.ts'
import { ASPECT_NATURE, type Aspect, type AspectNature } from '#astro/charts/aspect.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import { exactTransits } from '#astro/events/transit-hits.ts'
import { AREA_POINTS, type NatalPoint } from '../library/subjects.ts'
import { transitWeight } from './transit-weight.ts'

/** An exact transit of one of the days ahead. */
interface ComingTransit {
  /** `transit:saturn:square:venus`. */
  id: string
  transiting: Planet
  natal: NatalPoint
  aspect: Aspect
  nature: AspectNature
  /** Julian day, UT, of the exact aspect. */
  exactJdUt: number
  /** Which of the days it falls on: 1 is tomorrow. */
  daysAhead: number
  /** False where the hour of birth is unknown: then only the day may be told. */
  timed: boolean
}

const FARTHEST_DAYS = 30
/** Most parts of life have something within so many days. */
const STEP_DAYS = 3
/** Hours in which people sleep: an aspect of the Moon is past when they wake. */
const NIGHT_DAYS = 0.25

/**
 * For each part of life the first of the days ahead, thirty at most, on which a transit to one of its points is surely
 * exact, and the heaviest of that day; null where there is none. And what leads tomorrow.
 * @throws EphemerisRangeError
 */
export function areasAhead(
  sky: Ephemeris,
  natal: readonly NatalPosition[],
  { endJdUt }: DaySpan,
): { ahead: Record<Area, ComingTransit | null>; tomorrow: ComingTransit[] } {
  const found: Record<Area, ComingTransit | null> = { love: null, career: null, health: null }
  let tomorrow: ComingTransit[] = []
  for (let day = 0; day < FARTHEST_DAYS; day += STEP_DAYS) {
    const open = AREAS.filter(({ name }) => !found[name])
    if (open.length === 0) break
    const points = day === 0 ? natal : natal.filter(({ point }) => open.some(({ texts }) => isOf(texts, point)))
    const coming = comingTransits(sky, points, endJdUt + day, endJdUt)
    if (day === 0) tomorrow = leadingFirst(coming.filter(({ daysAhead }) => daysAhead === 1))
    for (const { name, texts } of open) {
      const own = coming.filter((one) => isOf(texts, one.natal))
      const first = Math.min(...own.map(({ daysAhead }) => daysAhead))
      found[name] = own.filter(({ daysAhead }) => daysAhead === first).toSorted(heaviestFirst)[0] ?? null
    }
  }
  return { ahead: found, tomorrow }
}

/** A planet's leads a day before the Moon's. */
const leadingFirst = (transits: readonly ComingTransit[]) =>
  transits.toSorted((a, b) => Number(a.transiting === 'moon') - Number(b.transiting === 'moon') || heaviestFirst(a, b))

const isOf = (area: keyof typeof AREA_POINTS, point: NatalPoint) =>
  (AREA_POINTS[area] as readonly NatalPoint[]).includes(point)

function comingTransits(
  sky: Ephemeris,
  natal: readonly NatalPosition[],
  fromJdUt: number,
  firstMidnightJdUt: number,
): ComingTransit[] {
  const slack = new Map<string, number>(natal.map(({ point, slackDeg }) => [point, slackDeg]))
  return exactTransits(sky, {
    natal: Object.fromEntries(natal.map(({ point, longitudeDeg }) => [point, longitudeDeg])),
    fromJdUt,
    toJdUt: fromJdUt + STEP_DAYS,
    transiting: PLANETS,
  }).flatMap(({ transiting, natal: met, aspect, jdUt, speedDegPerDay }) => {
    const slackDays = (slack.get(met) ?? 0) / Math.abs(speedDegPerDay)
    const dayOf = (instant: number) => Math.floor(instant - firstMidnightJdUt) + 1
    const daysAhead = dayOf(jdUt)
    const isAsleep = transiting === 'moon' && slackDays === 0 && (jdUt - firstMidnightJdUt) % 1 < NIGHT_DAYS
    if (isAsleep || dayOf(jdUt - slackDays) !== daysAhead || dayOf(jdUt + slackDays) !== daysAhead) return []
    const point = met as NatalPoint
    return [
      {
        id: `transit:${transiting}:${aspect}:${point}`,
        transiting,
        natal: point,
        aspect,
        nature: ASPECT_NATURE[aspect],
        exactJdUt: jdUt,
        daysAhead,
        timed: slackDays === 0,
      },
    ]
  })
}

const weightOf = ({ transiting, natal, aspect }: ComingTransit) =>
  transitWeight({ transiting, natal, aspect, orbDeg: 0, applying: true, exactToday: true, atNight: false })

const heaviestFirst = (a: ComingTransit, b: ComingTransit) => weightOf(b) - weightOf(a) || (a.id < b.id ? -1 : 1)

/** Everything a day's reading may say of one person. */
export interface DayFacts extends DaySpan {
  timeKnown: boolean
  /** The person's age on this day, in years. */
  ageYears: number
  /** Heaviest first. */
  transits: DayTransit[]
  /** What the lasting ones and the exact ones belong to; of an unknown hour none. */
  visits: Visit[]
  moon: DayMoon
  phase: DayPhase
  /** What happens in the sky of all and touches the chart. */
  touches: SkyTouch[]
  /** The times of the day at which the Moon is void. */
  voids: VoidSpan[]
  /** This day and the six after it. */
  week: WeekAhead
  /** For each part of life the first transit of the days ahead. */
  ahead: Record<Area, ComingTransit | null>
  /** What is surely exact on the next day, planets first, the heaviest of them before the others. */
  tomorrow: ComingTransit[]
}

const YEAR_DAYS = 365.25

/** Younger people are at school, older ones retired: nothing presumes an office for them. */
const WORKING_YEARS = { from: 18, until: 68 } as const
export const worksAtAge = (years: number): boolean => years >= WORKING_YEARS.from && years < WORKING_YEARS.until

/** The Midheaven is a profession in all that planets say of it; the Moon's few hours there have texts without. */
export const concerns = (ageYears: number, { transiting, natal }: Pick<DayTransit, 'transiting' | 'natal'>): boolean =>
  natal !== 'mc' || transiting === 'moon' || worksAtAge(ageYears)

/** A natal chart as the reading room takes it. */
export interface NatalBirth {
  chart: Chart
  /** False when only the day of birth is known: the chart then has no houses and stands in the middle of that day. */
  timeKnown: boolean
  /** The bodies that change sign on that day. */
  uncertain: readonly UncertainSign[]
  /** The bodies that turn retrograde or direct on that day, each once or more. */
  stations?: readonly Pick<Station, 'body'>[]
}

/**
 * A person's civil day as facts. Instants are Julian days in UT.
 * @throws EphemerisRangeError
 */
export function dayFacts(sky: Ephemeris, day: NatalBirth & DaySpan): DayFacts {
  const { chart, timeKnown, startJdUt, endJdUt } = day
  const span = { startJdUt, endJdUt }
  const natal = natalPositions(chart, timeKnown)
  const houses = timeKnown ? chart.houses : null
  const ageYears = (startJdUt - chart.jdUt) / YEAR_DAYS
  const transits = dayTransits(sky, natal, span)
  const { events, voids } = daySky(sky, span)
  const { ahead, tomorrow } = areasAhead(sky, natal, span)
  return {
    ...span,
    timeKnown,
    ageYears,
    transits,
    visits: dayVisits(sky, day, { transits: transits.filter((one) => concerns(ageYears, one)), ...span }),
    moon: dayMoon(sky, houses, span),
    phase: dayPhase(sky, span),
    touches: skyTouches(events, natal, houses),
    voids,
    week: weekAhead(sky, { natal, houses, timeKnown }, (startJdUt + endJdUt) / 2),
    ahead,
    tomorrow,
  }
}
