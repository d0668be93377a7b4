import { asinDeg, cosDeg, halfTurn, sinDeg } from '../ephemeris/angle.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { EARTH_RADII_PER_AU, MOON_RADIUS, SUN_RADIUS } from './besselian-elements.ts'
import { leastNear } from './least-near.ts'
import { phasesAround } from './moon-phase.ts'
import { sarosSeries } from './saros.ts'

/** An eclipse of the Moon; whoever has the Moon above the horizon sees it alike. */
export interface LunarEclipse {
  type: 'total' | 'partial' | 'penumbral'
  /** Greatest eclipse: the Moon passes nearest to the axis of the Earth's shadow. Julian day, UT. */
  jdUt: number
  /** Part of the Moon's diameter within the umbra; over 1 when the Moon is deeper in, negative when it stays outside. */
  umbralMagnitude: number
  /** The same for the penumbra; over 0 for every eclipse. */
  penumbralMagnitude: number
  /** Series of the saros, van den Bergh's number. */
  saros: number
}

/**
 * What the Moon's equatorial parallax is multiplied by for the shadow's size (Danjon 1951): the atmosphere makes the
 * globe that casts it 1/85 higher, and the Earth's radius at 45° of latitude is 1/594 shorter than the equator's.
 */
const SHADOW_ENLARGEMENT = 1.01

/**
 * The eclipses of the Moon between two instants (greatest eclipse; Julian days, UT; the first included), in order of
 * time. The shadow's size by Danjon's rule (Espenak & Meeus 2009, Five Millennium Canon of Lunar Eclipses, §1.5).
 * @throws EphemerisRangeError
 */
export function lunarEclipses(sky: Ephemeris, search: { fromJdUt: number; toJdUt: number }): LunarEclipse[] {
  return phasesAround(sky, search, 'full')
    .flatMap((jdUt) => eclipseAt(sky, jdUt) ?? [])
    .filter(({ jdUt }) => jdUt >= search.fromJdUt && jdUt < search.toJdUt)
}

function eclipseAt(sky: Ephemeris, fullMoonJdUt: number): LunarEclipse | null {
  const latitude = sky.position('moon', fullMoonJdUt).latitudeDeg
  if (Math.abs(latitude) > 1.8) return null
  const jdUt = leastNear((at) => axisDistance2(sky, at), fullMoonJdUt, 0.02)
  const distance = axisAngleDeg(sky, jdUt)
  const moonRadii = (sky.position('moon', jdUt).distanceAu ?? 0) * EARTH_RADII_PER_AU
  const sunRadii = (sky.position('sun', jdUt).distanceAu ?? 1) * EARTH_RADII_PER_AU
  const moonSize = asinDeg(MOON_RADIUS / moonRadii)
  const sunSize = asinDeg(SUN_RADIUS / sunRadii)
  const earth = SHADOW_ENLARGEMENT * asinDeg(1 / moonRadii) + asinDeg(1 / sunRadii)
  const within = (shadow: number) => (shadow + moonSize - distance) / (2 * moonSize)
  const umbralMagnitude = within(earth - sunSize)
  const penumbralMagnitude = within(earth + sunSize)
  if (penumbralMagnitude <= 0) return null
  const type = umbralMagnitude >= 1 ? 'total' : umbralMagnitude > 0 ? 'partial' : 'penumbral'
  return { type, jdUt, umbralMagnitude, penumbralMagnitude, saros: sarosSeries('lunar', jdUt) }
}

/** Square of the Moon's distance from the shadow's axis, in Earth's equatorial radii. */
function axisDistance2(sky: Ephemeris, jdUt: number): number {
  const radii = (sky.position('moon', jdUt).distanceAu ?? 0) * EARTH_RADII_PER_AU
  return (radii * sinDeg(axisAngleDeg(sky, jdUt))) ** 2
}

/** The Moon's angular distance from the point opposite the Sun; both lie near the ecliptic, and near each other. */
function axisAngleDeg(sky: Ephemeris, jdUt: number): number {
  const sun = sky.position('sun', jdUt)
  const moon = sky.position('moon', jdUt)
  const along = sinDeg(halfTurn(moon.longitudeDeg - sun.longitudeDeg - 180) / 2)
  const across = sinDeg((moon.latitudeDeg + sun.latitudeDeg) / 2)
  return 2 * asinDeg(Math.sqrt(across * across + cosDeg(moon.latitudeDeg) * cosDeg(sun.latitudeDeg) * along * along))
}
