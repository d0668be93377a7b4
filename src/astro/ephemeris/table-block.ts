import type { TableSeries } from './table-manifest.ts'

/**
 * Chebyshev coefficients of one series over one block, in degrees, au or seconds:
 * `[segment][component][0 … degree]`, flattened.
 */
export type BlockCoefficients = Float64Array

/**
 * Reads a decompressed block of tables.
 *
 * A block is, per series and component, the values at the borders of its segments followed by the coefficients from
 * the second order up, each order of all segments together. Neighbouring segments share their border value, so the
 * curve is continuous to the last bit; the two lowest coefficients follow from the borders:
 *
 *     c0 = (right + left) / 2 − c2 − c4 − …      c1 = (right − left) / 2 − c3 − c5 − …
 *
 * Border values are even integers, which keeps both halves whole. Each border is kept as the difference from where
 * the slope of the segment before it leads.
 *
 * @param bytes the block, decompressed
 * @param series the manifest's series of this block's group, in order
 * @returns coefficients by series name
 * @throws RangeError when the bytes end early or are left over
 */
export function decodeBlock(
  bytes: Uint8Array,
  series: readonly TableSeries[],
  blockDays: number,
): Map<string, BlockCoefficients> {
  const reader = new ColumnReader(bytes)
  const block = new Map<string, BlockCoefficients>()
  for (const one of series) block.set(one.name, decodeSeries(reader, one, blockDays / one.segmentDays))
  reader.end()
  return block
}

function decodeSeries(reader: ColumnReader, series: TableSeries, segments: number): BlockCoefficients {
  const { degree, units } = series
  const stride = units.length * (degree + 1)
  const out = new Float64Array(segments * stride)
  for (const [component, unit] of units.entries()) {
    const first = reader.double()
    const residuals = reader.column(segments)
    const orders: Float64Array[] = []
    for (let j = 2; j <= degree; j++) orders.push(reader.column(segments))
    let left = first
    let slope = 0
    for (let i = 0; i < segments; i++) {
      let even = 0
      let odd = 0
      let slopeLeft = 0
      let slopeRight = 0
      for (let j = 2; j <= degree; j++) {
        const c = orders[j - 2]?.[i] ?? 0
        if (j % 2 === 0) {
          even += c
          slopeLeft -= j * j * c
        } else {
          odd += c
          slopeLeft += j * j * c
        }
        slopeRight += j * j * c
        out[i * stride + component * (degree + 1) + j] = c * unit
      }
      const right = left + 2 * (slope - slopeLeft + odd + (residuals[i] ?? 0))
      const c1 = (right - left) / 2 - odd
      const c0 = (right + left) / 2 - even
      const at = i * stride + component * (degree + 1)
      out[at] = series.wraps && component === 0 ? wrapTurn(c0 * unit) : c0 * unit
      out[at + 1] = c1 * unit
      slope = slopeRight + c1
      left = right
    }
  }
  return out
}

const wrapTurn = (degrees: number) => degrees - 360 * Math.floor(degrees / 360)

/** Columns of integers: a byte of flags (width in bytes, bit 7 set when differences), then the bytes by significance. */
class ColumnReader {
  private at = 0
  private readonly bytes: Uint8Array
  private readonly view: DataView

  constructor(bytes: Uint8Array) {
    this.bytes = bytes
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  double(): number {
    const value = this.view.getFloat64(this.at, true)
    this.at += 8
    return value
  }

  column(length: number): Float64Array {
    const flags = this.view.getUint8(this.at++)
    const width = flags & 0x7f
    if (this.at + width * length > this.bytes.length) throw new RangeError('the block of tables ends early')
    const values = new Float64Array(length)
    let scale = 1
    for (let plane = 0; plane < width; plane++) {
      for (let i = 0; i < length; i++) values[i] = (values[i] ?? 0) + (this.bytes[this.at++] ?? 0) * scale
      scale *= 256
    }
    let before = 0
    for (let i = 0; i < length; i++) {
      const folded = values[i] ?? 0
      const value = folded % 2 === 0 ? folded / 2 : -(folded + 1) / 2
      before = flags & 0x80 ? before + value : value
      values[i] = before
    }
    return values
  }

  end(): void {
    if (this.at !== this.bytes.length) throw new RangeError('the block of tables is longer than its series')
  }
}
