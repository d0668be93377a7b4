import type { Aspect } from '../charts/aspect.ts'
import type { ChartPoint } from '../charts/chart.ts'
import { halfTurn } from '../ephemeris/angle.ts'
import type { Planet } from '../ephemeris/body.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { bodyMotion, motionArcs, passage, type Motion, type MotionArc } from './motion.ts'
import { SLOW_PLANETS, transitTargets, type NatalLongitudes } from './transit-hits.ts'

/** A stay of a moving planet within orb of an aspect to a natal point, whole. Instants are Julian days, UT. */
export interface TransitPassage {
  transiting: Planet
  natal: ChartPoint
  aspect: Aspect
  /** When it comes within orb and goes out; null where that lies outside the tables. */
  enterJdUt: number | null
  leaveJdUt: number | null
  /** Every exact aspect of the stay, in order of time; none when the planet turns back short of it. */
  exact: { jdUt: number; retrograde: boolean }[]
  /** Where it comes nearest: the first exact aspect with an orb of 0, or a station. Null when the tables end before. */
  nearest: { jdUt: number; orbDeg: number } | null
}

/**
 * Every stay within orb that overlaps the span from one instant to another, in the order in which they begin. A planet
 * that turns retrograde over the point passes it three times, or more: in one stay when the orb holds the whole loop,
 * in several when it leaves the orb between.
 *
 * @param search.orbDeg orb allowed to each moving planet, degrees, 0 < orb < 30
 * @throws EphemerisRangeError when the span leaves the tables
 * @throws InvalidAngleError
 */
export function transitPassages(
  sky: Ephemeris,
  search: {
    natal: NatalLongitudes
    fromJdUt: number
    toJdUt: number
    orbDeg: (planet: Planet) => number
    transiting?: readonly Planet[]
    /** All unless told. */
    aspects?: readonly Aspect[]
  },
): TransitPassage[] {
  const targets = transitTargets(search.natal).filter(({ aspect }) => search.aspects?.includes(aspect) ?? true)
  const found: TransitPassage[] = []
  for (const transiting of search.transiting ?? SLOW_PLANETS) {
    const motion = bodyMotion(sky, transiting)
    const course = { sky, motion, arcs: arcsOf(sky, transiting, search) }
    const orbDeg = search.orbDeg(transiting)
    for (const { natal, aspect, longitudeDeg } of targets) {
      for (const stay of stays(course, { longitudeDeg, orbDeg })) found.push({ transiting, natal, aspect, ...stay })
    }
  }
  return found.toSorted((a, b) => (a.enterJdUt ?? -Infinity) - (b.enterJdUt ?? -Infinity))
}

/** Walks of planets over spans that were asked for last: many people ask for the same days. */
const walks = new WeakMap<Ephemeris, Map<string, readonly MotionArc[]>>()
const KEPT_WALKS = 64
/** A longer one, of a lifetime, is nobody else's. */
const LONGEST_KEPT_DAYS = 1200

function arcsOf(
  sky: Ephemeris,
  planet: Planet,
  { fromJdUt, toJdUt }: { fromJdUt: number; toJdUt: number },
): readonly MotionArc[] {
  const walk = () => [...motionArcs(bodyMotion(sky, planet), fromJdUt, toJdUt)]
  if (toJdUt - fromJdUt > LONGEST_KEPT_DAYS) return walk()
  const kept = walks.get(sky) ?? new Map<string, readonly MotionArc[]>()
  walks.set(sky, kept)
  const key = `${planet} ${fromJdUt} ${toJdUt}`
  const known = kept.get(key)
  if (known) return known
  const arcs = walk()
  kept.set(key, arcs)
  const [oldest] = kept.keys()
  if (kept.size > KEPT_WALKS && oldest !== undefined) kept.delete(oldest)
  return arcs
}

interface Course {
  sky: Ephemeris
  motion: Motion
  arcs: readonly MotionArc[]
}

interface Zone {
  longitudeDeg: number
  orbDeg: number
}

/** More than is ever lost in rounding. */
const ROUNDING_DEG = 1e-6

type Stay = Pick<TransitPassage, 'enterJdUt' | 'leaveJdUt' | 'exact' | 'nearest'>

