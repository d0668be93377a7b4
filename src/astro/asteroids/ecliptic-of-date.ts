const J2000 = 2451545
const ARC_SECOND = Math.PI / 648_000
/** Obliquity of the ecliptic that catalogues of orbits are referred to (IAU 1976), radians. */
const CATALOGUE_OBLIQUITY = 84381.448 * ARC_SECOND

/**
 * The rotation from the ecliptic and equinox of J2000, as catalogues of orbits mean it (ICRF equator, obliquity
 * 84381.448″), to the mean ecliptic and equinox of date: IAU 2006 precession with frame bias, by the angles of Fukushima
 * and Williams (Capitaine & Wallace 2006; IERS Conventions 2010, eq. 5.40), row by row.
 * @param jdTt Julian day, TT
 */
export function eclipticOfDate(jdTt: number): Float64Array {
  const t = (jdTt - J2000) / 36525
  const gamma = -0.052928 + t * (10.556378 + t * (0.4932044 + t * (-0.00031238 + t * (-2.788e-6 + t * 2.6e-8))))
  const phi = 84381.412819 + t * (-46.811016 + t * (0.0511268 + t * (0.00053289 + t * (-4.4e-7 - t * 1.76e-8))))
  const psi = -0.041775 + t * (5038.481484 + t * (1.5584175 + t * (-0.00018522 + t * (-2.6452e-5 - t * 1.48e-8))))
  const toEcliptic = times(aboutX(phi * ARC_SECOND), times(aboutZ(gamma * ARC_SECOND), aboutX(-CATALOGUE_OBLIQUITY)))
  return times(aboutZ(-psi * ARC_SECOND), toEcliptic)
}

/** Turns the axes by an angle about the first of them. */
function aboutX(angle: number): number[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return [1, 0, 0, 0, c, s, 0, -s, c]
}

/** Turns the axes by an angle about the third of them. */
function aboutZ(angle: number): number[] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return [c, s, 0, -s, c, 0, 0, 0, 1]
}

function times(a: ArrayLike<number>, b: ArrayLike<number>): Float64Array {
  return Float64Array.from({ length: 9 }, (_, i) => {
    const row = i - (i % 3)
    return [0, 1, 2].reduce((sum, k) => sum + (a[row + k] ?? 0) * (b[3 * k + (i % 3)] ?? 0), 0)
  })
}
