/** Mean new moon of 6 January 2000 and the mean synodic month (Meeus 1998, eq. 49.1). */
const NEW_MOON_2000 = 2451550.09766
const SYNODIC_MONTH_DAYS = 29.530588861

/** A saros is 223 lunations, an inex 358; one inex later stands an eclipse of the next series. */
const SAROS_LUNATIONS = 223
/** The inverse of 358 modulo 223. */
const INEX_INVERSE = 38

/** The series of the solar eclipse of 11 August 1999, five lunations before the first new moon of 2000. */
const SOLAR_ANCHOR = { lunation: -5, series: 145 }
/** The series of the lunar eclipse of 21 January 2000, the first full moon of that year. */
const LUNAR_ANCHOR = { lunation: 0, series: 124 }

/**
 * The saros series (van den Bergh's numbers, 1–223) of an eclipse: any two eclipses are a·223 + b·358 lunations apart,
 * and their series differ by b (van den Bergh 1955; Espenak & Meeus 2006, Five Millennium Canon, §1.10). Series are
 * told modulo 223, which is unique for the eclipses of historical times.
 *
 * @param jdUt Julian day of the eclipse, within some days
 */
export function sarosSeries(kind: 'solar' | 'lunar', jdUt: number): number {
  const months = (jdUt - NEW_MOON_2000) / SYNODIC_MONTH_DAYS
  const anchor = kind === 'solar' ? SOLAR_ANCHOR : LUNAR_ANCHOR
  const lunations = (kind === 'solar' ? Math.round(months) : Math.round(months - 0.5)) - anchor.lunation
  return modulo(anchor.series - 1 + lunations * INEX_INVERSE, SAROS_LUNATIONS) + 1
}

const modulo = (a: number, n: number) => ((a % n) + n) % n
