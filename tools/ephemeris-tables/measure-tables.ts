/**
 * Compares the product's positions with the generator's on random dates of 1800–2150: median, 99th percentile and
 * largest difference. `npm run measure`, about a minute.
 */
import { BODIES } from '../../src/astro/ephemeris/body.ts'
import { loadEphemeris } from '../../src/astro/ephemeris/load-ephemeris.ts'
import { openGenerator } from './generator.ts'
import { SERIES } from './series.ts'

const DATES = 8000
const FROM_JD = 2378497
const TO_JD = 2506696
const RADIAN = Math.PI / 180

const generator = await openGenerator()
const sky = loadEphemeris()
const differences = new Map<string, number[]>()
const note = (what: string, value: number) => {
  const list = differences.get(what) ?? []
  list.push(Math.abs(value))
  differences.set(what, list)
}
const arcSeconds = (a: number, b: number) => (a - b - 360 * Math.round((a - b) / 360)) * 3600

let seed = 20250101
const random = () => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648

for (let i = 0; i < DATES; i++) {
  const jdUt = FROM_JD + random() * (TO_JD - FROM_JD)
  const jdTt = jdUt + generator.deltaT(jdUt) / 86400
  for (const body of BODIES) {
    const truth = generator.apparent(jdTt, SERIES.find((s) => s.name === body)!.generatorBody!)
    const ours = sky.position(body, jdUt)
    note(`${body} longitude ″`, arcSeconds(ours.longitudeDeg, truth.lon))
    note(`${body} latitude ″`, arcSeconds(ours.latitudeDeg, truth.lat))
    note(`${body} speed °/d`, ours.speedDegPerDay - truth.speed)
  }
  note('true obliquity ″', arcSeconds(sky.trueObliquityDeg(jdUt), generator.trueObliquity(jdTt)))
  note('TT − UT s', sky.deltaTSeconds(jdUt) - generator.deltaT(jdUt))
  const eps = sky.trueObliquityDeg(jdUt) * RADIAN
  const mc = generator.houses(jdUt, 0, 0).mc * RADIAN
  const siderealTime = Math.atan2(Math.sin(mc) * Math.cos(eps), Math.cos(mc)) / RADIAN
  const within = jdUt > 2396758.5 && jdUt < 2469807.5 ? '1850–2050' : 'outside 1850–2050'
  note(`sidereal time ″, ${within}`, arcSeconds(sky.siderealTimeDeg(jdUt), siderealTime))
}

for (const [what, list] of differences) {
  list.sort((a, b) => a - b)
  const at = (share: number) => (list[Math.min(list.length - 1, Math.floor(list.length * share))] ?? NaN).toPrecision(2)
  process.stdout.write(`${what.padEnd(34)} median ${at(0.5)}  p99 ${at(0.99)}  max ${at(1)}\n`)
}
