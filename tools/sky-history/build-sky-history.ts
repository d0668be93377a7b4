import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { lunarEclipses } from '../../src/astro/events/lunar-eclipses.ts'
import { skyAspects, type PlanetPair } from '../../src/astro/events/sky-aspects.ts'
import { solarEclipses } from '../../src/astro/events/solar-eclipses.ts'
import { packEvents, type PastEvent } from '../../src/reading/sky-events/past-events.ts'
import { ancientSky } from './ancient-sky.ts'

/** The beginning of 601 BCE in the Julian calendar (year −600), and of 1801 in the Gregorian. */
const FROM = 1501910.5
const TO = 2378861.5

/** A great conjunction counts however far apart the two pass; others only when they were seen as one light, or nearly. */
const CLOSE_DEG = 0.2
const GREAT: PlanetPair = ['jupiter', 'saturn']
const PAIRS: readonly PlanetPair[] = [
  ['mercury', 'venus'],
  ['mercury', 'mars'],
  ['mercury', 'jupiter'],
  ['venus', 'mars'],
  ['venus', 'jupiter'],
  ['venus', 'saturn'],
  ['mars', 'jupiter'],
  ['mars', 'saturn'],
  GREAT,
]

const sky = ancientSky(FROM, TO)
const span = { fromJdUt: FROM, toJdUt: TO }
const solar = solarEclipses(sky, span).map(({ jdUt, type, magnitude }): PastEvent => ({
  kind: 'solar',
  jdUt,
  type,
  magnitude,
  lon: sky.position('sun', jdUt).longitudeDeg,
}))
const lunar = lunarEclipses(sky, span).map((eclipse): PastEvent => {
  const { jdUt, type } = eclipse
  const magnitude = type === 'penumbral' ? eclipse.penumbralMagnitude : eclipse.umbralMagnitude
  return { kind: 'lunar', jdUt, type, magnitude, lon: sky.position('moon', jdUt).longitudeDeg }
})
const conjunctions = skyAspects(sky, { ...span, pairs: PAIRS })
  .filter(({ aspect }) => aspect === 'conjunction')
  .map(({ a, b, jdUt, longitudeADeg }): PastEvent => {
    const apart = Math.abs(sky.position(a, jdUt).latitudeDeg - sky.position(b, jdUt).latitudeDeg)
    return { kind: 'conjunction', jdUt, a, b, lon: longitudeADeg, apart }
  })
  .filter(
    (event) =>
      event.kind === 'conjunction' && (event.apart < CLOSE_DEG || (event.a === 'jupiter' && event.b === 'saturn')),
  )

const events = [...solar, ...lunar, ...conjunctions].toSorted((one, other) => one.jdUt - other.jdUt)
const bytes = packEvents(events)
const FOLDER = new URL('../../src/reading/sky-events/data/', import.meta.url)
writeFileSync(new URL('past.bin', FOLDER), bytes)
writeFileSync(
  new URL('past-manifest.json', FOLDER),
  `${JSON.stringify(
    {
      version: 1,
      file: 'past.bin',
      sha256: createHash('sha256').update(bytes).digest('hex'),
      fromJdUt: FROM,
      toJdUt: TO,
      solarEclipses: solar.length,
      lunarEclipses: lunar.length,
      conjunctions: conjunctions.length,
      closeDeg: CLOSE_DEG,
      generator: 'tools/sky-history, astronomy-engine 2.1.19',
    },
    null,
    2,
  )}\n`,
)
console.log(events.length, bytes.length)
