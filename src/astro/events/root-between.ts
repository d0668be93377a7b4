/**
 * Where a continuous function is zero between two points at which its signs differ: false position that halves the
 * weight of an end that stays (Illinois method; Dowell & Jarratt 1971).
 *
 * @param tolerance the answer lies within this of the root, in the unit of the points; by default a tenth of a
 *   millisecond in days
 */
export function rootBetween(f: (x: number) => number, from: number, to: number, tolerance = 1e-9): number {
  let a = from
  let b = to
  let fa = f(a)
  let fb = f(b)
  if (fa === 0) return a
  for (let i = 0; i < 100 && fb !== 0 && Math.abs(b - a) > tolerance; i++) {
    const x = b - (fb * (b - a)) / (fb - fa)
    const fx = f(x)
    if (fx * fb < 0) {
      a = b
      fa = fb
    } else fa /= 2
    const step = Math.abs(x - b)
    b = x
    fb = fx
    if (step < tolerance) break
  }
  return b
}
