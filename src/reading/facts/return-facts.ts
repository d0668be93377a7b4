import type { Chart, Houses, Sign } from '#astro/charts/chart.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { planetReturns } from '#astro/charts/returns.ts'
import { rulerOf } from '#astro/charts/dignities.ts'
import { signOf } from '#astro/charts/sign.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { NatalBirth } from './day-facts.ts'
import { HALF_DAY, natalPositions } from './natal-points.ts'

export type ReturnLight = 'sun' | 'moon'

/** Where a return is cast for: degrees, north and east positive. */
export interface ReturnSite {
  latitudeDeg: number
  longitudeDeg: number
}

/** Ascendant, descendant, midheaven and its opposite. */
export const ANGLES = ['asc', 'dsc', 'mc', 'ic'] as const
export type Angle = (typeof ANGLES)[number]

/** What a return's planets are held to: the natal lights and angles. */
export const RETURN_TARGETS = ['sun', 'moon', ...ANGLES] as const
export type ReturnTarget = (typeof RETURN_TARGETS)[number]

/** A planet of the return in the degree of an angle of its own, or of a natal light or angle. */
export interface ReturnContact<Point extends ReturnTarget = ReturnTarget> {
  planet: Planet
  at: Point
  orbDeg: number
  sign: Sign
  house: number | null
}

interface RisingOf {
  sign: Sign
  longitudeDeg: number
  natalHouse: number
}

/** A return of the Sun or the Moon, cast for a place, as facts. Without the hour of birth it has no houses or angles. */
export interface ReturnFacts {
  light: ReturnLight
  /** Julian day (UT) of the return; by the middle of the day of birth where its hour is unknown. */
  jdUt: number
  /** The one after it; null beyond the tables. */
  nextJdUt: number | null
  timeKnown: boolean
  /** 0 ≤ longitude < 360, as at birth. */
  lightDeg: number
  chart: Chart
  /** The return's ascendant, with the natal house that its degree is in. */
  rising: RisingOf | null
  /** The traditional ruler of the sign that rises, and its house in the return. */
  ruler: { planet: Planet; sign: Sign; house: number } | null
  /** The house of the light in the return. */
  lightHouse: number | null
  /** Closest first. */
  angular: ReturnContact<Angle>[]
  contacts: ReturnContact[]
}

/** A planet this near an angle of the return speaks loudest, degrees. */
const ANGLE_DEG = 8
/** A planet of the return this near a natal light or angle touches it, degrees. */
const CONTACT_DEG = 3
/** Longer than any way of Sun and Moon around the ecliptic, days. */
const ROUND_DAYS: Record<ReturnLight, number> = { sun: 366, moon: 28.5 }
const TROPICAL_YEAR_DAYS = 365.24219

/**
 * The solar return nearest to a birthday, by how many years after the birth it is.
 * @returns Julian day (UT); null beyond the tables
 */
export function solarReturnOf(sky: Ephemeris, birthJdUt: number, years: number): number | null {
  const nearJdUt = birthJdUt + years * TROPICAL_YEAR_DAYS
  return nextReturn(sky, 'sun', birthJdUt, nearJdUt - 2)
}

/** The first return of a light after an instant, Julian days (UT); null beyond the tables. */
export function nextReturn(sky: Ephemeris, light: ReturnLight, birthJdUt: number, afterJdUt: number): number | null {
  if (afterJdUt < sky.fromJdUt || afterJdUt >= sky.toJdUt) return null
  const [jdUt] = planetReturns(sky, {
    planet: light,
    longitudeDeg: sky.position(light, birthJdUt).longitudeDeg,
    fromJdUt: afterJdUt,
    toJdUt: Math.min(sky.toJdUt, afterJdUt + ROUND_DAYS[light]),
  })
  return jdUt ?? null
}

/**
 * What a return says.
 * @throws InvalidPlaceError
 * @throws EphemerisRangeError
 */
