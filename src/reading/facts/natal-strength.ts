import { orbAllowedDeg } from '#astro/charts/aspects.ts'
import { chartPlanets } from '#astro/charts/chart-planets.ts'
import type { ChartAspect, ChartPoint, Sign } from '#astro/charts/chart.ts'
import { essentialDignities, rulerOf, type ClassicalPlanet, type Dignity } from '#astro/charts/dignities.ts'
import { dispositors } from '#astro/charts/dispositors.ts'
import { signOf } from '#astro/charts/sign.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { NatalBirth } from './day-facts.ts'

/** What makes a planet loud in a chart. */
export type Reason = 'rules-ascendant' | 'angular' | 'on-angle' | 'dignity' | 'final' | 'aspects'

/** How strong a planet is in one chart. */
export interface PlanetStrength {
  planet: Planet
  /** No unit, 0 or more: for ranking within one chart. */
  strength: number
  reasons: Reason[]
  /** The strongest of its essential dignities; null without one, or where the unknown hour leaves its sign open. */
  dignity: Dignity | null
}

/** How a planet counts by itself: those that differ from person to person more than those of a generation. */
const OWN: Record<Planet, number> = {
  sun: 2,
  moon: 2,
  mercury: 1.5,
  venus: 1.5,
  mars: 1.5,
  jupiter: 1,
  saturn: 1,
  uranus: 0.3,
  neptune: 0.3,
  pluto: 0.3,
}
/** By house: angular, succedent, cadent. */
const BY_HOUSE = [2, 0.6, 0] as const
const DIGNITY: Record<Dignity, number> = { domicile: 1.6, exaltation: 1.2, detriment: 0.5, fall: 0.5 }
const RULES_ASCENDANT = 2.2
const FINAL = 1.2
const ON_ANGLE = 1.8

const ANGLES: readonly ChartPoint[] = ['asc', 'mc']
const LIGHTS: readonly ChartPoint[] = ['sun', 'moon']

/** The planets of a chart by strength, the strongest first. What an unknown hour would change counts for nothing. */
export function planetStrengths({ chart, timeKnown, uncertain }: NatalBirth): PlanetStrength[] {
  const known = (planet: Planet) => !uncertain.some(({ body }) => body === planet)
  const ruler = timeKnown && chart.houses ? rulerOf(signOf(chart.houses.ascendantDeg)) : null
  const final = uncertain.length === 0 ? dispositors(chart).final : null
  const strengths = chartPlanets(chart).map(({ body, sign, house }): PlanetStrength => {
    const reasons: Reason[] = []
    let strength = OWN[body]
    const add = (value: number, reason: Reason | null) => {
      strength += value
      if (reason) reasons.push(reason)
    }
    const dignity = known(body) ? (essentialDignities(body, sign)[0] ?? null) : null
    if (body === ruler) add(RULES_ASCENDANT, 'rules-ascendant')
    if (timeKnown && house !== null) add(BY_HOUSE[(house - 1) % 3] ?? 0, house % 3 === 1 ? 'angular' : null)
    const own = chart.aspects.filter(({ a, b }) => a === body || b === body)
    if (own.some((aspect) => aspect.aspect === 'conjunction' && meets(aspect, ANGLES))) add(ON_ANGLE, 'on-angle')
    if (dignity) add(DIGNITY[dignity], dignity === 'domicile' || dignity === 'exaltation' ? 'dignity' : null)
    if (body === final) add(FINAL, 'final')
    const aspected = own.reduce((sum, aspect) => sum + aspectStrength(aspect) / 3, 0)
    add(aspected, aspected > 1.4 ? 'aspects' : null)
    return { planet: body, strength, reasons, dignity }
  })
  return strengths.toSorted((a, b) => b.strength - a.strength)
}

const meets = ({ a, b }: Pick<ChartAspect, 'a' | 'b'>, points: readonly ChartPoint[]) =>
  points.includes(a) || points.includes(b)

const OUTER: ReadonlySet<ChartPoint> = new Set(['uranus', 'neptune', 'pluto', 'trueNode', 'chiron'])

/** Points without light of their own. */
const FAINT: ReadonlySet<ChartPoint> = new Set(['trueNode', 'chiron'])

/**
 * How much an aspect marks a chart: by closeness within the orb allowed, degrees, and by how personal its points are. 0 or
 * more, no unit.
 */
export function aspectStrength(
  aspect: Pick<ChartAspect, 'a' | 'b' | 'aspect' | 'orbDeg'>,
  allowedDeg = orbAllowedDeg(aspect.a, aspect.b, aspect.aspect),
): number {
  const { a, b, orbDeg } = aspect
  const closeness = Math.max(0, 1 - orbDeg / allowedDeg)
  const personal = (LIGHTS.includes(a) ? 0.5 : 0) + (LIGHTS.includes(b) ? 0.5 : 0) + (meets(aspect, ANGLES) ? 0.3 : 0)
  // Two slow planets stand in aspect for everybody born in those years.
  const generation = OUTER.has(a) && OUTER.has(b) ? 0.25 : 1
  const faint = FAINT.has(a) || FAINT.has(b) ? 0.7 : 1
  return (0.4 + closeness) * (1 + personal) * generation * faint * (aspect.aspect === 'sextile' ? 0.8 : 1)
}

/** The planet that rules a house by the sign on its cusp, and the house it stands in. */
export interface HouseRuler {
  house: number
  sign: Sign
  ruler: ClassicalPlanet
  inHouse: number
}

/** The rulers of the twelve houses; none without the hour. */
export function houseRulers({ chart, timeKnown }: NatalBirth): HouseRuler[] {
  const cuspsDeg = timeKnown ? chart.houses?.cuspsDeg : undefined
  return (cuspsDeg ?? []).flatMap((cuspDeg, i) => {
    const sign = signOf(cuspDeg)
    const ruler = rulerOf(sign)
    const inHouse = chart.placements.find(({ body }) => body === ruler)?.house
    return inHouse ? [{ house: i + 1, sign, ruler, inHouse }] : []
  })
}
