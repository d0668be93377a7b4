import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import type { Houses } from '#astro/charts/chart.ts'
import { houseOf } from '#astro/charts/house-of.ts'
import { lunarEclipses } from '#astro/events/lunar-eclipses.ts'
import { moonPhases } from '#astro/events/moon-phase.ts'
import { solarEclipses } from '#astro/events/solar-eclipses.ts'
import { exactTransits, SLOW_PLANETS } from '#astro/events/transit-hits.ts'
import { ASPECT_NATURE, type Aspect, type AspectNature } from '#astro/charts/aspect.ts'
import type { Planet } from '#astro/ephemeris/body.ts'
import type { NatalPoint } from '../library/subjects.ts'
import type { NatalBirth } from './day-facts.ts'
import { skyTouches, type SkyEvent, type SkyTouch } from './day-sky.ts'
import { natalPositions, type NatalPosition } from './natal-points.ts'
import { dayForces, sumsOf } from './scores.ts'
import { FORCES, spanThreads, type ThreadStory } from './span-threads.ts'
import { transitWeight } from './transit-weight.ts'
import { outstandingDay, scoreOfDay, type OutstandingDay } from './week-ahead.ts'

/** How long a look ahead is. */
export const SPANS = ['week', 'month', 'year'] as const
export type Span = (typeof SPANS)[number]

/** An exact transit of a part of the span. */
export interface PartTransit {
  /** `transit:saturn:square:venus`. */
  id: string
  transiting: Planet
  natal: NatalPoint
  aspect: Aspect
  nature: AspectNature
  /** Julian day, UT. */
  exactJdUt: number
  /** False where the hour of birth is unknown: then not even the day may be told. */
  timed: boolean
}

/** A week of a month, or a month of a year. */
export interface SpanPart {
  /** Its first day and the one after its last, counted from the first of the span. */
  from: number
  to: number
  /** The mean of its days. */
  score: number
  /** The heaviest transit that is exact in it and that no part before it is told by. */
  by: PartTransit | null
}

/** What may be said of a week, a month or a year of one person. */
export interface SpanFacts {
  span: Span
  timeKnown: boolean
  /** Of each day 0–100; in a year the mean of its week, and without the Moon, whose round is a month. */
  scores: number[]
  best: OutstandingDay
  hardest: OutstandingDay
  /** Of a week none: its days are its parts. */
  parts: SpanPart[]
  /** Slow transits, heaviest first. */
  threads: ThreadStory[]
  /** Eclipses and phases of the Moon that touch the chart, in order. */
  touches: SkyTouch[]
}

/** A span by the reader's midnights: those of its days, and the one that ends it. Julian days, UT. */
export interface SpanSearch {
  span: Span
  midnights: readonly number[]
  /** The first days of its parts, from 0. */
  partStarts: readonly number[]
}

const MOST_THREADS: Record<Span, number> = { week: 2, month: 3, year: 3 }

/** @throws EphemerisRangeError */
export function spanFacts(sky: Ephemeris, birth: NatalBirth, { span, midnights, partStarts }: SpanSearch): SpanFacts {
  const { chart, timeKnown } = birth
  const natal = natalPositions(chart, timeKnown)
  const houses = timeKnown ? chart.houses : null
  const [fromJdUt = 0] = midnights
  const toJdUt = midnights.at(-1) ?? fromJdUt
  const forces = midnights.slice(0, -1).map((start, i) => {
    const all = dayForces(sky, natal, (start + (midnights[i + 1] ?? start)) / 2)
    return span === 'year' ? all.filter(({ transiting }) => transiting !== 'moon') : all
  })
  const scores = forces.map((ofDay, i) => {
    const middle = ((midnights[i] ?? 0) + (midnights[i + 1] ?? 0)) / 2
    const moonHouse =
      houses && span !== 'year' ? houseOf(sky.position('moon', middle).longitudeDeg, houses.cuspsDeg) : null
    // Without the Moon and its houses the sums are as small as without the hour of birth.
    return scoreOfDay(sumsOf(ofDay, moonHouse), timeKnown && span !== 'year')
  })
  const level = span === 'year' ? weekly(scores) : scores
  const threads = spanThreads(sky, birth, { fromJdUt, toJdUt, most: MOST_THREADS[span], swift: [] })
  return {
    span,
    timeKnown,
    scores: level,
    best: outstandingDay(forces, level.indexOf(Math.max(...level)), 1),
    hardest: outstandingDay(forces, level.indexOf(Math.min(...level)), -1),
    parts: partsOf(sky, natal, { span, midnights, partStarts }, scores),
    threads: threads.map(({ lead }) => lead),
    touches: touchesOf(sky, { natal, houses }, { span, fromJdUt, toJdUt }),
  }
}

