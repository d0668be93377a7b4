import type { Planet } from '#astro/ephemeris/body.ts'
import type { LunarEclipse } from '#astro/events/lunar-eclipses.ts'
import type { SolarEclipse } from '#astro/events/solar-eclipses.ts'

/** An eclipse or a conjunction of before 1801; `jdUt` is a Julian day (UT), `lon` degrees. */
export type PastEvent =
  | { kind: 'solar'; jdUt: number; type: SolarEclipse['type']; magnitude: number; lon: number }
  /** Of a penumbral eclipse the magnitude is that of the penumbra, else of the umbra. */
  | { kind: 'lunar'; jdUt: number; type: LunarEclipse['type']; magnitude: number; lon: number }
  | { kind: 'conjunction'; jdUt: number; a: Planet; b: Planet; lon: number; apart: number }

/** What the first byte of an event says: which of these it is. */
const SOLAR = ['total', 'annular', 'hybrid', 'partial'] as const
const LUNAR = ['total', 'partial', 'penumbral'] as const
const PLANETS = ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const satisfies readonly Planet[]
const PAIRS = PLANETS.flatMap((a, i) => PLANETS.slice(i + 1).map((b) => [a, b] as const))
const HEADS = [
  ...SOLAR.map((type) => ({ kind: 'solar', type }) as const),
  ...LUNAR.map((type) => ({ kind: 'lunar', type }) as const),
  ...PAIRS.map(([a, b]) => ({ kind: 'conjunction', a, b }) as const),
]

/** From this Julian day on minutes are counted. */
const EPOCH_JD = 1501910.5
const MINUTES_A_DAY = 1440

const nameOf = (event: (typeof HEADS)[number] | PastEvent) =>
  event.kind === 'conjunction' ? `${event.a} ${event.b}` : `${event.kind} ${event.type}`

/**
 * Events in order of time as bytes: of each the minutes since the one before (seven bits a byte, the last one without its
 * high bit), its head, its longitude in hundredths of a degree and its magnitude or distance in thousandths, two bytes
 * each, the lower first.
 */
export function packEvents(events: readonly PastEvent[]): Uint8Array {
  const bytes: number[] = []
  let before = 0
  for (const event of events) {
    const minute = Math.round((event.jdUt - EPOCH_JD) * MINUTES_A_DAY)
    let rest = minute - before
    before = minute
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
    const head = HEADS.findIndex((one) => nameOf(one) === nameOf(event))
    const lon = Math.round(event.lon * 100) % 36_000
    const size = Math.round((event.kind === 'conjunction' ? event.apart : event.magnitude) * 1000)
    bytes.push(rest, head, lon % 256, lon >> 8, size % 256, size >> 8)
  }
  return Uint8Array.from(bytes)
}

/** The inverse of {@link packEvents}; instants to the minute. */
export function unpackEvents(bytes: Uint8Array): PastEvent[] {
  const events: PastEvent[] = []
  let minute = 0
  for (let i = 0; i < bytes.length;) {
    let unit = 1
    let byte = bytes[i++] ?? 0
    for (; byte > 127; byte = bytes[i++] ?? 0) {
      minute += (byte - 128) * unit
      unit *= 128
    }
    minute += byte * unit
    const [head = 0, lonLow = 0, lonHigh = 0, sizeLow = 0, sizeHigh = 0] = bytes.subarray(i, i + 5)
    i += 5
    const shared = { jdUt: EPOCH_JD + minute / MINUTES_A_DAY, lon: (lonLow + lonHigh * 256) / 100 }
    const size = (sizeLow + sizeHigh * 256) / 1000
    const kind = HEADS[head]
    if (!kind) throw new RangeError(`an event of unknown kind ${head}`)
    events.push(
      kind.kind === 'conjunction' ? { ...kind, ...shared, apart: size } : { ...kind, ...shared, magnitude: size },
    )
  }
  return events
}
