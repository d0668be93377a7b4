import { rulerOf, type ClassicalPlanet } from '#astro/charts/dignities.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import { signOf } from '#astro/charts/sign.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { stations } from '#astro/events/stations.ts'
import { exactTransits, SLOW_PLANETS as TRAVELLERS } from '#astro/events/transit-hits.ts'
import type { NatalBirth } from '../../facts/day-facts.ts'
import { progressedDirections, type Direction, type LifeStretch } from '../../facts/directions.ts'
import { natalPositions } from '../../facts/natal-points.ts'
import { spanStories, spanThreads, type Thread } from '../../facts/span-threads.ts'
import { transitStories, type TransitStory } from '../../facts/transit-stories.ts'
import type { NatalPoint } from '../../library/subjects.ts'
import type { Traveller, WorkHouse } from './words.ts'
import { isClear, markedWeeks, pausesOf, type Pauses } from './working-weeks.ts'

/** A planet's stays in a house within the year. */
export interface HouseStay {
  planet: Traveller
  house: WorkHouse
  stretches: LifeStretch[]
}

/** Mercury's way back, from station to station. */
export interface Loop {
  retrogradeJdUt: number
  directJdUt: number
  /** Houses at the stations. */
  first: number
  last: number
  /** Natal points that it is exactly conjunct three times, with the instants. */
  thrice: { natal: NatalPoint; passesJdUt: number[] }[]
}

/** A story with those of its dates that no other chapter warns of, Julian days, UT. */
export interface Recommended {
  story: TransitStory
  datesJdUt: number[]
}

/** A year of work. */
export interface BusinessFacts extends LifeStretch {
  contacts: TransitStory[]
  stays: HouseStay[]
  rulers: { house: WorkHouse; ruler: ClassicalPlanet; stories: TransitStory[] }[]
  /** Jupiter and Saturn at the working points that rule none of the houses. */
  points: TransitStory[]
  loops: Loop[]
  hand: Direction[]
  /** Helpful transits for asking, and dry ones for closing. */
  asking: Recommended[]
  closing: Recommended[]
  threads: Thread[]
  pauses: Pauses
  weeks: ReturnType<typeof markedWeeks>
}

export const WORK_HOUSES = [2, 6, 10, 11] as const satisfies readonly WorkHouse[]
/** Mercury is back where it turned within so many days of each station. */
const SHADOW_DAYS = 24
const YEAR_DAYS = 365.25

/** @throws RangeError for a birth without an hour; EphemerisRangeError */
export function businessFacts(sky: Ephemeris, birth: NatalBirth, year: LifeStretch): BusinessFacts {
  const cuspsDeg = birth.timeKnown ? birth.chart.houses?.cuspsDeg : undefined
  if (!cuspsDeg) throw new RangeError('a working year needs the houses, and these the hour of birth')
  const inYear = (jdUt: number) => jdUt >= year.fromJdUt && jdUt < year.toJdUt
  const slow = spanStories(sky, birth, { ...year, swift: [] })
  const pauses = pausesOf(sky, cuspsDeg, year)
  /** Without the dates that another chapter warns of. */
  const cleared = (some: readonly TransitStory[]): Recommended[] =>
    some
      .map((story) => {
        const dates = story.passes.map(({ jdUt }) => jdUt)
        return { story, datesJdUt: dates.filter((jdUt) => inYear(jdUt) && isClear(pauses, jdUt)) }
      })
      .filter(({ datesJdUt }) => datesJdUt.length > 0)
  const stories = (transiting: readonly Planet[], natal: readonly NatalPoint[]) =>
    transitStories(sky, birth, { ...year, transiting, natal })
      .filter(({ passes }) => passes.some(({ jdUt }) => inYear(jdUt)))
      .map((story) => slow.find(({ id }) => id === story.id) ?? story)
      .toSorted((a, b) => (a.passes[0]?.jdUt ?? 0) - (b.passes[0]?.jdUt ?? 0))
  const rulerAt = (house: WorkHouse) => rulerOf(signOf(cuspsDeg[house - 1] ?? 0))
  const seen = new Set<NatalPoint>()
  const rulers = WORK_HOUSES.map((house) => {
    const ruler = rulerAt(house)
    const isNew = !seen.has(ruler)
    seen.add(ruler)
    return { house, ruler, stories: isNew ? stories(['jupiter', 'saturn'], [ruler]) : [] }
  })
  const working = (['sun', 'mercury', 'saturn', 'venus', 'jupiter'] as const).filter((point) => !seen.has(point))
  const minds = [...new Set<NatalPoint>(['mc', 'sun', 'mercury', rulerAt(10)])]
  const around = { fromJdUt: year.fromJdUt - YEAR_DAYS, toJdUt: year.toJdUt + YEAR_DAYS }
  return {
    ...year,
    contacts: stories(TRAVELLERS, ['mc']).filter(({ nature }) => nature !== 'flowing'),
    stays: WORK_HOUSES.flatMap((house) => staysIn(sky, cuspsDeg, house, year)),
    rulers,
    points: stories(['jupiter', 'saturn'], working),
    loops: loopsOf(sky, birth, cuspsDeg, year),
    hand: progressedDirections(sky, birth, around).filter(
      ({ moving, natal, jdUt }) => (natal === 'mc' || natal === rulerAt(10)) && (moving !== 'moon' || inYear(jdUt)),
    ),
    asking: cleared(stories(['sun', 'venus', 'jupiter'], minds).filter(({ nature }) => nature !== 'tense')),
    closing: cleared(
      [...stories(['saturn'], minds), ...stories(['sun', 'mars'], ['saturn'])].filter(
        ({ nature }) => nature === 'flowing',
      ),
    ),
    threads: spanThreads(sky, birth, {
      ...year,
      transiting: ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto'],
      natal: [...new Set<NatalPoint>([...minds, 'asc', 'saturn', ...WORK_HOUSES.map(rulerAt)])],
      swift: ['mars'],
    }),
    pauses,
    weeks: markedWeeks(sky, longitudesOf(birth, minds), year, pauses),
  }
}