const REACH = 3

/** In a year the mean of three days before and after stands for each: what lasts an hour is nothing in it. */
const weekly = (scores: readonly number[]): number[] =>
  scores.map((_, i) => {
    const near = scores.slice(Math.max(0, i - REACH), i + REACH + 1)
    return Math.round((10 * near.reduce((sum, score) => sum + score, 0)) / near.length) / 10
  })

/** The day of an uncertain aspect may be off by so much and still be of its week, days. */
const MOST_SLACK_DAYS = 2

function partsOf(
  sky: Ephemeris,
  natal: readonly NatalPosition[],
  { span, midnights, partStarts }: SpanSearch,
  scores: readonly number[],
): SpanPart[] {
  if (partStarts.length === 0) return []
  const slack = new Map<string, number>(natal.map(({ point, slackDeg }) => [point, slackDeg]))
  const hits = exactTransits(sky, {
    natal: Object.fromEntries(natal.map(({ point, longitudeDeg }) => [point, longitudeDeg])),
    fromJdUt: midnights[0] ?? 0,
    toJdUt: midnights.at(-1) ?? 0,
    transiting: SLOW_PLANETS,
  }).flatMap(({ transiting, natal: met, aspect, jdUt, speedDegPerDay }): PartTransit[] => {
    const slackDeg = slack.get(met) ?? 0
    if (slackDeg > 0 && slackDeg / Math.abs(speedDegPerDay) > MOST_SLACK_DAYS) return []
    const id = `transit:${transiting}:${aspect}:${met}`
    const natalPoint = met as NatalPoint
    const nature = ASPECT_NATURE[aspect]
    return [{ id, transiting, natal: natalPoint, aspect, nature, exactJdUt: jdUt, timed: slackDeg === 0 }]
  })
  const used = new Set<string>()
  return partStarts.map((from, i) => {
    const to = partStarts[i + 1] ?? scores.length
    const [start = 0, end = 0] = [midnights[from], midnights[to]]
    const own = hits.filter(({ exactJdUt, id }) => exactJdUt >= start && exactJdUt < end && !used.has(id))
    const slow = own.filter(({ transiting }) => (FORCES as readonly Planet[]).includes(transiting))
    const [by = null] = (span === 'year' && slow.length > 0 ? slow : own).toSorted((a, b) => weightOf(b) - weightOf(a))
    if (by) used.add(by.id)
    const days = scores.slice(from, to)
    return { from, to, score: Math.round(days.reduce((sum, score) => sum + score, 0) / days.length), by }
  })
}

const weightOf = ({ transiting, natal, aspect }: PartTransit) =>
  transitWeight({ transiting, natal, aspect, orbDeg: 0, applying: true, exactToday: true, atNight: false })

/** An eclipse is a new or a full Moon too, within so many days of its greatest. */
const SAME_DAYS = 1

function touchesOf(
  sky: Ephemeris,
  { natal, houses }: { natal: readonly NatalPosition[]; houses: Houses | null },
  { span, ...search }: { span: Span; fromJdUt: number; toJdUt: number },
): SkyTouch[] {
  const at = (planet: Planet, jdUt: number) => sky.position(planet, jdUt).longitudeDeg
  const eclipses: SkyEvent[] = [
    ...solarEclipses(sky, search).map(({ jdUt }): SkyEvent => {
      return { kind: 'eclipse', planet: 'sun', eclipse: 'solar', jdUt, longitudeDeg: at('sun', jdUt) }
    }),
    ...lunarEclipses(sky, search).map(({ jdUt }): SkyEvent => {
      return { kind: 'eclipse', planet: 'moon', eclipse: 'lunar', jdUt, longitudeDeg: at('moon', jdUt) }
    }),
  ]
  const phases = moonPhases(sky, search)
    .filter(({ jdUt }) => eclipses.every((eclipse) => Math.abs(eclipse.jdUt - jdUt) > SAME_DAYS))
    .map(({ phase, jdUt }): SkyEvent => {
      return { kind: 'phase', planet: 'moon', phase, jdUt, longitudeDeg: at('moon', jdUt) }
    })
  return skyTouches([...eclipses, ...phases], natal, houses)
    .filter((touch) => isTold(touch, span))
    .toSorted((a, b) => a.jdUt - b.jdUt)
}

/** An eclipse, a new and a full Moon; a quarter only near a point of the chart, and of a year no Moon that isn't. */
function isTold(touch: SkyTouch, span: Span): boolean {
  if (touch.kind === 'eclipse') return true
  const isWhole = touch.kind === 'phase' && (touch.phase === 'new' || touch.phase === 'full')
  return span === 'year' ? isWhole && touch.near !== null : isWhole || touch.near !== null
}