export function returnFacts(
  sky: Ephemeris,
  { chart: birth, timeKnown }: NatalBirth,
  { light, jdUt, site }: { light: ReturnLight; jdUt: number; site: ReturnSite },
): ReturnFacts {
  // A chart, too, may be given as a site: its instant is not the return's.
  const { latitudeDeg, longitudeDeg } = site
  const houseSystem = birth.houses?.requested
  const cast = natalChart(sky, {
    jdUt,
    latitudeDeg,
    longitudeDeg,
    ...(houseSystem && { houseSystem }),
    orbReach: birth.orbReach,
  })
  const chart = timeKnown ? cast : withoutHouses(cast)
  const { houses } = chart
  const placeOf = (planet: Planet) => chart.placements.find(({ body }) => body === planet)
  const rising = houses && risingOf(houses, birth.houses)
  const ruler = rising && rulerOf(rising.sign)
  const ruling = ruler && placeOf(ruler)
  return {
    light,
    jdUt,
    nextJdUt: nextReturn(sky, light, birth.jdUt, jdUt + 1),
    timeKnown,
    lightDeg: sky.position(light, birth.jdUt).longitudeDeg,
    chart,
    rising,
    ruler: ruler && ruling?.house ? { planet: ruler, sign: ruling.sign, house: ruling.house } : null,
    lightHouse: placeOf(light)?.house ?? null,
    angular: houses ? contactsWith(chart, anglesOf(houses.ascendantDeg, houses.midheavenDeg), ANGLE_DEG) : [],
    contacts: contactsOf(chart, birth, timeKnown).filter(({ planet, at }) => planet !== light || at !== light),
  }
}

/** Without the hour it would all be another at another one: the houses, and the aspects to the angles. */
const withoutHouses = (chart: Chart): Chart => ({
  ...chart,
  houses: null,
  placements: chart.placements.map((placement) => ({ ...placement, house: null })),
  aspects: chart.aspects.filter(({ a, b }) => ![a, b].some((point) => point === 'asc' || point === 'mc')),
})

function risingOf({ ascendantDeg }: Houses, natal: Houses | null): RisingOf | null {
  if (!natal) return null
  return {
    sign: signOf(ascendantDeg),
    longitudeDeg: ascendantDeg,
    natalHouse: houseOf(ascendantDeg, natal.cuspsDeg),
  }
}

interface Target<Point extends ReturnTarget> {
  at: Point
  longitudeDeg: number
  /** How far from there it may really be, degrees. */
  slackDeg: number
}

const anglesOf = (ascendantDeg: number, midheavenDeg: number): Target<Angle>[] => [
  { at: 'asc', longitudeDeg: ascendantDeg, slackDeg: 0 },
  { at: 'dsc', longitudeDeg: ascendantDeg + 180, slackDeg: 0 },
  { at: 'mc', longitudeDeg: midheavenDeg, slackDeg: 0 },
  { at: 'ic', longitudeDeg: midheavenDeg + 180, slackDeg: 0 },
]

function contactsOf(chart: Chart, birth: Chart, timeKnown: boolean): ReturnContact[] {
  const lights = natalPositions(birth, timeKnown).flatMap(({ point, ...place }): Target<ReturnTarget>[] =>
    point === 'sun' || point === 'moon' ? [{ at: point, ...place }] : [],
  )
  const { houses } = birth
  const angles = timeKnown && houses ? anglesOf(houses.ascendantDeg, houses.midheavenDeg) : []
  // The return's own instant is as uncertain as the birth's.
  return contactsWith(chart, [...lights, ...angles], CONTACT_DEG, timeKnown ? 0 : HALF_DAY)
}

/** The planets of a chart near some points, closest first; with days in doubt, those that are near throughout them. */
function contactsWith<Point extends ReturnTarget>(
  chart: Chart,
  targets: readonly Target<Point>[],
  withinDeg: number,
  doubtDays = 0,
): ReturnContact<Point>[] {
  return chart.placements
    .flatMap(({ body, longitudeDeg, speedDegPerDay, sign, house }) => {
      const planet = PLANETS.find((one) => one === body)
      if (!planet) return []
      return targets.flatMap((target): ReturnContact<Point>[] => {
        const orbDeg = Math.abs(halfTurn(longitudeDeg - target.longitudeDeg))
        const doubtDeg = target.slackDeg + doubtDays * Math.abs(speedDegPerDay)
        return orbDeg + doubtDeg > withinDeg ? [] : [{ planet, at: target.at, orbDeg, sign, house }]
      })
    })
    .toSorted((a, b) => a.orbDeg - b.orbDeg)
}
