import type { Body } from '../../src/astro/ephemeris/body.ts'
import type { Ephemeris } from '../../src/astro/ephemeris/ephemeris.ts'
import { stations } from '../../src/astro/events/stations.ts'
import type { Differences } from './differences.ts'
import type { Generator } from './generator.ts'
import { SERIES } from './series.ts'

/** Hours around a station, over which the generator's speed runs as good as straight. */
const REACH_DAYS = 0.25

const SWIFT: readonly Body[] = ['mercury', 'venus', 'mars']

const numberOf = (body: Body): number => SERIES.find(({ name }) => name === body)?.generatorBody ?? Number.NaN

/** Every station of Mercury to Pluto and Chiron: when the generator's own speed is zero. */
export function measureStations(
  generator: Generator,
  sky: Ephemeris,
  { fromJd, toJd }: { fromJd: number; toJd: number },
  differences: Differences,
): void {
  for (const { body, begins, jdUt } of stations(sky, { fromJdUt: fromJd + 1, toJdUt: toJd - 1 })) {
    const zero = whenStill(generator, body, jdUt)
    if (zero.begins !== begins) throw new Error(`${body} at ${jdUt}: the reference turns the other way`)
    differences.note('stations, s', (zero.jdUt - jdUt) * 86_400)
    if (SWIFT.includes(body)) differences.note('stations, Mercury to Mars, s', (zero.jdUt - jdUt) * 86_400)
    differences.note('stations, speed ″/day', zero.speedDegPerDay * 3600)
    differences.note('stations, longitude ″', (zero.longitudeDeg - sky.position(body, jdUt).longitudeDeg) * 3600)
  }
}

/** By the secant through the generator’s own speeds. */
function whenStill(generator: Generator, body: Body, nearJdUt: number) {
  const at = (jdUt: number) => generator.apparent(jdUt + generator.deltaT(jdUt) / 86_400, numberOf(body))
  let a = nearJdUt - REACH_DAYS
  let b = nearJdUt + REACH_DAYS
  let [speedA, speedB] = [at(a).speed, at(b).speed]
  const begins = speedB < speedA ? 'retrograde' : 'direct'
  for (let i = 0; i < 20; i++) {
    const middle = a - (speedA * (b - a)) / (speedB - speedA)
    const speed = at(middle).speed
    if (Math.abs(middle - b) < 1e-8) break
    ;[a, speedA] = [b, speedB]
    ;[b, speedB] = [middle, speed]
    if (speedA === speedB) break
  }
  return { jdUt: b, begins, longitudeDeg: at(b).lon, speedDegPerDay: at(nearJdUt).speed }
}
