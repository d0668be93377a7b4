/** Obliquity of the ecliptic of J2000 that the elements are referred to (IAU 1976), radians. */
const OBLIQUITY_J2000 = (84381.448 / 3600) * (Math.PI / 180)
export const SIN_OBLIQUITY = Math.sin(OBLIQUITY_J2000)
export const COS_OBLIQUITY = Math.cos(OBLIQUITY_J2000)

/** What is stored covers these days (TT): 1930–2050 and a little on either side. */
export const FROM_JD = 2425800
export const SPAN_DAYS = 44_800
