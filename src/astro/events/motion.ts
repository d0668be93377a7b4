import { halfTurn, turn } from '../ephemeris/angle.ts'
import type { Body } from '../ephemeris/body.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'

/** An angle that runs with time: a body's longitude, or the difference of two. */
export interface Motion {
  /** Days between samples: short enough that the speed has at most one extremum in between. */
  stepDays: number
  /** The angle (0 ≤ a < 360) and its speed in degrees a day at a Julian day (UT), into `out[0]` and `out[1]`. */
  into: (jdUt: number, out: Float64Array) => void
}

/** A sample of a motion. */
interface MotionNode {
  jdUt: number
  /** Runs on past 360 and below 0, so that neighbours may be compared. */
  longitudeDeg: number
  /** Degrees a day; exactly 0 at a station that a walk has found. */
  speedDegPerDay: number
}

/** Two samples between which an angle moves one way only. */
export interface MotionArc {
  from: MotionNode
  to: MotionNode
}

const STEP_DAYS: Record<Body, number> = {
  sun: 10,
  moon: 1,
  mercury: 2,
  venus: 4,
  mars: 5,
  jupiter: 10,
  saturn: 10,
  uranus: 10,
  neptune: 10,
  pluto: 10,
  meanNode: 100,
  trueNode: 0.25,
  meanLilith: 20,
  chiron: 10,
  ceres: 5,
  pallas: 5,
  juno: 5,
  vesta: 5,
}

/** The true apogee swings by degrees within days. */
const TRUE_LILITH_STEP_DAYS = 0.25

const stepDaysOf = (sky: Ephemeris, body: Body): number =>
  body === 'meanLilith' && sky.rules.lilith === 'true' ? TRUE_LILITH_STEP_DAYS : STEP_DAYS[body]

/** A tenth of a millisecond. */
const TIME_TOLERANCE_DAYS = 1e-9

const scratch = new Float64Array(2)

/** A body's apparent longitude. */
export function bodyMotion(sky: Ephemeris, body: Body): Motion {
  return { stepDays: stepDaysOf(sky, body), into: (jdUt, out) => sky.longitudeInto(body, jdUt, out) }
}

/** The longitude of one body less that of another. */
export function relativeMotion(sky: Ephemeris, a: Body, b: Body): Motion {
  const other = new Float64Array(2)
  return {
    stepDays: Math.min(stepDaysOf(sky, a), stepDaysOf(sky, b)),
    into: (jdUt, out) => {
      sky.longitudeInto(b, jdUt, other)
      sky.longitudeInto(a, jdUt, out)
      out[0] = turn((out[0] as number) - (other[0] as number))
      out[1] = (out[1] as number) - (other[1] as number)
    },
  }
}

/**
 * A motion from one instant to another (Julian days, UT; backwards when `toJdUt` is the earlier), cut at its stations
 * and into pieces of some days, in which it runs one way.
 * @throws EphemerisRangeError
 */
export function* motionArcs(motion: Motion, fromJdUt: number, toJdUt: number): Generator<MotionArc> {
  const step = toJdUt < fromJdUt ? -motion.stepDays : motion.stepDays
  let from = sample(motion, fromJdUt, null)
  let direction = Math.sign(from.speedDegPerDay)
  while (from.jdUt !== toJdUt) {
    const jdUt = Math.abs(toJdUt - from.jdUt) <= Math.abs(step) ? toJdUt : from.jdUt + step
    let to = sample(motion, jdUt, from)
    if (from.speedDegPerDay === 0) {
      if (direction * to.speedDegPerDay < 0) to = beforeTurningBack(motion, from, to, direction)
    } else {
      if (direction * to.speedDegPerDay > 0) to = shortLoop(motion, from, to) ?? to
      if (direction * to.speedDegPerDay < 0) to = station(motion, from, to)
    }
    yield { from, to }
    direction = to.speedDegPerDay === 0 ? -direction : Math.sign(to.speedDegPerDay)
    from = to
  }
}

