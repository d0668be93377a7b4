import type { Planet } from '#astro/ephemeris/body.ts'
import type { LunarEclipse } from '#astro/events/lunar-eclipses.ts'
import type { SolarEclipse } from '#astro/events/solar-eclipses.ts'

/**
 * An eclipse or a conjunction, as `data/sky-events.json` holds it from 1801 on. `at` is ISO 8601 in UTC to the minute, of
 * the Gregorian calendar also before there was one.
 */
export type ComputedEvent =
  | { kind: 'solar'; at: string; type: SolarEclipse['type']; magnitude: number; saros: number; lon: number }
  /** Of a penumbral eclipse the magnitude is that of the penumbra, else of the umbra. */
  | { kind: 'lunar'; at: string; type: LunarEclipse['type']; magnitude: number; saros: number; lon: number }
  /** Two planets at one longitude; `apart` is how far north or south of each other they passed, degrees. */
  | { kind: 'conjunction'; at: string; a: Planet; b: Planet; lon: number; apart: number }

/** What the data of before 1801 say of themselves: `data/past.bin`, by `tools/sky-history`. */
export interface PastManifest {
  version: number
  file: string
  sha256: string
  fromJdUt: number
  toJdUt: number
  solarEclipses: number
  lunarEclipses: number
  /** Of Jupiter and Saturn all; of other pairs those that were less than `closeDeg` apart. */
  conjunctions: number
  closeDeg: number
  generator: string
}

/** What the data say of themselves. `at` is UTC to the minute, longitudes are degrees. */
export interface SkyEventsManifest {
  version: number
  file: string
  sha256: string
  from: string
  to: string
  solarEclipses: number
  lunarEclipses: number
  conjunctions: number
  /** The pairs whose conjunctions are listed. */
  pairs: string[]
  /** Checksum of the ephemeris' manifest: which tables they were computed from. */
  ephemerisSha256: string
  generator: string
}
