/** One component of one series over one block, as whole numbers of its unit. */
export interface FittedComponent {
  /** Value at the left border of the block; even. */
  firstBorder: number
  /** Half the difference of each segment's right border from where the slope before it leads. */
  borderResiduals: number[]
  /** Coefficients from the second order up: `[order − 2][segment]`. */
  orders: number[][]
}

/**
 * Turns border values and Chebyshev coefficients into whole numbers. `decodeBlock` in the product is the inverse; how
 * the numbers hang together is told there.
 *
 * @param borders values at the segment borders, in units, one more than there are segments
 * @param coefficients `[segment][order]`, in units
 */
export function quantise(borders: number[], coefficients: number[][], degree: number): FittedComponent {
  const even = borders.map((value) => 2 * Math.round(value / 2))
  const orders: number[][] = []
  for (let j = 2; j <= degree; j++) orders.push(coefficients.map((c) => Math.round(c[j])))
  const borderResiduals: number[] = []
  let slope = 0
  for (let i = 0; i < coefficients.length; i++) {
    let odd = 0
    let slopeLeft = 0
    let slopeRight = 0
    for (let j = 2; j <= degree; j++) {
      const c = orders[j - 2][i]
      if (j % 2 === 1) odd += c
      slopeLeft += (j % 2 === 1 ? 1 : -1) * j * j * c
      slopeRight += j * j * c
    }
    const half = (even[i + 1] - even[i]) / 2
    borderResiduals.push(half - (slope - slopeLeft + odd))
    slope = slopeRight + half - odd
  }
  return { firstBorder: even[0], borderResiduals, orders }
}

/** The bytes of a block, before compression. */
export function encodeBlock(components: FittedComponent[]): Buffer {
  const parts: Buffer[] = []
  for (const { firstBorder, borderResiduals, orders } of components) {
    const head = Buffer.alloc(8)
    head.writeDoubleLE(firstBorder)
    parts.push(head, ...[borderResiduals, ...orders].map(encodeColumn))
  }
  return Buffer.concat(parts)
}

function encodeColumn(values: number[]): Buffer {
  const differences = values.map((value, i) => value - (i ? values[i - 1] : 0))
  const usesDifferences = cost(differences) < cost(values)
  const folded = (usesDifferences ? differences : values).map((v) => (v >= 0 ? 2 * v : -2 * v - 1))
  const largest = Math.max(...folded)
  if (!Number.isSafeInteger(largest)) throw new RangeError(`a coefficient of ${largest} can't be kept exactly`)
  let width = 0
  while (256 ** width <= largest) width++
  const out = Buffer.alloc(1 + width * values.length)
  out[0] = width | (usesDifferences ? 0x80 : 0)
  let at = 1
  for (let plane = 0; plane < width; plane++) {
    for (const value of folded) out[at++] = Math.floor(value / 256 ** plane) % 256
  }
  return out
}

/** Bits needed, roughly. */
const cost = (values: number[]) => values.reduce((sum, v) => sum + Math.log2(1 + Math.abs(v)), 0)
