import { Body as Star, Ecliptic, GeoVector } from 'astronomy-engine'
import { PLANETS } from '../../src/astro/ephemeris/body.ts'
import type { Birth } from '../births.ts'
import type { ChartPeer } from './chart-peer.ts'

const STARS = [
  Star.Sun,
  Star.Moon,
  Star.Mercury,
  Star.Venus,
  Star.Mars,
  Star.Jupiter,
  Star.Saturn,
  Star.Uranus,
  Star.Neptune,
  Star.Pluto,
]

/** An astronomer's library: it knows no houses, nodes or speeds. */
export function astronomyEngine(): ChartPeer {
  const longitudeDeg = (birth: Birth, star: Star) => Ecliptic(GeoVector(star, birth.date, true)).elon
  return {
    name: 'astronomy-engine',
    holds: '10 points without speeds, no houses',
    toleranceArcsec: 20,
    run(birth) {
      let sum = 0
      for (const star of STARS) sum += longitudeDeg(birth, star)
      return sum
    },
    answer: (birth) => ({
      longitudesDeg: Object.fromEntries(
        PLANETS.map((planet, i) => [planet, longitudeDeg(birth, STARS[i] ?? Star.Sun)]),
      ),
      cuspsDeg: [],
    }),
  }
}
