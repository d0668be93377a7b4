import { ASPECT_ANGLES, type Aspect } from '#astro/charts/aspect.ts'
import type { ChartAspect } from '#astro/charts/chart.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import { halfTurn } from '#astro/ephemeris/angle.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { stations, type Station } from '#astro/events/stations.ts'
import { exactTransits, type TransitHit } from '#astro/events/transit-hits.ts'
import type { NatalPoint } from '../library/subjects.ts'
import type { NatalBirth } from './day-facts.ts'
import type { LifeStretch } from './directions.ts'
import { natalPositions } from './natal-points.ts'
import { houseRulers } from './natal-strength.ts'
import { type TransitStory, visitStories } from './transit-stories.ts'
import { TRANSIT_ORB_DEG } from './transit-weight.ts'

/** What carries a thread: planets whose transits last for weeks. */
export const FORCES = ['mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const satisfies readonly Planet[]
export type Force = (typeof FORCES)[number]

/** A story of transits with what a span has of it, and where in the chart it takes place. */
export interface ThreadStory extends TransitStory {
  transiting: Force
  /** Its exact passes within the span, Julian days, UT. */
  inSpan: number[]
  /** The pass of the span, or the instant in it at which the planet is nearest. */
  peakJdUt: number
  /** Whether the planet goes back at the peak. */
  isBack: boolean
  /** Degrees from exact at the peak. */
  orbDeg: number
  /** The natal house that the planet crosses at the peak, and that of the point; null without the hour. */
  house: number | null
  natalHouse: number | null
  /** The houses that the planet rules, by the seven classical rulers; none without the hour. */
  rules: number[]
  /** The aspect that the two make at birth: the transit repeats it. */
  repeats: ChartAspect | null
  /** Where the planet turns in the span within orb of the point. */
  turn: Station | null
  /** No unit: the greater, the more the span is about it. */
  rank: number
}

/** A thread of a month or a year: one story, and what else belongs to it. */
export interface Thread {
  lead: ThreadStory
  /** At the same point, or of the same planet at a point that the lead's is in close aspect to. */
  joined: ThreadStory[]
  /** Swift planets at the lead's point while it is in force, in order: the days on which it is set off. */
  swift: TransitHit[]
}

export interface ThreadSearch extends LifeStretch {
  transiting?: readonly Force[]
  natal?: readonly NatalPoint[]
  most?: number
  swift: readonly Planet[]
}

/** Natal points so near an exact aspect are touched together, degrees. */
const TOGETHER_DEG = 3
const EXACT_WEIGHT = 1.6
const MOST_THREADS = 3
const AGAIN = 0.6
const MOST_JOINED = 2

/**
 * The threads of a span, heaviest first: stories of the slower planets, joined where they touch one point or points that
 * the chart binds together. Formula: docs/formulas.md.
 * @throws EphemerisRangeError
 */
export function spanThreads(sky: Ephemeris, birth: NatalBirth, search: ThreadSearch): Thread[] {
  const stories = spanStories(sky, birth, search)
  const left = new Set(stories)
  const threads: Thread[] = []
  while (threads.length < (search.most ?? MOST_THREADS)) {
    const lead = nextLead([...left], threads)
    if (!lead) break
    left.delete(lead)
    const related = [...left].filter((other) => isRelated(birth, lead, other) && overlaps(lead, other))
    const atPoint = related.filter(({ natal }) => natal === lead.natal)
    const others = related.filter(({ natal }) => natal !== lead.natal)
    const joined = [...atPoint, ...others.slice(0, Math.max(0, MOST_JOINED - atPoint.length))]
    for (const other of joined) left.delete(other)
    threads.push({ lead, joined, swift: swiftAt(sky, birth, lead, search) })
  }
  return threads
}

/** The heaviest that is left; a planet that leads a thread already counts for less. */
function nextLead(left: readonly ThreadStory[], threads: readonly Thread[]): ThreadStory | undefined {
  const rankOf = ({ transiting, rank }: ThreadStory) =>
    rank * (threads.some(({ lead }) => lead.transiting === transiting) ? AGAIN : 1)
  return left.toSorted((a, b) => rankOf(b) - rankOf(a))[0]
}

/** The stories of the slower planets that a span has a share in, by their rank. */
export function spanStories(sky: Ephemeris, birth: NatalBirth, search: ThreadSearch): ThreadStory[] {
  const { fromJdUt, toJdUt, transiting = FORCES, natal } = search
  const turns = stations(sky, { fromJdUt, toJdUt, bodies: transiting })
  return visitStories(sky, birth, { fromJdUt, toJdUt, transiting, ...(natal && { natal }) })
    .flatMap((story) => inSpan(sky, birth, story, { fromJdUt, toJdUt }, turns))
    .toSorted((a, b) => b.rank - a.rank || (a.id < b.id ? -1 : 1))
}

function inSpan(
  sky: Ephemeris,
  birth: NatalBirth,
  story: TransitStory,
  { fromJdUt, toJdUt }: LifeStretch,
  turns: readonly Station[],
): ThreadStory[] {
  const transiting = FORCES.find((planet) => planet === story.transiting)
  const at = natalPositions(birth.chart, birth.timeKnown).find(({ point }) => point === story.natal)
  if (!transiting || !at || story.stays.length === 0) return []
  const orbAt = (longitudeDeg: number) =>
    Math.abs(Math.abs(halfTurn(longitudeDeg - at.longitudeDeg)) - ASPECT_ANGLES[story.aspect])
  const orbOn = (jdUt: number) => orbAt(sky.position(transiting, jdUt).longitudeDeg)
  const exact = story.passes.map(({ jdUt }) => jdUt).filter((jdUt) => jdUt >= fromJdUt && jdUt < toJdUt)
  const turn = turns.find(
    ({ body, longitudeDeg }) => body === transiting && orbAt(longitudeDeg) <= TRANSIT_ORB_DEG[transiting],
  )
  const candidates = [...exact, ...(turn ? [turn.jdUt] : []), fromJdUt, toJdUt]
  const peakJdUt = candidates.toSorted((a, b) => orbOn(a) - orbOn(b))[0] ?? fromJdUt
  const orbDeg = orbOn(peakJdUt)
  if (orbDeg > TRANSIT_ORB_DEG[transiting]) return []
  const houses = birth.timeKnown ? birth.chart.houses : null
  const closeness = exact.length > 0 ? EXACT_WEIGHT : 1 - 0.6 * (orbDeg / TRANSIT_ORB_DEG[transiting])
  const repeats = birth.chart.aspects.find(
    ({ a, b }) => (a === transiting && b === story.natal) || (b === transiting && a === story.natal),
  )
  return [
    {
      ...story,
      transiting,
      inSpan: exact,
      isBack: sky.position(transiting, peakJdUt).speedDegPerDay < 0,
      peakJdUt,
      orbDeg,
      house: houses ? houseOf(sky.position(transiting, peakJdUt).longitudeDeg, houses.cuspsDeg) : null,
      natalHouse: houses ? houseOf(at.longitudeDeg, houses.cuspsDeg) : null,
      rules: houseRulers(birth).flatMap(({ house, ruler }) => (ruler === transiting ? [house] : [])),
      repeats: repeats ?? null,
      turn: turn ?? null,
      rank: story.weight * closeness * (repeats ? 1.15 : 1),
    },
  ]
}

function isRelated({ chart }: NatalBirth, lead: ThreadStory, other: ThreadStory): boolean {
  if (lead.natal === other.natal) return true
  if (lead.transiting !== other.transiting) return false
  const bound = ({ a, b, orbDeg }: ChartAspect) =>
    orbDeg <= TOGETHER_DEG && ((a === lead.natal && b === other.natal) || (a === other.natal && b === lead.natal))
  return chart.aspects.some(bound)
}

/** Whether two stories are within orb at one time. */
const overlaps = (one: ThreadStory, other: ThreadStory): boolean =>
  one.stays.some((a) =>
    other.stays.some(
      (b) =>
        (a.sinceJdUt ?? -Infinity) < (b.untilJdUt ?? Infinity) &&
        (b.sinceJdUt ?? -Infinity) < (a.untilJdUt ?? Infinity),
    ),
  )

function swiftAt(sky: Ephemeris, birth: NatalBirth, { natal, stays }: ThreadStory, search: ThreadSearch): TransitHit[] {
  const at = natalPositions(birth.chart, birth.timeKnown).find(({ point }) => point === natal)
  if (!at || at.slackDeg > 0 || search.swift.length === 0) return []
  const { fromJdUt, toJdUt, swift } = search
  const isInForce = (jdUt: number) =>
    stays.some(({ sinceJdUt, untilJdUt }) => jdUt >= (sinceJdUt ?? -Infinity) && jdUt <= (untilJdUt ?? Infinity))
  return exactTransits(sky, { natal: { [natal]: at.longitudeDeg }, fromJdUt, toJdUt, transiting: swift }).filter(
    ({ aspect, jdUt }) => isStrong(aspect) && isInForce(jdUt),
  )
}

const isStrong = (aspect: Aspect): boolean => aspect !== 'sextile' && aspect !== 'trine'

/** Aspects of a planet to its own place at birth that come at certain ages of any life. */
export const CYCLES = [
  'jupiter conjunction',
  'saturn conjunction',
  'saturn square',
  'saturn opposition',
  'uranus square',
  'uranus opposition',
  'uranus conjunction',
  'neptune square',
  'neptune opposition',
  'pluto square',
] as const
export type Cycle = (typeof CYCLES)[number]

export const cycleOf = ({ transiting, natal, aspect }: TransitStory): Cycle | undefined =>
  transiting === natal ? CYCLES.find((cycle) => cycle === `${transiting} ${aspect}`) : undefined
