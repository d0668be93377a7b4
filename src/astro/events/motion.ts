import { halfTurn, turn } from '../ephemeris/angle.ts'
import type { Body } from '../ephemeris/body.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'

/** A sample of a body's motion in longitude. */
interface MotionNode {
  jdUt: number
  /** Runs on past 360 and below 0, so that neighbours may be compared. */
  longitudeDeg: number
  /** Degrees a day; exactly 0 at a station that a walk has found. */
  speedDegPerDay: number
}

/** Two samples between which a body moves one way only. */
export interface MotionArc {
  from: MotionNode
  to: MotionNode
}

/** Days between samples: short enough that a body has at most one station in between. */
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

/** A tenth of a millisecond. */
const TIME_TOLERANCE_DAYS = 1e-9

const scratch = new Float64Array(2)

/**
 * A body's motion from one instant to another (Julian days, UT; backwards when `toJdUt` is the earlier), cut at its
 * stations and into pieces of some days, in which it moves one way.
 * @throws EphemerisRangeError
 */
export function* motionArcs(sky: Ephemeris, body: Body, fromJdUt: number, toJdUt: number): Generator<MotionArc> {
  const step = toJdUt < fromJdUt ? -STEP_DAYS[body] : STEP_DAYS[body]
  let from = sample(sky, body, fromJdUt, null)
  while (from.jdUt !== toJdUt) {
    const jdUt = Math.abs(toJdUt - from.jdUt) <= Math.abs(step) ? toJdUt : from.jdUt + step
    let to = sample(sky, body, jdUt, from)
    if (from.speedDegPerDay * to.speedDegPerDay < 0) to = station(sky, body, from, to)
    yield { from, to }
    from = to
  }
}

function sample(sky: Ephemeris, body: Body, jdUt: number, near: MotionNode | null): MotionNode {
  sky.longitudeInto(body, jdUt, scratch)
  const [longitude = 0, speedDegPerDay = 0] = scratch
  return { jdUt, longitudeDeg: near ? near.longitudeDeg + halfTurn(longitude - near.longitudeDeg) : longitude, speedDegPerDay }
}

/** Where the speed is zero between two samples of opposite speeds, by false position kept inside (Illinois method). */
function station(sky: Ephemeris, body: Body, from: MotionNode, to: MotionNode): MotionNode {
  let a = { jd: from.jdUt, speed: from.speedDegPerDay }
  let b = { jd: to.jdUt, speed: to.speedDegPerDay }
  for (let i = 0; i < 60 && Math.abs(b.jd - a.jd) > TIME_TOLERANCE_DAYS; i++) {
    const jd = b.jd - (b.speed * (b.jd - a.jd)) / (b.speed - a.speed)
    sky.longitudeInto(body, jd, scratch)
    const speed = scratch[1] ?? 0
    if (speed === 0) {
      b = { jd, speed }
      break
    }
    a = speed * b.speed < 0 ? b : { jd: a.jd, speed: a.speed / 2 }
    b = { jd, speed }
  }
  return { ...sample(sky, body, b.jd, from), speedDegPerDay: 0 }
}

/**
 * When a body passes a longitude (degrees) on an arc, or null when it doesn't. The arc's beginning belongs to it, its
 * end doesn't. Newton's method, kept between the ends by bisection; exact to less than a millisecond unless the body
 * stands still.
 */
export function passage(sky: Ephemeris, body: Body, arc: MotionArc, longitudeDeg: number): number | null {
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
    sky.longitudeInto(body, jd, scratch)
    const missing = halfTurn(target - (scratch[0] ?? 0))
    if (missing * way > 0) before = jd
    else after = jd
    const newton = jd + missing / (scratch[1] ?? 0)
    const inside = newton > Math.min(before, after) && newton < Math.max(before, after)
    const next = inside ? newton : (before + after) / 2
    if (Math.abs(next - jd) < TIME_TOLERANCE_DAYS) return next
    jd = next
  }
  return jd
}
