import type { ChartPoint } from '#astro/charts/chart.ts'
import { sideOfPlanet } from '../../compose/directions.ts'
import type { Side } from '../../compose/verdict.ts'
import type { CornerCrossing, CycleCrossing, Great, MajorFacts } from './major-facts.ts'
import { pairOf } from './major-writing.ts'
import { STRETCH_POINTS, type StretchPoint, type Time } from './words.ts'

/** Until then a great date is one of the house, which others remember. */
export const CHILD_UNTIL = 14
/** From then on Saturn at a corner is told as to a grown reader. */
export const GROWN_FROM = 18

export type LifeEvent = Great | CornerCrossing | CycleCrossing
export const isCorner = (what: LifeEvent): what is CornerCrossing => 'corner' in what
export const isCycle = (what: LifeEvent): what is CycleCrossing => 'cycle' in what
export const isGreat = (what: LifeEvent): what is Great => 'kind' in what

/** A date of a life that has a text: a great meeting, Saturn at a corner of the chart, or a return. */
export interface LifeDate {
  what: LifeEvent
  /** What it is about. */
  point: StretchPoint
  /** Whether it loosens or binds. */
  side: Side
  weight: number
  fromJdUt: number
  toJdUt: number
  age: number
  time: Time
}

const YEAR_DAYS = 365.2425
/** So many dates are told, and of each kind at most so many. */
const MOST = 20
const MOST_CORNERS = 4
const MOST_CYCLES = 3
const MOST_PASSAGES = 10
const MOST_ARRIVALS = { timed: 4, untimed: 9 } as const
const MOST_CHILDHOOD = 2
/** Saturn at a corner and a return, beside the weights of the great meetings. */
const CORNER = 2.5
const CYCLE = 2.4
/** How much a date of childhood and one of great age count beside the others. */
const EARLY = 0.4
const LATE = { from: 80, share: 0.5 } as const
/** A date runs from so long before its first exact day to so long after its last. */
const AROUND_DAYS = { arrival: YEAR_DAYS, other: YEAR_DAYS / 2 } as const

const natalOf = (what: LifeEvent): ChartPoint => {
  if (isCorner(what)) return what.corner === 'asc' || what.corner === 'dsc' ? 'asc' : 'mc'
  if (isCycle(what)) return 'sun'
  return what.kind === 'passage' ? what.story.natal : what.direction.natal
}

export const moverOf = (what: LifeEvent): ChartPoint => {
  if (isCorner(what)) return 'saturn'
  if (isCycle(what)) return what.cycle === 'saturn-return' ? 'saturn' : 'uranus'
  return what.kind === 'passage' ? what.story.transiting : what.direction.moving
}

export const passesOf = (what: LifeEvent): readonly number[] =>
  isGreat(what) && what.kind === 'arrival' ? [what.jdUt] : (what as { passesJdUt: number[] }).passesJdUt

const aroundOf = (what: LifeEvent): number =>
  isGreat(what) && what.kind === 'arrival' ? AROUND_DAYS.arrival : AROUND_DAYS.other

/** When a date begins to run, which is before its first exact day. */
export const beginsJdUt = ({ what, fromJdUt }: LifeDate): number => fromJdUt - aroundOf(what)

const weightOf = (what: LifeEvent): number => (isCorner(what) ? CORNER : isCycle(what) ? CYCLE : what.weight)

function lifeDate(what: LifeEvent, { fromJdUt: bornJdUt }: MajorFacts, nowJdUt: number): LifeDate {
  const passes = passesOf(what)
  const [fromJdUt, toJdUt] = [passes[0] ?? 0, passes.at(-1) ?? 0]
  const around = aroundOf(what)
  const age = Math.floor((fromJdUt - bornJdUt) / YEAR_DAYS)
  const time = nowJdUt < fromJdUt - around ? 'ahead' : nowJdUt > toJdUt + around ? 'behind' : 'running'
  return {
    what,
    point: STRETCH_POINTS.find((one) => one === natalOf(what)) ?? 'sun',
    side: sideOfPlanet('grip', moverOf(what)) ?? 0,
    weight: weightOf(what) * (age < CHILD_UNTIL ? EARLY : age >= LATE.from ? LATE.share : 1),
    fromJdUt,
    toJdUt,
    age,
    time,
  }
}

/** The dates that are told, in order of time: all that runs, the returns, and the weightiest of the rest. */
export function lifeDates(facts: MajorFacts, nowJdUt: number, timeKnown: boolean): LifeDate[] {
  const all = [...facts.great, ...facts.corners, ...facts.cycles].map((what) => lifeDate(what, facts, nowJdUt))
  const isRunning = ({ time }: LifeDate) => time === 'running'
  const distance = ({ fromJdUt }: LifeDate) => Math.abs(fromJdUt - nowJdUt)
  const ranked = all.toSorted(
    (a, b) => Number(isRunning(b)) - Number(isRunning(a)) || b.weight - a.weight || distance(a) - distance(b),
  )
  const told: LifeDate[] = []
  for (const date of ranked) {
    if (told.length < MOST && hasRoom(date, told, timeKnown)) told.push(date)
  }
  return told.toSorted((a, b) => a.fromJdUt - b.fromJdUt)
}

function hasRoom({ what, age, time }: LifeDate, told: readonly LifeDate[], timeKnown: boolean): boolean {
  const like = (is: (one: LifeDate) => boolean) => told.filter(is)
  const sameMover = like(
    (one) => isGreat(one.what) && one.what.kind === 'arrival' && moverOf(one.what) === moverOf(what),
  )
  if (age < CHILD_UNTIL) {
    const young = like((one) => one.age < CHILD_UNTIL)
    if (young.length >= MOST_CHILDHOOD || young.some((one) => moverOf(one.what) === moverOf(what))) return false
    // What a child is told of an arc or a return, others remember less than a slow planet or Saturn at a corner.
    if (isCycle(what) || (isGreat(what) && what.kind === 'arrival')) return false
  }
  // What Saturn at a corner brings to the grown isn't true of these ages yet, and what it brings to a child no longer.
  if (isCorner(what) && age >= CHILD_UNTIL && age < GROWN_FROM) return false
  if (time === 'running') return sameMover.length === 0
  if (isCorner(what)) return like((one) => isCorner(one.what)).length < MOST_CORNERS
  if (isCycle(what)) return like((one) => isCycle(one.what)).length < MOST_CYCLES
  if (what.kind === 'passage')
    return like((one) => isGreat(one.what) && one.what.kind === 'passage').length < MOST_PASSAGES
  const arrivals = like((one) => isGreat(one.what) && one.what.kind === 'arrival')
  // One text a planet: the same one to another point has a row in the table.
  return sameMover.length === 0 && arrivals.length < MOST_ARRIVALS[timeKnown ? 'timed' : 'untimed']
}

/** When the same two meet before and after a date: by any method. */
export function otherMeetings(
  { great }: MajorFacts,
  what: Great,
): { before: Great | undefined; after: Great | undefined } {
  const pair = pairOf(what).join(' ')
  const same = great.filter((one) => one !== what && pairOf(one).join(' ') === pair)
  return {
    before: same.findLast(({ jdUt }) => jdUt < what.jdUt - YEAR_DAYS),
    after: same.find(({ jdUt }) => jdUt > what.jdUt + 2 * YEAR_DAYS),
  }
}
