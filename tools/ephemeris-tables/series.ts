import type { TableSeries } from '../../src/astro/ephemeris/table-manifest.ts'

/** Tables begin where the generator's files do (1800-01-01, TT) and run past 2152. */
export const START_JD = 2378496.5
export const BLOCK_DAYS = 2048
export const BLOCK_COUNT = 63

/** A fifth of a milli-arc-second, in degrees. */
const FINE = 0.2 / 3_600_000
const POSITION = [FINE, FINE, 2e-8]

/** Swiss Ephemeris number of a series' body; −1 is its nutation, null the difference TT − UT. */
export interface SeriesPlan extends TableSeries {
  generatorBody: number | null
}

const body = (
  name: string,
  group: TableSeries['group'],
  generatorBody: number,
  segmentDays: number,
  degree: number,
  units: number[] = POSITION,
): SeriesPlan => ({ name, group, generatorBody, segmentDays, degree, units, wraps: true })

/** Segment and degree were chosen so that what is cut off stays near the generator's own noise, about 1 mas. */
export const SERIES: SeriesPlan[] = [
  body('sun', 'planets', 0, 32, 15),
  body('moon', 'planets', 1, 8, 16, [FINE, FINE, 1e-10]),
  body('mercury', 'planets', 2, 16, 15),
  body('venus', 'planets', 3, 32, 16),
  body('mars', 'planets', 4, 32, 15),
  body('jupiter', 'planets', 5, 32, 12),
  body('saturn', 'planets', 6, 32, 11),
  body('uranus', 'planets', 7, 32, 10),
  body('neptune', 'planets', 8, 32, 10),
  body('pluto', 'planets', 9, 32, 9),
  body('meanNode', 'planets', 10, 512, 4, [FINE]),
  // The osculating node is itself noisy by several mas, so finer steps would only store noise.
  body('trueNode', 'planets', 11, 8, 16, [5 * FINE]),
  body('meanLilith', 'planets', 12, 64, 6, [FINE, FINE]),
  // The osculating apogee jumps by some tenths of an arc second where the generator's file of the Moon begins a new segment;
  // in between it is smooth. A file of its own, since few charts ask for it.
  body('trueLilith', 'apogee', 13, 8, 16, [5 * FINE, 5 * FINE]),
  body('chiron', 'minor', 15, 32, 11),
  body('ceres', 'minor', 17, 32, 13),
  body('pallas', 'minor', 18, 32, 13),
  body('juno', 'minor', 19, 32, 14),
  body('vesta', 'minor', 20, 32, 13),
  {
    name: 'nutation',
    group: 'planets',
    generatorBody: -1,
    segmentDays: 16,
    degree: 15,
    units: [FINE / 10, FINE / 10],
    wraps: false,
  },
  { name: 'deltaT', group: 'planets', generatorBody: null, segmentDays: 64, degree: 3, units: [1e-6], wraps: false },
]
