import { GM_SUN } from './kepler-motion.ts'
import { LIGHT_AU_PER_DAY, type Viewpoint } from './viewpoint.ts'

const DEGREE = 180 / Math.PI

/**
 * The apparent geocentric place of a body from its heliocentric motion, into `out`: longitude (−180 … 180), latitude,
 * distance, speeds in longitude and latitude; degrees, au, days; true ecliptic and equinox of date.
 *
 * Light-time and annual aberration to the first order of v/c (under 0.003″ left out), nutation; without the bending of
 * light by the Sun (0.02″ but for the Sun's nearness, 1.8″ at its limb).
 *
 * @param motion geometric position and velocity at the instant of the view, ecliptic and equinox of J2000
 */
export function apparentPlace(view: Viewpoint, motion: Float64Array, out: Float64Array): void {
  const { turn, turnRate, earth, earthVelocity } = view
  const row = (matrix: Float64Array, i: number, from: number) =>
    (matrix[3 * i] as number) * (motion[from] as number) +
    (matrix[3 * i + 1] as number) * (motion[from + 1] as number) +
    (matrix[3 * i + 2] as number) * (motion[from + 2] as number)
  const x = row(turn, 0, 0)
  const y = row(turn, 1, 0)
  const z = row(turn, 2, 0)
  const vx = row(turn, 0, 3) + row(turnRate, 0, 0)
  const vy = row(turn, 1, 3) + row(turnRate, 1, 0)
  const vz = row(turn, 2, 3) + row(turnRate, 2, 0)
  const [ex, ey, ez] = earth
  const [wx, wy, wz] = earthVelocity

  const r2 = x * x + y * y + z * z
  const pull = GM_SUN / (r2 * Math.sqrt(r2))
  let distance = Math.hypot(x - ex, y - ey, z - ez)
  let ago = 0
  let ux = 0
  let uy = 0
  let uz = 0
  for (let round = 0; round < 3; round++) {
    ago = distance / LIGHT_AU_PER_DAY
    const bend = 1 - (pull * ago * ago) / 2
    ux = x * bend - vx * ago - ex
    uy = y * bend - vy * ago - ey
    uz = z * bend - vz * ago - ez
    distance = Math.sqrt(ux * ux + uy * uy + uz * uz)
  }
  const agoRate = (ux * (vx - wx) + uy * (vy - wy) + uz * (vz - wz)) / (distance * LIGHT_AU_PER_DAY)
  const fall = (GM_SUN * ago) / (ex * ex + ey * ey + ez * ez) ** 1.5
  const rate = (position: number, v: number, e: number, w: number) =>
    (v + pull * ago * position) * (1 - agoRate) - w * (1 - agoRate) - fall * e
  const dx = rate(x, vx, ex, wx)
  const dy = rate(y, vy, ey, wy)
  const dz = rate(z, vz, ez, wz)
  ux += ago * wx
  uy += ago * wy
  uz += ago * wz

  const plane2 = ux * ux + uy * uy
  const plane = Math.sqrt(plane2)
  out[0] = Math.atan2(uy, ux) * DEGREE + view.nutationDeg
  out[1] = Math.atan2(uz, plane) * DEGREE
  out[2] = distance
  out[3] = ((ux * dy - uy * dx) / plane2) * DEGREE + view.nutationRateDegPerDay
  out[4] = ((dz * plane2 - uz * (ux * dx + uy * dy)) / (plane * (plane2 + uz * uz))) * DEGREE
}