const longitudesOf = (birth: NatalBirth, points: readonly NatalPoint[]) =>
  Object.fromEntries(
    natalPositions(birth.chart, birth.timeKnown)
      .filter(({ point }) => points.includes(point))
      .map(({ point, longitudeDeg }) => [point, longitudeDeg]),
  )

/** When each planet is in a house during the year. */
function staysIn(sky: Ephemeris, cuspsDeg: readonly number[], house: WorkHouse, year: LifeStretch): HouseStay[] {
  const borders = { asc: cuspsDeg[house - 1] ?? 0, mc: cuspsDeg[house % 12] ?? 0 }
  const crossings = exactTransits(sky, { natal: borders, ...year, transiting: TRAVELLERS }).filter(
    ({ aspect }) => aspect === 'conjunction',
  )
  return TRAVELLERS.flatMap((planet): HouseStay[] => {
    let since = houseOf(sky.position(planet, year.fromJdUt).longitudeDeg, cuspsDeg) === house ? year.fromJdUt : null
    const stretches: LifeStretch[] = []
    for (const { jdUt, natal, speedDegPerDay } of crossings.filter(({ transiting }) => transiting === planet)) {
      const enters = (natal === 'asc') === speedDegPerDay > 0
      if (enters) since = jdUt
      else if (since !== null) {
        stretches.push({ fromJdUt: since, toJdUt: jdUt })
        since = null
      }
    }
    if (since !== null) stretches.push({ fromJdUt: since, toJdUt: year.toJdUt })
    return stretches.length > 0 ? [{ planet: planet as Traveller, house, stretches }] : []
  })
}

function loopsOf(sky: Ephemeris, birth: NatalBirth, cuspsDeg: readonly number[], year: LifeStretch): Loop[] {
  const turns = stations(sky, {
    fromJdUt: year.fromJdUt,
    toJdUt: year.toJdUt + 2 * SHADOW_DAYS,
    bodies: ['mercury'],
  })
  const natal = natalPositions(birth.chart, birth.timeKnown)
  const longitudes = Object.fromEntries(natal.map(({ point, longitudeDeg }) => [point, longitudeDeg]))
  return turns.flatMap((turn, i): Loop[] => {
    const next = turns[i + 1]
    if (turn.begins !== 'retrograde' || next?.begins !== 'direct' || turn.jdUt >= year.toJdUt) return []
    const hits = exactTransits(sky, {
      natal: longitudes,
      fromJdUt: turn.jdUt - SHADOW_DAYS,
      toJdUt: next.jdUt + SHADOW_DAYS,
      transiting: ['mercury'],
    }).filter(({ aspect }) => aspect === 'conjunction')
    const thrice = natal.flatMap(({ point }) => {
      const passesJdUt = hits.filter((hit) => hit.natal === point).map(({ jdUt }) => jdUt)
      return passesJdUt.length >= 3 ? [{ natal: point, passesJdUt }] : []
    })
    return [
      {
        retrogradeJdUt: turn.jdUt,
        directJdUt: next.jdUt,
        first: houseOf(turn.longitudeDeg, cuspsDeg),
        last: houseOf(next.longitudeDeg, cuspsDeg),
        thrice,
      },
    ]
  })
}
