import { rulerOf } from '#astro/charts/dignities.ts'
import { signOf } from '#astro/charts/sign.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { exactTransits } from '#astro/events/transit-hits.ts'
import type { NatalBirth } from '../../facts/day-facts.ts'
import type { LifeStretch } from '../../facts/directions.ts'
import { transitStories, type TransitStory } from '../../facts/transit-stories.ts'
import type { BodyPoint } from './words.ts'

/** A planet that comes over the cusp of the sixth house, forward. */
export interface Entry {
  planet: Planet
  jdUt: number
}

/** The year's passages over the points of the body. */
export interface HealthFacts extends LifeStretch {
  mars: TransitStory[]
  saturn: TransitStory[]
  jupiter: TransitStory[]
  fog: TransitStory[]
  all: TransitStory[]
  entries: Entry[]
  /** Conjunctions of planets with the sixth house's ruler; null without the hour. */
  ruler: { planet: BodyPoint; touches: TransitStory[] } | null
}

/** The lights, Mars and the ascendant with its ruler; without the hour Mercury and Saturn stand in for what it decides. */
export function bodyPoints({ chart, timeKnown }: Pick<NatalBirth, 'chart' | 'timeKnown'>): BodyPoint[] {
  if (!timeKnown || !chart.houses) return ['sun', 'mars', 'mercury', 'venus', 'saturn']
  const ruler = rulerOf(signOf(chart.houses.ascendantDeg))
  return [...new Set<BodyPoint>(['sun', 'moon', 'asc', 'mars', ruler])]
}

const ENTERING = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const satisfies readonly Planet[]
const FOG = ['uranus', 'neptune', 'pluto'] as const satisfies readonly Planet[]

/** @throws EphemerisRangeError */
export function healthFacts(sky: Ephemeris, birth: NatalBirth, year: LifeStretch): HealthFacts {
  const natal = bodyPoints(birth)
  const within = (transiting: readonly Planet[], points: readonly BodyPoint[] = natal) =>
    transitStories(sky, birth, { ...year, transiting, natal: points }).filter(({ passes }) =>
      passes.some(({ jdUt }) => jdUt >= year.fromJdUt && jdUt < year.toJdUt),
    )
  const byTime = (stories: TransitStory[]) =>
    stories.toSorted((a, b) => (a.passes[0]?.jdUt ?? 0) - (b.passes[0]?.jdUt ?? 0))
  const mars = byTime(within(['mars']).filter(({ nature }) => nature !== 'flowing'))
  const saturn = byTime(within(['saturn']))
  const jupiter = byTime(within(['jupiter']))
  const fog = byTime(within([...FOG]))
  const houses = birth.timeKnown ? birth.chart.houses : null
  return {
    ...year,
    mars,
    saturn,
    jupiter,
    fog,
    all: [...mars, ...saturn, ...jupiter, ...fog],
    entries: houses ? entriesOf(sky, houses.cuspsDeg[5] ?? 0, year) : [],
    ruler: houses ? rulerTouches(within, rulerOf(signOf(houses.cuspsDeg[5] ?? 0))) : null,
  }
}

/** The crossings of the cusp: of a planet that goes back and forth over it, the last. */
function entriesOf(sky: Ephemeris, cuspDeg: number, { fromJdUt, toJdUt }: LifeStretch): Entry[] {
  const crossings = exactTransits(sky, { natal: { asc: cuspDeg }, fromJdUt, toJdUt, transiting: ENTERING }).filter(
    ({ aspect, speedDegPerDay }) => aspect === 'conjunction' && speedDegPerDay > 0,
  )
  const last = new Map<Planet, number>()
  for (const { transiting, jdUt } of crossings) last.set(transiting, jdUt)
  return [...last].map(([planet, jdUt]) => ({ planet, jdUt })).toSorted((a, b) => a.jdUt - b.jdUt)
}

function rulerTouches(
  within: (transiting: readonly Planet[], points: readonly BodyPoint[]) => TransitStory[],
  planet: BodyPoint,
) {
  const touches = within(['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'], [planet]).filter(
    ({ aspect, transiting }) => aspect === 'conjunction' && transiting !== planet,
  )
  return {
    planet,
    touches: touches.slice(0, 4).toSorted((a, b) => (a.passes[0]?.jdUt ?? 0) - (b.passes[0]?.jdUt ?? 0)),
  }
}
