import { HIGHEST, NODES, polynomialAt, STAGES } from './collocation.ts'

/** Puts the acceleration, au/day², of a motion (position, velocity; au, au/day) at an instant (TT) into `out[at…]`. */
export type Force = (jdTt: number, motion: Float64Array, out: Float64Array, at: number) => void

const TABLES = NODES.map(polynomialAt)
const ONCE = TABLES.map(({ once }) => Float64Array.from(once))
const TWICE = TABLES.map(({ twice }) => Float64Array.from(twice))
const END = polynomialAt(1)
const LONGEST_STEP_DAYS = 800
const MOST_ROUNDS = 12

/**
 * Integrates a motion by Gauss–Legendre collocation (eight stages, order 16), solved by iteration, the accelerations of
 * the step before carried on as first guess. The step keeps the share of the highest Legendre term in the acceleration
 * at `tolerance`.
 *
 * @param start position and velocity at `fromJd`
 * @param stops instants, in the order of the integration, at which `visit` gets the motion
 */
export function integrate(
  force: Force,
  start: Float64Array,
  {
    fromJd,
    stops,
    tolerance,
    visit,
  }: {
    fromJd: number
    stops: readonly number[]
    tolerance: number
    visit: (index: number, motion: Float64Array) => void
  },
): void {
  const motion = start.slice()
  const stage = new Float64Array(6)
  const accelerations = new Float64Array(3 * STAGES)
  const before = new Float64Array(3 * STAGES)
  const last = stops.at(-1) ?? fromJd
  const sign = last < fromJd ? -1 : 1
  let jd = fromJd
  let h = sign * 10
  let lengthBefore = 0
  let next = 0
  while (next < stops.length) {
    h = sign * Math.min(Math.abs(h), Math.abs(last - jd) || 1e-9, LONGEST_STEP_DAYS)
    if (lengthBefore === 0) {
      force(jd, motion, accelerations, 0)
      for (let i = 3; i < 3 * STAGES; i++) accelerations[i] = accelerations[i % 3] as number
    } else extrapolate(before, h / lengthBefore, accelerations)
    solve()
    const error = highestShare()
    const wanted = h * Math.min(2, Math.max(0.25, 0.9 * (tolerance / Math.max(error, 1e-300)) ** (1 / (STAGES - 1))))
    if (error > 4 * tolerance && Math.abs(h) > 1e-3) {
      h = wanted
      continue
    }
    for (; next < stops.length && (stops[next] as number) * sign <= (jd + h) * sign; next++) {
      const s = ((stops[next] as number) - jd) / h
      const { once, twice } = s === 1 ? END : polynomialAt(s)
      advance(s * h, once, twice)
      visit(next, stage)
    }
    advance(h, END.once, END.twice)
    motion.set(stage)
    before.set(accelerations)
    jd += h
    lengthBefore = h
    h = wanted
  }
  return

  /** The motion `dt` after the start of the step, into `stage`. */
  function advance(dt: number, once: ArrayLike<number>, twice: ArrayLike<number>): void {
    for (let axis = 0; axis < 3; axis++) {
      let v = 0
      let x = 0
      for (let j = 0; j < STAGES; j++) {
        const a = accelerations[3 * j + axis] as number
        v += (once[j] as number) * a
        x += (twice[j] as number) * a
      }
      stage[axis + 3] = (motion[axis + 3] as number) + h * v
      stage[axis] = (motion[axis] as number) + dt * (motion[axis + 3] as number) + h * h * x
    }
  }

  function solve(): void {
    let changeBefore = Infinity
    for (let round = 0; round < MOST_ROUNDS; round++) {
      let change = 0
      let size = 0
      for (let i = 0; i < STAGES; i++) {
        const node = NODES[i] as number
        advance(node * h, ONCE[i] as Float64Array, TWICE[i] as Float64Array)
        const x = accelerations[3 * i] as number
        const y = accelerations[3 * i + 1] as number
        const z = accelerations[3 * i + 2] as number
        force(jd + node * h, stage, accelerations, 3 * i)
        const nx = accelerations[3 * i] as number
        const ny = accelerations[3 * i + 1] as number
        const nz = accelerations[3 * i + 2] as number
        change = Math.max(change, Math.abs(nx - x), Math.abs(ny - y), Math.abs(nz - z))
        size = Math.max(size, Math.abs(nx), Math.abs(ny), Math.abs(nz))
      }
      if (change <= 1e-15 * size || (change <= 1e-13 * size && change >= changeBefore)) return
      changeBefore = change
    }
  }

  function highestShare(): number {
    let top = 0
    let size = 0
    for (let axis = 0; axis < 3; axis++) {
      let coefficient = 0
      for (let j = 0; j < STAGES; j++) {
        const a = accelerations[3 * j + axis] as number
        coefficient += (HIGHEST[j] as number) * a
        size = Math.max(size, Math.abs(a))
      }
      top = Math.max(top, Math.abs(coefficient))
    }
    return top / size
  }
}

/** Carries the accelerations of one step on to the nodes of the next, `ratio` times as long. */
function extrapolate(before: Float64Array, ratio: number, out: Float64Array): void {
  for (let i = 0; i < STAGES; i++) {
    const { value } = polynomialAt(1 + (NODES[i] as number) * ratio)
    for (let axis = 0; axis < 3; axis++) {
      let a = 0
      for (let j = 0; j < STAGES; j++) a += (value[j] as number) * (before[3 * j + axis] as number)
      out[3 * i + axis] = a
    }
  }
}
