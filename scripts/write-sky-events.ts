import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Planet } from '#astro/ephemeris/body.ts'
import { isoFromJdUt, jdUtFromIso } from '#astro/ephemeris/julian-day.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { lunarEclipses } from '#astro/events/lunar-eclipses.ts'
import { skyAspects, type PlanetPair } from '#astro/events/sky-aspects.ts'
import { solarEclipses } from '#astro/events/solar-eclipses.ts'
import type { ComputedEvent, SkyEventsManifest } from '#reading/sky-events/computed-event.ts'

/** Writes the eclipses and conjunctions of three centuries from the product's own engine, as data with a manifest. */
const [FROM, TO] = ['1801-01-01T00:00:00Z', '2101-01-01T00:00:00Z']
/** The bright planets among each other, whose meetings people see, and the slow ones, whose meetings mark years. */
const BRIGHT: readonly Planet[] = ['venus', 'mars', 'jupiter', 'saturn']
const SLOW: readonly Planet[] = ['jupiter', 'saturn', 'uranus', 'neptune', 'pluto']
const FOLDER = new URL('../src/reading/sky-events/data/', import.meta.url)

const sky = loadEphemeris()
const span = { fromJdUt: jdUtFromIso(FROM), toJdUt: jdUtFromIso(TO) }
const pairsOf = (planets: readonly Planet[]) =>
  planets.flatMap((a, i) => planets.slice(i + 1).map((b): PlanetPair => [a, b]))
const pairs = [...pairsOf(BRIGHT), ...pairsOf(SLOW).filter(([a, b]) => !(BRIGHT.includes(a) && BRIGHT.includes(b)))]
const round = (value: number, decimals: number) => Number(value.toFixed(decimals))
const minute = (jdUt: number) => `${isoFromJdUt(jdUt).slice(0, 16)}Z`
const longitude = (body: Planet, jdUt: number) => round(sky.position(body, jdUt).longitudeDeg, 3)

const solar = solarEclipses(sky, span).map(({ jdUt, type, magnitude, saros }): ComputedEvent => {
  return { kind: 'solar', at: minute(jdUt), type, magnitude: round(magnitude, 3), saros, lon: longitude('sun', jdUt) }
})
const lunar = lunarEclipses(sky, span).map((eclipse): ComputedEvent => {
  const { jdUt, type, saros } = eclipse
  const magnitude = type === 'penumbral' ? eclipse.penumbralMagnitude : eclipse.umbralMagnitude
  return { kind: 'lunar', at: minute(jdUt), type, magnitude: round(magnitude, 3), saros, lon: longitude('moon', jdUt) }
})
const conjunctions = skyAspects(sky, { ...span, pairs })
  .filter(({ aspect }) => aspect === 'conjunction')
  .map(({ a, b, jdUt }): ComputedEvent => {
    const apart = Math.abs(sky.position(a, jdUt).latitudeDeg - sky.position(b, jdUt).latitudeDeg)
    return { kind: 'conjunction', at: minute(jdUt), a, b, lon: longitude(a, jdUt), apart: round(apart, 2) }
  })

const events = [...solar, ...lunar, ...conjunctions].toSorted((one, other) => (one.at < other.at ? -1 : 1))
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const json = `[\n${events.map((event) => JSON.stringify(event)).join(',\n')}\n]\n`
const tables = readFileSync(new URL('../src/astro/ephemeris/data/manifest.json', import.meta.url))
const manifest: SkyEventsManifest = {
  version: 1,
  file: 'sky-events.json',
  sha256: sha256(json),
  from: FROM,
  to: TO,
  solarEclipses: solar.length,
  lunarEclipses: lunar.length,
  conjunctions: conjunctions.length,
  pairs: pairs.map((pair) => pair.join(' ')),
  ephemerisSha256: sha256(tables),
  generator: 'scripts/write-sky-events.ts',
}
writeFileSync(new URL('sky-events.json', FOLDER), json)
writeFileSync(new URL('manifest.json', FOLDER), `${JSON.stringify(manifest, null, 2)}\n`)
