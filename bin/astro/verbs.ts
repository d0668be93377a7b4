import { compositeLongitudes } from '#astro/charts/composite.ts'
import { natalChart } from '#astro/charts/natal-chart.ts'
import { progressedChart } from '#astro/charts/progressed-chart.ts'
import { synastryAspects } from '#astro/charts/synastry.ts'
import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { loadEphemeris } from '#astro/ephemeris/load-ephemeris.ts'
import { events } from './events.ts'
import { birth, fieldsOf, instant } from './fields.ts'
import { presentChart, rounded, roundedLongitude } from './present-chart.ts'
import { transits } from './transits.ts'

/** Answers one line of input; throws what is wrong with it. */
export type Verb = (line: unknown) => unknown

export const VERB_HELP = {
  chart: '{ utc, lat, lon, houseSystem? }',
  events: '{ from, to }',
  transits: '{ utc, lat, lon, from, to }',
  progressed: '{ utc, lat, lon, to }',
  composite: '{ a: { utc, lat, lon }, b: { utc, lat, lon } }',
  synastry: '{ a: { utc, lat, lon }, b: { utc, lat, lon } }',
  place: '{ q, lang, limit? }',
  'birth-time': '{ timeZone, local, lon? } | { placeId, local } | { lat, lon, local }, with calendar?, clock?, offset?',
} as const
type VerbName = keyof typeof VERB_HELP

/** Each loads only the data it needs. */
const OPEN: Record<VerbName, () => Verb | Promise<Verb>> = {
  chart: () => overSky((sky, fields) => presentChart(natalChart(sky, birth(fields)))),
  events: () => overSky(events),
  transits: () => overSky(transits),
  progressed: () => overSky((sky, fields) => presentChart(progressedChart(sky, birth(fields), instant(fields, 'to')))),
  composite: () => overSky((sky, fields) => composite(sky, fields)),
  synastry: () => overSky((sky, fields) => synastry(sky, fields)),
  place: async () => (await import('./place.ts')).openPlace(),
  'birth-time': async () => (await import('./birth-time.ts')).birthTime,
}

/** The verb of a name with its data opened; undefined when there is none. */
export async function openVerb(name: string): Promise<Verb | undefined> {
  return Object.hasOwn(OPEN, name) ? OPEN[name as VerbName]() : undefined
}

function overSky(verb: (sky: Ephemeris, fields: Record<string, unknown>) => unknown): Verb {
  const sky = loadEphemeris()
  return (line) => verb(sky, fieldsOf(line))
}

function pair(sky: Ephemeris, fields: Record<string, unknown>) {
  return {
    a: natalChart(sky, birth(fieldsOf(fields['a'], '"a"'))),
    b: natalChart(sky, birth(fieldsOf(fields['b'], '"b"'))),
  }
}

function composite(sky: Ephemeris, fields: Record<string, unknown>) {
  const { a, b } = pair(sky, fields)
  const { asc, mc, ...bodies } = Object.fromEntries(
    Object.entries(compositeLongitudes(a, b)).map(([point, longitude]) => [point, roundedLongitude(longitude)]),
  )
  return { bodies, asc, mc }
}

function synastry(sky: Ephemeris, fields: Record<string, unknown>) {
  const { a, b } = pair(sky, fields)
  const aspects = synastryAspects(a, b)
  return { aspects: aspects.map((met) => ({ a: met.a, b: met.b, aspect: met.aspect, orb: rounded(met.orbDeg) })) }
}
