import type { Planet } from '#astro/ephemeris/body.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { exactTransits } from '#astro/events/transit-hits.ts'
import type { NatalBirth } from '../../facts/day-facts.ts'
import {
  progressedDirections,
  progressedStations,
  solarArcDirections,
  type Direction,
  type LifeStretch,
  type ProgressedStation,
} from '../../facts/directions.ts'
import { transitStories, type TransitStory } from '../../facts/transit-stories.ts'
import type { NatalPoint } from '../../library/subjects.ts'
import { GROWN_FROM } from './life-dates.ts'
import type { Corner, Cycle } from './words.ts'

/** A passage of a slow planet over a chief point: one loop, with its exact dates. */
export interface Passage {
  kind: 'passage'
  story: TransitStory
  jdUt: number
  passesJdUt: number[]
  weight: number
}

/** A solar arc or a progression to a chief point. */
export interface Arrival {
  kind: 'arrival'
  direction: Direction
  jdUt: number
  weight: number
}

export type Great = Passage | Arrival

/** Saturn at a corner of the chart. */
export interface CornerCrossing {
  corner: Corner
  /** From 0: how often it has been here before in a grown life. */
  round: number
  passesJdUt: number[]
}

/** A slow planet back at its own place, or across from it. */
export interface CycleCrossing {
  cycle: Cycle
  /** From 0: how often it has been so before. */
  round: number
  passesJdUt: number[]
}

/** A life's rare meetings, in order of time. */
export interface MajorFacts extends LifeStretch {
  great: Great[]
  passages: Passage[]
  arcs: Direction[]
  progressions: Direction[]
  turns: ProgressedStation[]
  corners: CornerCrossing[]
  cycles: CycleCrossing[]
}

const SHEET_YEARS = 90
const YEAR_DAYS = 365.2425
const RARE = ['uranus', 'neptune', 'pluto'] as const satisfies readonly Planet[]
/** The lights and the angles. */
const CHIEF: readonly NatalPoint[] = ['sun', 'moon', 'asc', 'mc']
/** Exact passes within so many days belong to one loop. */
const LOOP_DAYS = 900

/** @throws EphemerisRangeError */
export function majorFacts(sky: Ephemeris, birth: NatalBirth): MajorFacts {
  const fromJdUt = birth.chart.jdUt
  const life = { fromJdUt, toJdUt: Math.min(sky.toJdUt - 1, fromJdUt + SHEET_YEARS * YEAR_DAYS) }
  const isChief = ({ natal }: Direction) => CHIEF.includes(natal)
  const passages = transitStories(sky, birth, { ...life, transiting: [...RARE], natal: CHIEF })
    .filter(({ nature, passes }) => nature !== 'flowing' && passes.length > 0)
    .flatMap((story) => loops(story, life))
  const arcs = solarArcDirections(sky, birth, life).filter(isChief)
  // The progressed Sun is the Sun of the arc and counts once.
  const progressions = progressedDirections(sky, birth, life, ['mercury', 'venus', 'mars']).filter(
    (one) => isChief(one) && one.nature !== 'flowing',
  )
  const great: Great[] = [
    ...passages,
    ...[...arcs, ...progressions].map((direction): Arrival => ({
      kind: 'arrival',
      direction,
      jdUt: direction.jdUt,
      weight: direction.weight,
    })),
  ]
  return {
    ...life,
    great: great.toSorted((a, b) => a.jdUt - b.jdUt),
    passages,
    arcs,
    progressions,
    turns: progressedStations(sky, fromJdUt, life),
    corners: birth.timeKnown && birth.chart.houses ? cornersOf(sky, birth.chart.houses, life) : [],
    cycles: cyclesOf(sky, birth, life),
  }
}

/** A story of a whole life cut into its loops. */
function loops(story: TransitStory, { fromJdUt, toJdUt }: LifeStretch): Passage[] {
  const found: Passage[] = []
  for (const { jdUt } of story.passes) {
    if (jdUt < fromJdUt || jdUt > toJdUt) continue
    const last = found.at(-1)
    if (last && jdUt - (last.passesJdUt.at(-1) ?? 0) < LOOP_DAYS) last.passesJdUt.push(jdUt)
    else found.push({ kind: 'passage', story, jdUt, passesJdUt: [jdUt], weight: 1.5 * story.weight })
  }
  return found
}

function cornersOf(
  sky: Ephemeris,
  { ascendantDeg, midheavenDeg }: { ascendantDeg: number; midheavenDeg: number },
  life: LifeStretch,
): CornerCrossing[] {
  const hits = exactTransits(sky, { natal: { asc: ascendantDeg, mc: midheavenDeg }, ...life, transiting: ['saturn'] })
  const cornerOf = (natal: string, aspect: string): Corner | null => {
    if (aspect === 'conjunction') return natal === 'asc' ? 'asc' : 'mc'
    return aspect === 'opposition' ? (natal === 'asc' ? 'dsc' : 'ic') : null
  }
  const found: CornerCrossing[] = []
  for (const { natal, aspect, jdUt } of hits) {
    const corner = cornerOf(natal, aspect)
    if (!corner) continue
    const before = found.filter((one) => one.corner === corner)
    const last = before.at(-1)
    if (last && jdUt - (last.passesJdUt.at(-1) ?? 0) < LOOP_DAYS) last.passesJdUt.push(jdUt)
    else {
      const grown = before.filter(({ passesJdUt }) => (passesJdUt[0] ?? 0) >= life.fromJdUt + GROWN_FROM * YEAR_DAYS)
      found.push({ corner, round: grown.length, passesJdUt: [jdUt] })
    }
  }
  return found
}

/** The returns of Saturn and Uranus, and Uranus across from its place. */
function cyclesOf(sky: Ephemeris, { chart }: NatalBirth, life: LifeStretch): CycleCrossing[] {
  const found: CycleCrossing[] = []
  for (const planet of ['saturn', 'uranus'] as const) {
    const placed = chart.placements.find(({ body }) => body === planet)
    if (!placed) continue
    const hits = exactTransits(sky, { natal: { [planet]: placed.longitudeDeg }, ...life, transiting: [planet] })
    for (const { aspect, jdUt } of hits) {
      const cycle = cycleOf(planet, aspect)
      // A planet that has hardly left its place doesn't return.
      if (cycle === null || jdUt - life.fromJdUt < LOOP_DAYS) continue
      const before = found.filter((one) => one.cycle === cycle)
      const last = before.at(-1)
      if (last && jdUt - (last.passesJdUt.at(-1) ?? 0) < LOOP_DAYS) last.passesJdUt.push(jdUt)
      else found.push({ cycle, round: before.length, passesJdUt: [jdUt] })
    }
  }
  return found
}

function cycleOf(planet: 'saturn' | 'uranus', aspect: string): Cycle | null {
  if (aspect === 'conjunction') return `${planet}-return`
  return planet === 'uranus' && aspect === 'opposition' ? 'uranus-opposition' : null
}
