import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { axisOverEarth, besselianElements } from './besselian-elements.ts'
import { leastNear } from './least-near.ts'
import { phasesAround } from './moon-phase.ts'
import { sarosSeries } from './saros.ts'

/** An eclipse of the Sun as the whole Earth has it. */
export interface SolarEclipse {
  /** Hybrid: total along a part of its path, annular along the rest. */
  type: 'total' | 'annular' | 'hybrid' | 'partial'
  /** True when the axis of the Moon's shadow meets the Earth. */
  central: boolean
  /** Greatest eclipse: the axis passes nearest to the Earth's centre. Julian day, UT. */
  jdUt: number
  /** That least distance in Earth's equatorial radii; negative when the axis passes south of the centre. */
  gamma: number
  /**
   * At the point of greatest eclipse: of a central eclipse the Moon's diameter over the Sun's, of another the part of
   * the Sun's diameter that is covered (over 1 where the umbra reaches the Earth's limb).
   */
  magnitude: number
  /** Series of the saros, van den Bergh's number. */
  saros: number
}

/** Without an eclipse the shadow's axis passes further from the centre than the penumbra reaches, 1.57 radii at most. */
const FARTHEST_AXIS = 1.6

/**
 * The eclipses of the Sun between two instants (greatest eclipse; Julian days, UT; the first included), in order of time.
 *
 * Besselian elements straight from the tables at every instant, a spheroidal Earth, no lunar limb; umbra and penumbra by
 * the one lunar radius k = 0.2725076. An eclipse as near to being hybrid as the limb's mountains are high may be called
 * otherwise by a canon that takes the smaller k = 0.272281 for the umbra (Espenak & Meeus 2006).
 *
 * @throws EphemerisRangeError
 */
export function solarEclipses(sky: Ephemeris, search: { fromJdUt: number; toJdUt: number }): SolarEclipse[] {
  return phasesAround(sky, search, 'new')
    .flatMap((jdUt) => eclipseAt(sky, jdUt) ?? [])
    .filter(({ jdUt }) => jdUt >= search.fromJdUt && jdUt < search.toJdUt)
}

function eclipseAt(sky: Ephemeris, newMoonJdUt: number): SolarEclipse | null {
  const distance2 = (jdUt: number) => {
    const { x, y } = besselianElements(sky, jdUt)
    return x * x + y * y
  }
  if (distance2(newMoonJdUt) > (FARTHEST_AXIS + 0.2) ** 2) return null
  const jdUt = leastNear(distance2, newMoonJdUt, 0.02)
  const elements = besselianElements(sky, jdUt)
  const { x, y, l1, l2, tanF1, tanF2 } = elements
  const { limb, beyondLimb, height } = axisOverEarth(elements)
  if (beyondLimb >= l1) return null
  const central = limb < 1
  const type = central ? centralType(sky, jdUt) : beyondLimb >= Math.abs(l2) ? 'partial' : l2 < 0 ? 'total' : 'annular'
  const penumbra = l1 - height * tanF1
  const umbra = l2 - height * tanF2
  const magnitude = central ? (penumbra - umbra) / (penumbra + umbra) : (l1 - beyondLimb) / (l1 + l2)
  return { type, central, jdUt, gamma: Math.sign(y) * Math.hypot(x, y), magnitude, saros: sarosSeries('solar', jdUt) }
}

/** Points of the path at which total and annular are told apart. */
const PATH_POINTS = 32

/** The umbra's radius where the axis meets the Earth, from the path's beginning to its end. */
function centralType(sky: Ephemeris, greatestJdUt: number): 'total' | 'annular' | 'hybrid' {
  const from = limbCrossing(sky, greatestJdUt, -1)
  const to = limbCrossing(sky, greatestJdUt, 1)
  let total = false
  let annular = false
  for (let i = 0; i <= PATH_POINTS; i++) {
    const elements = besselianElements(sky, from + ((to - from) * i) / PATH_POINTS)
    if (elements.l2 - axisOverEarth(elements).height * elements.tanF2 < 0) total = true
    else annular = true
  }
  return total && annular ? 'hybrid' : total ? 'total' : 'annular'
}

/** When the axis first meets the Earth (direction −1), or leaves it (1): by halving, to under a second. */
function limbCrossing(sky: Ephemeris, greatestJdUt: number, direction: 1 | -1): number {
  let inside = greatestJdUt
  let outside = greatestJdUt + direction * 0.15
  while (Math.abs(outside - inside) > 1e-5) {
    const middle = (inside + outside) / 2
    if (axisOverEarth(besselianElements(sky, middle)).limb < 1) inside = middle
    else outside = middle
  }
  return inside
}
