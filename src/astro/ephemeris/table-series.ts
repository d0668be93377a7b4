import type { BlockCoefficients } from './table-block.ts'
import type { TableManifest, TableSeries } from './table-manifest.ts'

/** One series over all blocks, read on first touch. */
export class SeriesReader {
  private readonly segmentDays: number
  private readonly segmentsPerBlock: number
  private readonly lastSegment: number
  private readonly terms: number
  private readonly components: number
  private readonly startJd: number
  private readonly blocks: (BlockCoefficients | undefined)[]
  private readonly load: (block: number) => BlockCoefficients

  constructor(series: TableSeries, manifest: TableManifest, load: (block: number) => BlockCoefficients) {
    this.segmentDays = series.segmentDays
    this.segmentsPerBlock = manifest.blockDays / series.segmentDays
    this.lastSegment = manifest.blockCount * this.segmentsPerBlock - 1
    this.terms = series.degree + 1
    this.components = series.units.length
    this.startJd = manifest.startJd
    this.blocks = Array.from({ length: manifest.blockCount })
    this.load = load
  }

  /**
   * Value and daily rate of the first `components` components, by Clenshaw's recurrence and its derivative
   * (Clenshaw 1955), into `out` as value, rate, value, rate …
   *
   * @param jd within the tables' range, checked by the caller
   */
  evaluate(jd: number, out: Float64Array, components = this.components): void {
    const place = (jd - this.startJd) / this.segmentDays
    const segment = Math.max(0, Math.min(this.lastSegment, Math.floor(place)))
    const block = Math.floor(segment / this.segmentsPerBlock)
    const coefficients = this.blocks[block] ?? (this.blocks[block] = this.load(block))
    const x = 2 * (place - segment) - 1
    const x2 = 2 * x
    const terms = this.terms
    let at = (segment - block * this.segmentsPerBlock) * this.components * terms
    let k = 0
    for (; k + 1 < components; k += 2, at += 2 * terms) {
      // Two side by side: each term waits for the one before it, and meanwhile the processor does the other's.
      let b1 = 0
      let b2 = 0
      let d1 = 0
      let d2 = 0
      let e1 = 0
      let e2 = 0
      let f1 = 0
      let f2 = 0
      for (let j = at + terms - 1; j > at; j--) {
        const d = x2 * d1 + (b1 + b1 - d2)
        const b = x2 * b1 + ((coefficients[j] as number) - b2)
        const f = x2 * f1 + (e1 + e1 - f2)
        const e = x2 * e1 + ((coefficients[j + terms] as number) - e2)
        b2 = b1
        b1 = b
        d2 = d1
        d1 = d
        e2 = e1
        e1 = e
        f2 = f1
        f1 = f
      }
      out[2 * k] = x * b1 - b2 + (coefficients[at] as number)
      out[2 * k + 1] = ((b1 + x * d1 - d2) * 2) / this.segmentDays
      out[2 * k + 2] = x * e1 - e2 + (coefficients[at + terms] as number)
      out[2 * k + 3] = ((e1 + x * f1 - f2) * 2) / this.segmentDays
    }
    for (; k < components; k++, at += terms) {
      let b1 = 0
      let b2 = 0
      let d1 = 0
      let d2 = 0
      for (let j = at + terms - 1; j > at; j--) {
        const d = x2 * d1 + (b1 + b1 - d2)
        const b = x2 * b1 + ((coefficients[j] as number) - b2)
        b2 = b1
        b1 = b
        d2 = d1
        d1 = d
      }
      out[2 * k] = x * b1 - b2 + (coefficients[at] as number)
      out[2 * k + 1] = ((b1 + x * d1 - d2) * 2) / this.segmentDays
    }
  }
}
