import type { Ephemeris } from '#astro/ephemeris/ephemeris.ts'
import { isoFromJdUt } from '#astro/ephemeris/julian-day.ts'
import { lunarEclipses } from '#astro/events/lunar-eclipses.ts'
import { moonPhases, type PrincipalPhase } from '#astro/events/moon-phase.ts'
import { signIngresses } from '#astro/events/sign-ingresses.ts'
import { MOON_PAIRS, skyAspects, WORLD_PAIRS, type PlanetPair } from '#astro/events/sky-aspects.ts'
import { solarEclipses } from '#astro/events/solar-eclipses.ts'
import { stations } from '#astro/events/stations.ts'
import { SIGN_NAMES } from '#astro/charts/sign.ts'
import { span } from './fields.ts'
import { rounded, roundedLongitude } from './present-chart.ts'

const PHASE_NAMES: Record<PrincipalPhase, string> = {
  new: 'newMoon',
  'first-quarter': 'firstQuarter',
  full: 'fullMoon',
  'last-quarter': 'lastQuarter',
}

interface Span {
  fromJdUt: number
  toJdUt: number
}

/** Every event of the sky from one instant to another, each list in order of time. */
export function events(sky: Ephemeris, fields: Record<string, unknown>) {
  const search = span(fields)
  return {
    moonPhases: phases(sky, search),
    ...eclipses(sky, search),
    stations: stations(sky, search).map((station) => ({
      body: station.body,
      type: station.begins,
      utc: isoFromJdUt(station.jdUt),
      lon: roundedLongitude(station.longitudeDeg),
      acceleration: rounded(station.accelerationDegPerDay2),
    })),
    ingresses: signIngresses(sky, search).map((ingress) => ({
      body: ingress.body,
      sign: SIGN_NAMES[ingress.sign],
      direction: ingress.direction,
      utc: isoFromJdUt(ingress.jdUt),
      speed: rounded(ingress.speedDegPerDay),
    })),
    aspects: aspects(sky, search, WORLD_PAIRS),
    moonAspects: aspects(sky, search, MOON_PAIRS),
  }
}

function phases(sky: Ephemeris, search: Span) {
  return moonPhases(sky, search).map(({ phase, jdUt }) => ({
    type: PHASE_NAMES[phase],
    utc: isoFromJdUt(jdUt),
    moonLon: roundedLongitude(sky.position('moon', jdUt).longitudeDeg),
    sunLon: roundedLongitude(sky.position('sun', jdUt).longitudeDeg),
  }))
}

function eclipses(sky: Ephemeris, search: Span) {
  return {
    solarEclipses: solarEclipses(sky, search).map((eclipse) => ({
      type: eclipse.type,
      central: eclipse.central,
      utc: isoFromJdUt(eclipse.jdUt),
    })),
    lunarEclipses: lunarEclipses(sky, search).map((eclipse) => ({
      type: eclipse.type,
      utc: isoFromJdUt(eclipse.jdUt),
      umbralMagnitude: rounded(Math.max(0, eclipse.umbralMagnitude)),
      penumbralMagnitude: rounded(eclipse.penumbralMagnitude),
    })),
  }
}

function aspects(sky: Ephemeris, search: Span, pairs: readonly PlanetPair[]) {
  return skyAspects(sky, { ...search, pairs }).map((met) => ({
    a: met.a,
    b: met.b,
    aspect: met.aspect,
    utc: isoFromJdUt(met.jdUt),
    lonA: roundedLongitude(met.longitudeADeg),
    lonB: roundedLongitude(met.longitudeBDeg),
    relativeSpeed: rounded(met.relativeSpeedDegPerDay),
  }))
}