/** What happens along a course; "enter" and "leave" in the direction in which it is walked. */
interface Mark {
  kind: 'enter' | 'exact' | 'leave' | 'turn'
  jdUt: number
  retrograde: boolean
  orbDeg: number
}

function stays({ sky, motion, arcs }: Course, zone: Zone): Stay[] {
  const found: Stay[] = []
  const start = arcs[0]?.from
  const end = arcs.at(-1)?.to
  if (!start || !end) return found
  let stay: Stay | null = null
  if (Math.abs(halfTurn(start.longitudeDeg - zone.longitudeDeg)) < zone.orbDeg) {
    stay = emptyStay()
    stay.enterJdUt = walkOut(stay, marks(motion, motionArcs(motion, start.jdUt, sky.fromJdUt), zone), start.jdUt)
    stay.exact.reverse()
    found.push(stay)
  }
  for (const mark of marks(motion, arcs, zone)) {
    if (mark.kind === 'enter' && !stay) {
      stay = { ...emptyStay(), enterJdUt: mark.jdUt }
      found.push(stay)
    } else if (mark.kind === 'leave' && stay) {
      stay.leaveJdUt = mark.jdUt
      stay = null
    } else if (stay) note(stay, mark)
  }
  if (stay) stay.leaveJdUt = walkOut(stay, marks(motion, motionArcs(motion, end.jdUt, sky.toJdUt), zone), NaN)
  return found
}

const emptyStay = (): Stay => ({ enterJdUt: null, leaveJdUt: null, exact: [], nearest: null })

/** Notes what a walk meets until it leaves the orb, and says when; null when the tables end first. */
function walkOut(stay: Stay, walk: Iterable<Mark>, beginJdUt: number): number | null {
  for (const mark of walk) {
    if (mark.kind === 'leave') return mark.jdUt
    // What falls on the very beginning of a walk backwards belongs to the walk forwards.
    if (mark.jdUt !== beginJdUt) note(stay, mark)
  }
  return null
}

function note(stay: Stay, { kind, jdUt, retrograde, orbDeg }: Mark): void {
  if (kind !== 'exact' && kind !== 'turn') return
  if (kind === 'exact') stay.exact.push({ jdUt, retrograde })
  const before = stay.nearest
  const nearer = !before || orbDeg < before.orbDeg || (orbDeg === before.orbDeg && jdUt < before.jdUt)
  if (nearer) stay.nearest = { jdUt, orbDeg }
}

const isRetrograde = ({ from, to }: MotionArc): boolean => to.longitudeDeg < from.longitudeDeg === to.jdUt > from.jdUt

/** Whether any of an arc may be within orb; most of a course isn't, and to see that is quicker than to look for three passages. */
function isNear({ from, to }: MotionArc, longitudeDeg: number, orbDeg: number): boolean {
  const middleDeg = (from.longitudeDeg + to.longitudeDeg) / 2
  const reachDeg = Math.abs(to.longitudeDeg - from.longitudeDeg) / 2 + orbDeg + ROUNDING_DEG
  return Math.abs(halfTurn(longitudeDeg - middleDeg)) <= reachDeg
}

function* marks(motion: Motion, arcs: Iterable<MotionArc>, { longitudeDeg, orbDeg }: Zone): Generator<Mark> {
  for (const arc of arcs) {
    if (isNear(arc, longitudeDeg, orbDeg)) {
      const side = arc.to.longitudeDeg >= arc.from.longitudeDeg ? 1 : -1
      const enter = passage(motion, arc, longitudeDeg - side * orbDeg)
      if (enter !== null) yield { kind: 'enter', jdUt: enter, retrograde: isRetrograde(arc), orbDeg }
      const exact = passage(motion, arc, longitudeDeg)
      if (exact !== null) yield { kind: 'exact', jdUt: exact, retrograde: isRetrograde(arc), orbDeg: 0 }
      const leave = passage(motion, arc, longitudeDeg + side * orbDeg)
      if (leave !== null) yield { kind: 'leave', jdUt: leave, retrograde: isRetrograde(arc), orbDeg }
    }
    if (arc.to.speedDegPerDay === 0) {
      yield {
        kind: 'turn',
        jdUt: arc.to.jdUt,
        retrograde: isRetrograde(arc),
        orbDeg: Math.abs(halfTurn(arc.to.longitudeDeg - longitudeDeg)),
      }
    }
  }
}
