const RADIAN = Math.PI / 180
const J2000 = 2451545

/**
 * Mean obliquity of the ecliptic of date, degrees. IAU 2006 (Capitaine, Wallace & Chapront 2003, eq. 39).
 * @param jdTt Julian day, TT
 */
export function meanObliquityDeg(jdTt: number): number {
  const t = (jdTt - J2000) / 36525
  const seconds = 84381.406 + t * (-46.836769 + t * (-0.0001831 + t * (0.0020034 + t * (-5.76e-7 - t * 4.34e-8))))
  return seconds / 3600
}

/** The years in which sidereal time follows the Earth's rotation, as the reference has them: 1850 to 2049. */
const ROTATION_FROM_JD = 2396758.5
const ROTATION_TO_JD = 2469807.5

/**
 * What joins the two formulas, seconds of arc: the aberration of the Sun's mean longitude (−20.49″) and the reference's
 * own constants, measured from its answers.
 */
const BEFORE_SECONDS = -21.8507
const AFTER_SECONDS = -25.4815

/**
 * Apparent sidereal time at Greenwich, degrees, not reduced to a turn, as the Swiss Ephemeris 2.10 has it: from 1850 to
 * 2049 by the Earth's rotation, IAU 2006, within 0.0001″ of the reference; outside those years by the Sun's mean
 * longitude, within 0.017″. The two differ by up to 0.4″ before 1850 and by 1.9″ after 2049; see decision 0009.
 * @param jdUt Julian day, UT1
 * @param jdTt the same instant, TT
 */
export function apparentSiderealTimeDeg(
  jdUt: number,
  jdTt: number,
  { nutationLongitudeDeg, trueObliquityDeg }: { nutationLongitudeDeg: number; trueObliquityDeg: number },
): number {
  const equation = nutationLongitudeDeg * Math.cos(trueObliquityDeg * RADIAN)
  if (jdUt > ROTATION_FROM_JD && jdUt < ROTATION_TO_JD) {
    return siderealTimeByRotation(jdUt, jdTt) + complementaryTermsDeg(jdTt) + equation
  }
  const join = jdUt < ROTATION_TO_JD ? BEFORE_SECONDS : AFTER_SECONDS
  return sunsMeanLongitudeDeg(jdTt) + join / 3600 + 360 * ((jdUt % 1) - 0.5) + equation
}

/**
 * Greenwich mean sidereal time: the Earth rotation angle and the precession of the equinox, IAU 2006 (Capitaine,
 * Wallace & Chapront 2003, eq. 42).
 */
function siderealTimeByRotation(jdUt: number, jdTt: number): number {
  const t = (jdTt - J2000) / 36525
  const rotation = 360 * (0.779057273264 + 0.00273781191135448 * (jdUt - J2000) + (jdUt % 1))
  const precession = 0.014506 + t * (4612.156534 + t * (1.3915817 + t * (-4.4e-7 + t * (-2.9956e-5 - t * 3.68e-8))))
  return rotation + precession / 3600
}

/** The two largest complementary terms of the equation of the equinoxes (IERS Conventions 2010, eq. 5.31). */
function complementaryTermsDeg(jdTt: number): number {
  const t = (jdTt - J2000) / 36525
  const node = (125.04455501 - 1934.1362891 * t) * RADIAN
  return (0.00264096 * Math.sin(node) + 0.00006352 * Math.sin(2 * node)) / 3600
}

/**
 * The Sun's geometric mean longitude by the mean equinox of date, less half a turn: the Earth's by the equinox of J2000
 * (Simon et al. 1994, §5.8.3) and the general precession (Capitaine, Wallace & Chapront 2003, eq. 39).
 */
function sunsMeanLongitudeDeg(jdTt: number): number {
  const t = (jdTt - J2000) / 36525
  const motion = t * (129597742.283429 + t * (-0.0204411 - t * 0.00000523))
  const precession = t * (5028.796195 + t * (1.1054348 + t * (0.00007964 + t * -0.000023857)))
  return 100.46645683 + (motion + precession) / 3600
}
