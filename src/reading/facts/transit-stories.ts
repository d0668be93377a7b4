import { ASPECT_NATURE, type Aspect, type AspectNature } from '#astro/charts/aspect.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { transitPassages } from '#astro/events/transit-passages.ts'
import type { NatalPoint } from '../library/subjects.ts'
import type { NatalBirth } from './day-facts.ts'
import { natalPositions } from './natal-points.ts'
import { POINT_WEIGHT, TRANSIT_ORB_DEG } from './transit-weight.ts'

/** An exact aspect of a planet on one of its ways over a point. */
export interface Pass {
  /** Julian day, UT. */
  jdUt: number
  retrograde: boolean
}

/** All that passes between a moving planet and a natal point within a span: one story, in one part or several. */
export interface TransitStory {
  /** `transit:saturn:square:venus`. */
  id: string
  transiting: Planet
  natal: NatalPoint
  aspect: Aspect
  nature: AspectNature
  /** Every exact pass of the stays that touch the span, in order; some may lie outside of it. None: it turns short. */
  passes: Pass[]
  /** Its stays within orb, in order, Julian days, UT; null beyond the tables. */
  stays: { sinceJdUt: number | null; untilJdUt: number | null }[]
  /** Where it comes nearest. */
  nearest: { jdUt: number; orbDeg: number } | null
  weight: number
}

/** What is asked for. Without the hour, natal points are taken at midday; those that may stand further off are left out. */
export interface StorySearch {
  fromJdUt: number
  toJdUt: number
  transiting: readonly Planet[]
  /** All of the chart's unless told. */
  natal?: readonly NatalPoint[]
  /** All unless told. */
  aspects?: readonly Aspect[]
  /** How far before and after the span a visit is looked for, days: enough for any planet unless told. */
  aroundDays?: number
  /** Those of the day's transits unless told. */
  orbDeg?: (planet: Planet) => number
}

/** A natal point may stand so far from its place at midday, degrees: more than any planet's half day but the Moon's. */
const MOST_SLACK_DEG = 1.2

/** Slow planets mark more than swift ones. */
export const SLOWNESS: Record<Planet, number> = {
  sun: 0.7,
  moon: 0.3,
  mercury: 0.6,
  venus: 0.65,
  mars: 0.8,
  jupiter: 1.1,
  saturn: 1.4,
  uranus: 1.35,
  neptune: 1.3,
  pluto: 1.45,
}
/** Stays further apart belong to another visit, days. */
const SAME_VISIT_DAYS: Record<Planet, number> = {
  sun: 60,
  moon: 10,
  mercury: 60,
  venus: 60,
  mars: 100,
  jupiter: 320,
  saturn: 320,
  uranus: 330,
  neptune: 330,
  pluto: 330,
}
/** A visit that touches a span began or ends at most so long before or after it, days. */
const WIDER_DAYS = 500
const NATURE_WEIGHT: Record<AspectNature, number> = { conjunction: 1.25, tense: 1.1, flowing: 0.85 }

/**
 * The stories of some planets over a span, heaviest first. The weight is that of planet, point and aspect, with a tenth
 * for each further pass.
 * @throws EphemerisRangeError
 */
export function transitStories(
  sky: Ephemeris,
  { chart, timeKnown }: Pick<NatalBirth, 'chart' | 'timeKnown'>,
  search: StorySearch,
): TransitStory[] {
  const natal = natalPositions(chart, timeKnown).filter(
    ({ point, slackDeg }) => slackDeg <= MOST_SLACK_DEG && (search.natal?.includes(point) ?? true),
  )
  const passages = transitPassages(sky, {
    natal: Object.fromEntries(natal.map(({ point, longitudeDeg }) => [point, longitudeDeg])),
    fromJdUt: Math.max(search.fromJdUt, sky.fromJdUt),
    toJdUt: Math.min(search.toJdUt, sky.toJdUt),
    orbDeg: search.orbDeg ?? ((planet) => TRANSIT_ORB_DEG[planet]),
    transiting: search.transiting,
    ...(search.aspects && { aspects: search.aspects }),
  })
  const stories = new Map<string, TransitStory>()
  for (const { transiting, natal: met, aspect, enterJdUt, leaveJdUt, exact, nearest } of passages) {
    const point = met as NatalPoint
    const id = `transit:${transiting}:${aspect}:${point}`
    const nature = ASPECT_NATURE[aspect]
    const weight = SLOWNESS[transiting] * POINT_WEIGHT[point] * NATURE_WEIGHT[nature]
    const story = stories.get(id) ?? {
      id,
      transiting,
      natal: point,
      aspect,
      nature,
      passes: [],
      stays: [],
      nearest: null,
      weight,
    }
    story.passes.push(...exact)
    story.stays.push({ sinceJdUt: enterJdUt, untilJdUt: leaveJdUt })
    if (nearest && (!story.nearest || nearest.orbDeg < story.nearest.orbDeg)) story.nearest = nearest
    stories.set(id, story)
  }
  return [...stories.values()]
    .map((story) => ({
      ...story,
      passes: story.passes.toSorted((a, b) => a.jdUt - b.jdUt),
      weight: story.weight * (1 + 0.1 * Math.max(0, story.passes.length - 1)),
    }))
    .toSorted(heaviestFirst)
}

const heaviestFirst = (a: TransitStory, b: TransitStory) => b.weight - a.weight || (a.id < b.id ? -1 : 1)

/**
 * The stories whose visit a span has a share in, heaviest first: each with all the passes and stays of that visit, those
 * before and after the span as well, so that a third pass isn’t taken for an only one.
 * @throws EphemerisRangeError
 */
export function visitStories(
  sky: Ephemeris,
  birth: Pick<NatalBirth, 'chart' | 'timeKnown'>,
  search: StorySearch,
): TransitStory[] {
  const days = search.aroundDays ?? WIDER_DAYS
  const wider = { fromJdUt: search.fromJdUt - days, toJdUt: search.toJdUt + days }
  return transitStories(sky, birth, { ...search, ...wider })
    .map((story) => visitOf(story, search))
    .filter(({ stays }) => stays.length > 0)
    .toSorted(heaviestFirst)
}

/** Of a story, the stays and passes of the visit that the span falls in: those before and after with no long pause between. */
function visitOf(story: TransitStory, { fromJdUt, toJdUt }: StorySearch): TransitStory {
  const pause = SAME_VISIT_DAYS[story.transiting]
  const since = (i: number) => story.stays[i]?.sinceJdUt ?? -Infinity
  const until = (i: number) => story.stays[i]?.untilJdUt ?? Infinity
  const touching = story.stays.flatMap((_, i) => (since(i) < toJdUt && until(i) > fromJdUt ? [i] : []))
  let [first = -1] = touching
  let last = touching.at(-1) ?? -2
  while (first > 0 && since(first) - until(first - 1) < pause) first--
  while (last >= 0 && last < story.stays.length - 1 && since(last + 1) - until(last) < pause) last++
  const stays = first < 0 ? [] : story.stays.slice(first, last + 1)
  const passes = story.passes.filter(({ jdUt }) =>
    stays.some(({ sinceJdUt, untilJdUt }) => jdUt >= (sinceJdUt ?? -Infinity) && jdUt <= (untilJdUt ?? Infinity)),
  )
  return { ...story, stays, passes }
}
