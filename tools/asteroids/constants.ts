/** Gravity of the Sun, au³/day²: the square of Gauss's constant, as the elements of JPL and MPC mean it. */
export const GM_SUN = 0.01720209895 ** 2
/** Speed of light, au/day. */
export const LIGHT_AU_PER_DAY = 173.1446326742403
/** Obliquity of the ecliptic of J2000 that the elements are referred to (IAU 1976), radians. */
const OBLIQUITY_J2000 = (84381.448 / 3600) * (Math.PI / 180)
export const SIN_OBLIQUITY = Math.sin(OBLIQUITY_J2000)
export const COS_OBLIQUITY = Math.cos(OBLIQUITY_J2000)

/** What is stored covers these days (TT): 1930–2050 and a little on either side. */
export const FROM_JD = 2425800
export const SPAN_DAYS = 44_800