/** A sample soon enough after a station that the motion it began still lasts. */
function beforeTurningBack(motion: Motion, from: MotionNode, to: MotionNode, direction: number): MotionNode {
  for (let days = (to.jdUt - from.jdUt) / 2; Math.abs(days) > TIME_TOLERANCE_DAYS; days /= 2) {
    const node = sample(motion, from.jdUt + days, from)
    if (node.speedDegPerDay * direction > 0) return node
  }
  return to
}

function sample(motion: Motion, jdUt: number, near: MotionNode | null): MotionNode {
  motion.into(jdUt, scratch)
  const [longitude = 0, speedDegPerDay = 0] = scratch
  return {
    jdUt,
    longitudeDeg: near ? near.longitudeDeg + halfTurn(longitude - near.longitudeDeg) : longitude,
    speedDegPerDay,
  }
}

/**
 * A sample of the opposite speed between two of the same, when the motion turns and turns back within a step. The cubic
 * through both ends tells where its speed is least; only where that comes near zero is the true speed asked.
 */
function shortLoop(motion: Motion, from: MotionNode, to: MotionNode): MotionNode | null {
  const days = to.jdUt - from.jdUt
  const [v0, v1] = [from.speedDegPerDay, to.speedDegPerDay]
  const mean = (to.longitudeDeg - from.longitudeDeg) / days
  // v(s) = v0 + b·s + c·s², 0 ≤ s ≤ 1
  const c = 3 * (v0 + v1 - 2 * mean)
  const b = v1 - v0 - c
  const s = -b / (2 * c)
  if (!(s > 0 && s < 1)) return null
  const extreme = v0 + (b * s) / 2
  if (extreme * v0 > 0.1 * v0 * v0) return null
  const middle = sample(motion, from.jdUt + s * days, from)
  return middle.speedDegPerDay * v0 < 0 ? middle : null
}

/** Where the speed is zero between two samples of opposite speeds, by false position kept inside (Illinois method). */
function station(motion: Motion, from: MotionNode, to: MotionNode): MotionNode {
  let a = { jd: from.jdUt, speed: from.speedDegPerDay }
  let b = { jd: to.jdUt, speed: to.speedDegPerDay }
  for (let i = 0; i < 60 && Math.abs(b.jd - a.jd) > TIME_TOLERANCE_DAYS; i++) {
    const jd = b.jd - (b.speed * (b.jd - a.jd)) / (b.speed - a.speed)
    motion.into(jd, scratch)
    const speed = scratch[1] ?? 0
    if (speed === 0) {
      b = { jd, speed }
      break
    }
    a = speed * b.speed < 0 ? b : { jd: a.jd, speed: a.speed / 2 }
    b = { jd, speed }
  }
  return { ...sample(motion, b.jd, from), speedDegPerDay: 0 }
}

/**
 * When a motion passes an angle (degrees) on one of its arcs, or null when it doesn't. The arc's beginning belongs to
 * it, its end doesn't. Newton's method, kept between the ends by bisection; exact to less than a millisecond unless the
 * motion stands still.
 */
export function passage(motion: Motion, arc: MotionArc, longitudeDeg: number): number | null {
  const { from, to } = arc
  const way = to.longitudeDeg - from.longitudeDeg
  const ahead = way >= 0 ? turn(longitudeDeg - from.longitudeDeg) : -turn(from.longitudeDeg - longitudeDeg)
  if (Math.abs(ahead) >= Math.abs(way)) return null
  if (ahead === 0) return from.jdUt
  const target = from.longitudeDeg + ahead
  let before = from.jdUt
  let after = to.jdUt
  let jd = from.jdUt + ((to.jdUt - from.jdUt) * ahead) / way
  for (let i = 0; i < 100; i++) {
    motion.into(jd, scratch)
    const missing = halfTurn(target - (scratch[0] ?? 0))
    if (missing * way > 0) before = jd
    else after = jd
    const newton = jd + missing / (scratch[1] ?? 0)
    const inside = newton > Math.min(before, after) && newton < Math.max(before, after)
    // At the end the step may be lost in rounding; that is no reason to halve what lies between.
    const arrived = Math.abs(newton - jd) < TIME_TOLERANCE_DAYS
    const next = inside ? newton : arrived ? jd : (before + after) / 2
    if (Math.abs(next - jd) < TIME_TOLERANCE_DAYS) return next
    jd = next
  }
  return jd
}
