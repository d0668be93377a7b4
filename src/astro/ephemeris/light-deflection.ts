const DEGREE = 180 / Math.PI
/** Twice the Sun's gravitational radius, GM/c² = 1.476 625 km, in au. */
const BENDING_AU = (2 * 1.476625) / 149_597_870.7
/** Sine of the Sun's apparent radius at 1 au, 959.63″. */
const SUN_RADIUS_SIN = 0.00465242

/**
 * The share of the Sun's mass that bends a ray passing at x solar radii behind its disc, and the share's slope. A
 * smooth curve through the ratio of the generator's places with and without bending, within 0.005 for 0 < x < 1; it
 * keeps the place finite when a planet goes behind the Sun.
 */
function massShare(x: number): [number, number] {
  const below = 1 + 1.8 * x + 1.1 * x * x
  const share = -Math.expm1((-24.8 * x * x) / below)
  return [share, ((1 - share) * 24.8 * x * (2 * below - x * (1.8 + 2.2 * x))) / (below * below)]
}

/**
 * Adds the bending of light by the Sun to an apparent place, and its change to the speeds.
 *
 * With δ the difference of longitudes, β the latitude, R and r the distances of Sun and body from the Earth and ρ
 * between the two, the Einstein deflection (Explanatory Supplement 1992, eq. 3.26-1; the Sun's latitude, under 1.2″,
 * is left out) falls into
 *
 *     Δλ = g·K·sin δ / cos β,   Δβ = g·K·sin β·cos δ,   K = r / (ρ + R − r·cos β·cos δ),   g = 2GM / c²R.
 *
 * At the limb it is 1.75″; a day's motion changes it quickly there, so no table holds it.
 *
 * @param body longitude, its rate, latitude, its rate, distance, its rate (degrees, au, days); changed in place
 * @param sun the same for the Sun
 */
export function bendLight(body: Float64Array, sun: Float64Array): void {
  const lon = body[0] as number
  const lonRate = body[1] as number
  const lat = body[2] as number
  const latRate = body[3] as number
  const r = body[4] as number
  const rRate = body[5] as number
  const sunLon = sun[0] as number
  const sunLonRate = sun[1] as number
  const R = sun[4] as number
  const RRate = sun[5] as number
  const delta = (lon - sunLon) / DEGREE
  const deltaRate = (lonRate - sunLonRate) / DEGREE
  const beta = lat / DEGREE
  const betaRate = latRate / DEGREE
  const sinDelta = Math.sin(delta)
  const cosDelta = Math.cos(delta)
  const sinBeta = Math.sin(beta)
  const cosBeta = Math.cos(beta)

  const c = cosBeta * cosDelta
  const cRate = -sinBeta * cosDelta * betaRate - cosBeta * sinDelta * deltaRate
  const sinElongation2 = sinBeta * sinBeta + cosBeta * cosBeta * sinDelta * sinDelta
  const versine = c > 0 ? sinElongation2 / (1 + c) : 1 - c
  const rho = Math.sqrt((r - R) * (r - R) + 2 * R * r * versine)
  // ρ + R − r·c, written so that nothing cancels when the body stands right behind the Sun.
  const d = r > R ? r * versine * (1 + (2 * R) / (rho + r - R)) : rho + R - r + r * versine
  if (d === 0) return
  const rhoRate = (R * RRate + r * rRate - (RRate * r + R * rRate) * c - R * r * cRate) / rho
  const dRate = rhoRate + RRate - rRate * c - r * cRate
  let gk = (BENDING_AU * r) / (R * d)
  let gkRate = gk * (rRate / r - RRate / R - dRate / d)

  const discRadii = (Math.sqrt(sinElongation2) * R) / SUN_RADIUS_SIN
  if (discRadii < 1 && discRadii > 0 && c > 0) {
    const discRate = (-c * cRate * R * R) / (SUN_RADIUS_SIN * SUN_RADIUS_SIN * discRadii)
    const [share, slope] = massShare(discRadii)
    gkRate = gkRate * share + gk * slope * discRate
    gk *= share
  }

  body[0] = lon + ((gk * sinDelta) / cosBeta) * DEGREE
  body[1] =
    lonRate +
    ((gkRate * sinDelta + gk * cosDelta * deltaRate + (gk * sinDelta * sinBeta * betaRate) / cosBeta) / cosBeta) *
      DEGREE
  body[2] = lat + gk * sinBeta * cosDelta * DEGREE
  body[3] =
    latRate +
    (gkRate * sinBeta * cosDelta + gk * (cosBeta * cosDelta * betaRate - sinBeta * sinDelta * deltaRate)) * DEGREE
}
