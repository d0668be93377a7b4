import { ASPECT_NATURE, type Aspect, type AspectNature } from '#astro/charts/aspect.ts'
import { synastryAspects, synastryOrbDeg } from '#astro/charts/synastry.ts'
import { houseOverlay } from '#astro/charts/house-overlay.ts'
import { PLANETS, type Planet, isOuterPlanet } from '#astro/ephemeris/body.ts'
import type { ChartPoint } from '#astro/charts/chart.ts'
import type { NatalBirth } from './day-facts.ts'
import { HALF_DAY, natalPositions } from './natal-points.ts'

/** The points between two people that have a voice: the planets and the ascendant. */
export type BondPoint = Planet | 'asc'

/** An aspect between a point of the reader's chart and a point of the other's. */
export interface BondAspect {
  /** `synastry:venus:square:mars`: theirs first, then the reader's. */
  id: string
  theirs: BondPoint
  yours: BondPoint
  aspect: Aspect
  nature: AspectNature
  orbDeg: number
  /** False where an hour is unknown, so that the orb may not be told. */
  timed: boolean
  weight: number
}

/** A planet of one in a house of the other. */
export interface BondHouse {
  /** `synastry:theirs:sun:house:4`, `synastry:yours:sun:house:7`. */
  id: string
  whose: 'theirs' | 'yours'
  planet: Planet
  house: number
  weight: number
}

/** Two charts against each other. */
export interface SynastryFacts {
  /** Strongest first. */
  aspects: BondAspect[]
  /** The other's planets in the reader's houses, strongest first; none without the reader's hour. */
  theirsInYours: BondHouse[]
  /** The reader's planets in the other's houses; none without the other's hour. */
  yoursInTheirs: BondHouse[]
}

/** How much a point tells between two people: slow planets are alike in people of an age. */
const BOND_WEIGHT: Record<BondPoint, number> = {
  sun: 1.4,
  moon: 1.5,
  mercury: 1,
  venus: 1.4,
  mars: 1.3,
  jupiter: 0.85,
  saturn: 0.95,
  uranus: 0.6,
  neptune: 0.6,
  pluto: 0.65,
  asc: 1.3,
}
const HOUSE_WEIGHT = [1.3, 0.9, 0.9, 1.2, 1.1, 0.8, 1.3, 1.1, 0.9, 1.1, 0.9, 1] as const

const isBondPoint = (point: ChartPoint): point is BondPoint =>
  point === 'asc' || (PLANETS as readonly ChartPoint[]).includes(point)

/** What two charts say of a bond; of births without an hour, what holds all day. */
export function synastryFacts(you: NatalBirth, them: NatalBirth): SynastryFacts {
  const slackOf = (birth: NatalBirth) =>
    new Map<ChartPoint, number>(natalPositions(birth.chart, birth.timeKnown).map((p) => [p.point, p.slackDeg]))
  const [slackYou, slackThem] = [slackOf(you), slackOf(them)]
  const aspects = synastryAspects(you.chart, them.chart).flatMap(({ a, b, aspect, orbDeg }): BondAspect[] => {
    // Slow with slow says the year of birth, not the two.
    if (!isBondPoint(a) || !isBondPoint(b) || (isOuterPlanet(a) && isOuterPlanet(b))) return []
    const [one, other] = [slackYou.get(a), slackThem.get(b)]
    const allowedDeg = synastryOrbDeg(aspect, you.chart.orbReach)
    if (one === undefined || other === undefined || orbDeg + one + other > allowedDeg) return []
    const closeness = 1 - 0.6 * (orbDeg / allowedDeg)
    return [
      {
        id: `synastry:${b}:${aspect}:${a}`,
        theirs: b,
        yours: a,
        aspect,
        nature: ASPECT_NATURE[aspect],
        orbDeg,
        timed: one + other === 0,
        weight: BOND_WEIGHT[a] * BOND_WEIGHT[b] * closeness * (aspect === 'sextile' ? 0.8 : 1),
      },
    ]
  })
  return {
    aspects: aspects.toSorted((x, y) => y.weight - x.weight || (x.id < y.id ? -1 : 1)),
    theirsInYours: overlay(them, you, 'theirs'),
    yoursInTheirs: overlay(you, them, 'yours'),
  }
}

/** A planet of an unknown hour is told in a house only where it stays there all day. */
function overlay(guest: NatalBirth, host: NatalBirth, whose: 'theirs' | 'yours'): BondHouse[] {
  if (!host.timeKnown) return []
  const at = (days: number) =>
    new Map(
      houseOverlay(
        {
          ...guest.chart,
          placements: guest.chart.placements.map((placement) => ({
            ...placement,
            longitudeDeg: (placement.longitudeDeg + days * placement.speedDegPerDay + 360) % 360,
          })),
        },
        host.chart,
      )?.map(({ point, house }) => [point, house]),
    )
  const times = guest.timeKnown ? [at(0)] : [at(-HALF_DAY), at(0), at(HALF_DAY)]
  return PLANETS.flatMap((planet): BondHouse[] => {
    const houses = new Set(times.map((time) => time.get(planet)))
    const [house] = houses
    if (houses.size !== 1 || house === undefined) return []
    const weight = BOND_WEIGHT[planet] * (HOUSE_WEIGHT[house - 1] ?? 1)
    return [{ id: `synastry:${whose}:${planet}:house:${house}`, whose, planet, house, weight }]
  }).toSorted((a, b) => b.weight - a.weight)
}
