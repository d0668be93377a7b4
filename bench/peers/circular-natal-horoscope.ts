import circular from 'circular-natal-horoscope-js'
import type { Body } from '../../src/astro/ephemeris/body.ts'
import { PLANETS } from '../../src/astro/ephemeris/body.ts'
import type { Birth } from '../births.ts'
import type { ChartPeer } from './chart-peer.ts'

const { Horoscope, Origin } = circular
const NAMES: [Body, string][] = [
  ...PLANETS.map((planet): [Body, string] => [planet, planet]),
  ['chiron', 'chiron'],
  ['meanNode', 'northnode'],
  ['meanLilith', 'lilith'],
]

export function circularNatalHoroscope(): ChartPeer {
  return {
    name: 'circular-natal-horoscope-js',
    holds: '13 points without speeds, houses, Placidus cusps, aspects',
    toleranceArcsec: 60,
    roughDeg: { meanLilith: 0.13, chiron: 3.2, cusps: 1.6 },
    run: (birth) => horoscope(birth).Houses.length,
    answer(birth) {
      const { CelestialBodies, CelestialPoints, Houses, origin } = horoscope(birth)
      const all = [...CelestialBodies.all, ...CelestialPoints.all]
      const longitude = (key: string) => all.find((one) => one.key === key)?.ChartPosition.Ecliptic.DecimalDegrees
      return {
        longitudesDeg: Object.fromEntries(NAMES.map(([body, key]) => [body, longitude(key)])),
        cuspsDeg: Houses.map((house: House) => house.ChartPosition.StartPosition.Ecliptic.DecimalDegrees),
        jdUt: origin.julianDate,
      }
    },
  }
}

/** Its types leave this open. */
interface House {
  ChartPosition: { StartPosition: { Ecliptic: { DecimalDegrees: number } } }
}

/** It reads the hour as clock time and finds the zone by the place; `answer` tells the instant that this was. */
function horoscope({ date, latitudeDeg, longitudeDeg }: Birth) {
  const point = ['bodies', 'points', 'angles']
  return new Horoscope({
    origin: new Origin({
      year: date.getUTCFullYear(),
      month: date.getUTCMonth(),
      date: date.getUTCDate(),
      hour: date.getUTCHours(),
      minute: date.getUTCMinutes(),
      latitude: latitudeDeg,
      longitude: longitudeDeg,
    }),
    houseSystem: 'placidus',
    zodiac: 'tropical',
    aspectPoints: point,
    aspectWithPoints: point,
    aspectTypes: ['major'],
    customOrbs: {},
    language: 'en',
  })
}
