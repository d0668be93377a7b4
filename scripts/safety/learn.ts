import { randomFrom } from '#test/random.ts'

/** Examples as rows of numbered features, in one piece of memory. */
export interface Rows {
  /** Where each row begins in `at` and `values`; one more than there are rows. */
  starts: Int32Array
  at: Int32Array
  values: Float32Array
  /** How many features there are. */
  width: number
}

export function rowsOf(examples: readonly ReadonlyMap<number, number>[], width: number): Rows {
  const starts = Int32Array.from({ length: examples.length + 1 })
  for (const [row, features] of examples.entries()) starts[row + 1] = (starts[row] as number) + features.size
  const size = starts[examples.length] as number
  const [at, values] = [new Int32Array(size), new Float32Array(size)]
  let i = 0
  for (const features of examples)
    for (const [feature, value] of features) {
      at[i] = feature
      values[i++] = value
    }
  return { starts, at, values, width }
}

/** A linear model: what each feature weighs, and what all have. */
export interface Linear {
  bias: number
  weights: Float64Array
}

/**
 * A linear support vector machine with squared hinge loss, by dual coordinate descent.
 * @param signs 1 for an example of what is meant, -1 for another, 0 for one to leave out
 * @param costs how much each example counts
 */
export function learn(
  { starts, at, values, width }: Rows,
  signs: Int8Array,
  costs: Float64Array,
  rounds: number,
): Linear {
  const weights = new Float64Array(width)
  let bias = 0
  const order: number[] = []
  for (let row = 0; row < signs.length; row++) if (signs[row] !== 0) order.push(row)
  const duals = new Float64Array(signs.length)
  const squares = new Float64Array(signs.length)
  for (const row of order) {
    let square = 1
    for (let i = starts[row] as number; i < (starts[row + 1] as number); i++) square += (values[i] as number) ** 2
    squares[row] = square + 1 / (2 * (costs[row] as number))
  }
  const random = randomFrom(1)
  for (let round = 0; round < rounds; round++) {
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1))
      ;[order[i], order[j]] = [order[j] as number, order[i] as number]
    }
    for (const row of order) {
      const [from, to, sign, dual] = [
        starts[row] as number,
        starts[row + 1] as number,
        signs[row] as number,
        duals[row] as number,
      ]
      let sum = bias
      for (let i = from; i < to; i++) sum += (weights[at[i] as number] as number) * (values[i] as number)
      const slack = 1 / (2 * (costs[row] as number))
      const next = Math.max(0, dual - (sign * sum - 1 + dual * slack) / (squares[row] as number))
      if (next === dual) continue
      duals[row] = next
      const step = (next - dual) * sign
      bias += step
      for (let i = from; i < to; i++) {
        const feature = at[i] as number
        weights[feature] = (weights[feature] as number) + step * (values[i] as number)
      }
    }
  }
  return { bias, weights }
}

export function sumOf({ starts, at, values }: Rows, row: number, { bias, weights }: Linear): number {
  let sum = bias
  for (let i = starts[row] as number; i < (starts[row + 1] as number); i++)
    sum += (weights[at[i] as number] as number) * (values[i] as number)
  return sum
}
