/** The nine lords of the periods in their order, with their years: 120 together. */
export const DASHA_LORDS = ['ketu', 'venus', 'sun', 'moon', 'mars', 'rahu', 'jupiter', 'saturn', 'mercury'] as const
export type DashaLord = (typeof DASHA_LORDS)[number]
const YEARS: Record<DashaLord, number> = {
  ketu: 7,
  venus: 20,
  sun: 6,
  moon: 10,
  mars: 7,
  rahu: 18,
  jupiter: 16,
  saturn: 19,
  mercury: 17,
}
const CYCLE_YEARS = 120
/** A sidereal year: the Sun back at the same place among the stars. */
const YEAR_DAYS = 365.2564
const MANSION_DEG = 360 / 27

/** A lunar mansion, 0 (Ashvini) to 26 (Revati), and its quarter, 1–4. */
export interface Mansion {
  nakshatra: number
  pada: number
}

/** The lunar mansion of a sidereal longitude, degrees, 0 ≤ λ < 360. */
export const mansionOf = (siderealDeg: number): Mansion => ({
  nakshatra: Math.floor(siderealDeg / MANSION_DEG),
  pada: Math.floor((siderealDeg % MANSION_DEG) / (MANSION_DEG / 4)) + 1,
})

/** A period; instants are Julian days, UT. */
export interface Dasha {
  lord: DashaLord
  fromJdUt: number
  toJdUt: number
}

const lordAfter = (first: number, count: number): DashaLord =>
  DASHA_LORDS[(first + count) % DASHA_LORDS.length] ?? 'ketu'

/** So many periods in the order of their lords, each with its share of a length. */
function inTurn(first: number, fromJdUt: number, lengthDays: number, count: number): Dasha[] {
  const found: Dasha[] = []
  let at = fromJdUt
  for (let i = 0; i < count; i++) {
    const lord = lordAfter(first, i)
    const toJdUt = at + (lengthDays * YEARS[lord]) / CYCLE_YEARS
    found.push({ lord, fromJdUt: at, toJdUt })
    at = toJdUt
  }
  return found
}

/**
 * The great periods (mahadasha) of a life by the Vimshottari reckoning (Brihat Parashara Hora Shastra 46): the first belongs to the
 * lord of the mansion in which the Moon stood at birth, and as much of it has gone as the Moon had gone of the mansion.
 * `moonDeg` is its sidereal longitude, degrees.
 */
export function mahadashas(moonDeg: number, birthJdUt: number): Dasha[] {
  const first = Math.floor(moonDeg / MANSION_DEG) % DASHA_LORDS.length
  const gone = (moonDeg % MANSION_DEG) / MANSION_DEG
  const sinceJdUt = birthJdUt - gone * YEARS[lordAfter(first, 0)] * YEAR_DAYS
  return inTurn(first, sinceJdUt, CYCLE_YEARS * YEAR_DAYS, DASHA_LORDS.length + 1)
}

/** The nine sub-periods (antardasha) of a great one, its own lord's first. */
export const antardashas = ({ lord, fromJdUt, toJdUt }: Dasha): Dasha[] =>
  inTurn(DASHA_LORDS.indexOf(lord), fromJdUt, toJdUt - fromJdUt, DASHA_LORDS.length)
