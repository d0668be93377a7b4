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

/**
 * Greenwich mean sidereal time, degrees, not reduced to a turn: the Earth rotation angle and the precession of the
 * equinox, IAU 2006 (Capitaine, Wallace & Chapront 2003, eq. 42).
 * @param jdUt Julian day, UT1
 * @param jdTt the same instant, TT
 */
export function meanSiderealTimeDeg(jdUt: number, jdTt: number): number {
  const t = (jdTt - J2000) / 36525
  const rotation = 360 * (0.779057273264 + 0.00273781191135448 * (jdUt - J2000) + (jdUt % 1))
  const precession = 0.014506 + t * (4612.156534 + t * (1.3915817 + t * (-4.4e-7 + t * (-2.9956e-5 - t * 3.68e-8))))
  return rotation + precession / 3600
}

/**
 * Equation of the equinoxes, degrees: what nutation adds to sidereal time, with its two largest complementary terms
 * (IERS Conventions 2010, eq. 5.31).
 */
export function equationOfEquinoxesDeg(jdTt: number, nutationLongitudeDeg: number, obliquityDeg: number): number {
  const t = (jdTt - J2000) / 36525
  const node = (125.04455501 - 1934.1362891 * t) * RADIAN
  const complementary = 0.00264096 * Math.sin(node) + 0.00006352 * Math.sin(2 * node)
  return nutationLongitudeDeg * Math.cos(obliquityDeg * RADIAN) + complementary / 3600
}
