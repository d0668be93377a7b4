import { rulerOf, type ClassicalPlanet } from '#astro/charts/dignities.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import { signOf } from '#astro/charts/sign.ts'
import { PLANETS, type Planet } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { stations } from '#astro/events/stations.ts'
import { exactTransits } from '#astro/events/transit-hits.ts'
import type { NatalBirth } from '../../facts/day-facts.ts'
import type { LifeStretch } from '../../facts/directions.ts'
import { spanStories, spanThreads, type Thread, type ThreadStory } from '../../facts/span-threads.ts'
import { transitStories, type TransitStory } from '../../facts/transit-stories.ts'
import type { NatalPoint } from '../../library/subjects.ts'
import { ENTERING, type Entering } from './words.ts'

/** A planet that comes over the cusp of the sixth house, forward. */
export interface Entry {
  planet: Entering
  jdUt: number
}

/** A planet that stands in the sixth house when the year begins; instants are Julian days, UT. */
export interface Resident extends LifeStretch {
  planet: Entering
}

/** A turn within the sixth house. */
export interface SixthTurn {
  planet: Entering
  begins: 'retrograde' | 'direct'
  jdUt: number
}

/** The year's passages over the points of the body. */
export interface HealthFacts extends LifeStretch {
  mars: TransitStory[]
  /** The stories that the year is about, and all others of Jupiter to Pluto. */
  threads: Thread[]
  others: ThreadStory[]
  /** Those of Mars and of the slow planets. */
  all: TransitStory[]
  residents: Resident[]
  turns: SixthTurn[]
  entries: Entry[]
  /** What stands in the sixth house at birth, and conjunctions with it. */
  occupants: { planets: Planet[]; touches: TransitStory[] }
  /** Conjunctions of planets with the sixth house's ruler; null without the hour. */
  ruler: { planet: ClassicalPlanet; touches: TransitStory[] } | null
}

const SLOW = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const
const CONJOINING = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const satisfies readonly Planet[]
const MOST_TOUCHES = 4

/** The lights, Mars and the ascendant with its ruler; without the hour Mercury and Saturn stand in for what it decides. */
export function bodyPoints({ chart, timeKnown }: Pick<NatalBirth, 'chart' | 'timeKnown'>): NatalPoint[] {
  if (!timeKnown || !chart.houses) return ['sun', 'mars', 'mercury', 'venus', 'jupiter', 'saturn']
  const ruler = rulerOf(signOf(chart.houses.ascendantDeg))
  return [...new Set<NatalPoint>(['sun', 'moon', 'asc', 'mars', ruler])]
}

/** @throws EphemerisRangeError */
export function healthFacts(sky: Ephemeris, birth: NatalBirth, year: LifeStretch): HealthFacts {
  const inSixth = birth.timeKnown
    ? PLANETS.filter((planet) => birth.chart.placements.some(({ body, house }) => body === planet && house === 6))
    : []
  const houses = birth.timeKnown ? birth.chart.houses : null
  const ruler = houses ? rulerOf(signOf(houses.cuspsDeg[5] ?? 0)) : null
  const natal = [...new Set<NatalPoint>([...bodyPoints(birth), ...inSixth, ...(ruler ? [ruler] : [])])]
  const within = (transiting: readonly Planet[], points: readonly NatalPoint[]) =>
    transitStories(sky, birth, { ...year, transiting, natal: points })
      .filter(({ passes }) => passes.some(({ jdUt }) => jdUt >= year.fromJdUt && jdUt < year.toJdUt))
      .toSorted((a, b) => (a.passes[0]?.jdUt ?? 0) - (b.passes[0]?.jdUt ?? 0))
  const mars = within(['mars'], natal).filter(({ nature }) => nature !== 'flowing')
  const search = { ...year, transiting: SLOW, natal, swift: ['mars'] as const }
  const threads = spanThreads(sky, birth, search)
  const told = new Set(threads.flatMap(({ lead, joined }) => [lead, ...joined]).map(({ id }) => id))
  const slow = spanStories(sky, birth, search)
  const touching = (points: readonly NatalPoint[]) =>
    within(CONJOINING, points)
      .filter(({ aspect, transiting, natal: met }) => aspect === 'conjunction' && transiting !== met)
      .map((story) => slow.find(({ id }) => id === story.id) ?? story)
  return {
    ...year,
    mars,
    threads,
    others: slow.filter(({ id }) => !told.has(id)),
    all: [...mars, ...slow],
    residents: houses ? residentsOf(sky, houses.cuspsDeg, year) : [],
    turns: houses ? turnsIn(sky, houses.cuspsDeg, year) : [],
    entries: houses ? entriesOf(sky, houses.cuspsDeg[5] ?? 0, year) : [],
    occupants: {
      planets: inSixth,
      touches: touching(inSixth.filter((planet) => planet !== ruler)).slice(0, MOST_TOUCHES),
    },
    ruler: ruler ? { planet: ruler, touches: touching([ruler]).slice(0, MOST_TOUCHES) } : null,
  }
}

const isSixth = (sky: Ephemeris, cuspsDeg: readonly number[], planet: Planet, jdUt: number) =>
  houseOf(sky.position(planet, jdUt).longitudeDeg, cuspsDeg) === 6

/** The slower planets that stand in the sixth house as the year begins, until the last day on which they do. */
function residentsOf(sky: Ephemeris, cuspsDeg: readonly number[], { fromJdUt, toJdUt }: LifeStretch): Resident[] {
  const lastDay = Math.floor(toJdUt - fromJdUt)
  return (['mars', ...SLOW] as const)
    .filter((planet) => isSixth(sky, cuspsDeg, planet, fromJdUt))
    .map((planet) => {
      let day = 1
      while (day < lastDay && isSixth(sky, cuspsDeg, planet, fromJdUt + day)) day++
      return { planet, fromJdUt, toJdUt: day === lastDay ? toJdUt : fromJdUt + day - 1 }
    })
}

function turnsIn(sky: Ephemeris, cuspsDeg: readonly number[], year: LifeStretch): SixthTurn[] {
  return stations(sky, year).flatMap(({ body, begins, jdUt, longitudeDeg }) => {
    const planet = ENTERING.find((one) => one === body)
    return planet && houseOf(longitudeDeg, cuspsDeg) === 6 ? [{ planet, begins, jdUt }] : []
  })
}

/** The crossings of the cusp: of a planet that goes back and forth over it, the last. */
function entriesOf(sky: Ephemeris, cuspDeg: number, { fromJdUt, toJdUt }: LifeStretch): Entry[] {
  const crossings = exactTransits(sky, { natal: { asc: cuspDeg }, fromJdUt, toJdUt, transiting: ENTERING }).filter(
    ({ aspect, speedDegPerDay }) => aspect === 'conjunction' && speedDegPerDay > 0,
  )
  const last = new Map<Planet, number>()
  for (const { transiting, jdUt } of crossings) last.set(transiting, jdUt)
  return ENTERING.flatMap((planet) => {
    const jdUt = last.get(planet)
    return jdUt === undefined ? [] : [{ planet, jdUt }]
  }).toSorted((a, b) => a.jdUt - b.jdUt)
}
