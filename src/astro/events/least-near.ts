/**
 * Where a smooth function that is nearly a parabola is least, near a first guess: the vertex of the parabola through
 * three points, again around each vertex with narrower points.
 *
 * @param near first guess, within about `reach` of the answer
 * @param reach distance of the first outer points, in the unit of `near`; the last are a sixteenth of it apart
 */
export function leastNear(f: (x: number) => number, near: number, reach: number): number {
  let x = near
  for (const h of [reach, reach / 4, reach / 16, reach / 16]) {
    const [before, at, after] = [f(x - h), f(x), f(x + h)]
    x -= (h * (after - before)) / (2 * (after - 2 * at + before))
  }
  return x
}
