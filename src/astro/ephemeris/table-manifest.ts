/** The files each block of years is cut into: what every chart needs, Chiron with the four large asteroids, and the true apogee. */
export const TABLE_GROUPS = ['planets', 'minor', 'apogee'] as const
export type TableGroup = (typeof TABLE_GROUPS)[number]

/** One function of time as Chebyshev polynomials over equal segments. */
export interface TableSeries {
  /** A body, `trueLilith` (the osculating apogee of the Moon), `nutation` (longitude, obliquity) or `deltaT` (TT − UT in seconds, by UT). */
  name: string
  group: TableGroup
  /** Divides `blockDays`. */
  segmentDays: number
  degree: number
  /** What one stored integer is worth, by component: degrees, degrees, au (or seconds). */
  units: number[]
  /** True when the first component is a longitude and wraps at 360. */
  wraps: boolean
}

/** `data/manifest.json`: what the tables are, where they come from and how well they were measured to fit. */
export interface TableManifest {
  source: Record<string, string>
  /** Julian day (TT) at which block 0 begins. */
  startJd: number
  blockDays: number
  blockCount: number
  series: TableSeries[]
  /** Bytes and SHA-256 by file name. */
  files: Record<string, { bytes: number; sha256: string }>
  /** Largest and root-mean-square difference from the generator between the nodes, by series and component. */
  measured: Record<string, { max: number[]; rms: number[] }>
}

/** The name of a block's file, e.g. `planets-07.br`. */
export function blockFileName(group: TableGroup, block: number): string {
  return `${group}-${String(block).padStart(2, '0')}.br`
}
