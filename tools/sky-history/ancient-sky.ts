import { AstroTime, Body, e_tilt, Ecliptic, EclipticGeoMoon, GeoVector, SunPosition } from 'astronomy-engine'
import type { Ephemeris } from '../../src/astro/ephemeris/ephemeris.ts'

const J2000 = 2451545
const BODIES = {
  venus: Body.Venus,
  mars: Body.Mars,
  jupiter: Body.Jupiter,
  saturn: Body.Saturn,
  mercury: Body.Mercury,
} as const

type AncientBody = keyof typeof BODIES | 'sun' | 'moon'

interface Place {
  longitudeDeg: number
  latitudeDeg: number
  distanceAu: number
}

/**
 * How much earlier astronomy-engine's Moon must be asked for, days. Its mean longitude has a secular term of −0.001127°
 * a century squared (Montenbruck & Pfleger); lunar laser ranging gives −0.0015786° and two terms more (Chapront-Touzé &
 * Chapront 1988, in Meeus 1998, eq. 47.1). In 600 BCE that is a third of a degree, or forty minutes of an eclipse. Node
 * and elongation lag by nearly as much, so that the Moon as a whole is asked for at another time.
 */
function moonLagDays(jdUt: number): number {
  const t = (jdUt - J2000) / 36525
  const lagDeg = (-0.0015786 + 0.00000313 * 360) * t ** 2 + t ** 3 / 538841 - t ** 4 / 65194000
  return lagDeg / 13.176396
}

/** Apparent geocentric place on the true ecliptic of date, by astronomy-engine (VSOP87, Brown's theory as by Meeus). */
function place(body: AncientBody, jdUt: number): Place {
  const time = new AstroTime(jdUt - J2000)
  if (body === 'moon') {
    const { lon, lat, dist } = EclipticGeoMoon(new AstroTime(jdUt + moonLagDays(jdUt) - J2000))
    return { longitudeDeg: (lon + 360) % 360, latitudeDeg: lat, distanceAu: dist }
  }
  if (body === 'sun') {
    const { elon, elat, vec } = SunPosition(time)
    return { longitudeDeg: elon, latitudeDeg: elat, distanceAu: Math.hypot(vec.x, vec.y, vec.z) }
  }
  const { elon, elat, vec } = Ecliptic(GeoVector(BODIES[body], time, true))
  return { longitudeDeg: elon, latitudeDeg: elat, distanceAu: Math.hypot(vec.x, vec.y, vec.z) }
}

/** Half the span over which a speed is taken, days. */
const H = 0.02

/**
 * The sky of centuries that the product's tables don't hold, in the shape in which its searches ask: as much of an
 * ephemeris as eclipses and conjunctions need. TT − UT by Espenak and Meeus (2006), as astronomy-engine has it.
 */
export function ancientSky(fromJdUt: number, toJdUt: number): Ephemeris {
  const speed = (body: AncientBody, jdUt: number) => {
    const [before, after] = [place(body, jdUt - H), place(body, jdUt + H)]
    return (((((after.longitudeDeg - before.longitudeDeg) % 360) + 540) % 360) - 180) / (2 * H)
  }
  return {
    fromJdUt,
    toJdUt,
    position: (body: AncientBody, jdUt: number) => ({
      ...place(body, jdUt),
      speedDegPerDay: speed(body, jdUt),
      latitudeSpeedDegPerDay: 0,
    }),
    longitudeInto(body: AncientBody, jdUt: number, out: Float64Array) {
      out[0] = place(body, jdUt).longitudeDeg
      out[1] = speed(body, jdUt)
    },
    trueObliquityDeg: (jdUt: number) => e_tilt(new AstroTime(jdUt - J2000)).tobl,
  } as unknown as Ephemeris
}
