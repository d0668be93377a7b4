import { atan2Deg, cosDeg, sinDeg, turn } from '../ephemeris/angle.ts'
import { BODIES } from '../ephemeris/body.ts'
import type { Ephemeris } from '../ephemeris/ephemeris.ts'
import { chartAspects } from './aspects.ts'
import type { Chart, HouseSystem } from './chart.ts'
import { houses, housesAt, housesInZodiac } from './houses.ts'
import { placement } from './natal-chart.ts'
import { progressedJdUt, solarArcDeg } from './solar-arc.ts'

/**
 * The chart progressed to an instant of life (secondary progression, a day for a year; Julian days, UT). The midheaven
 * moves by the true solar arc in longitude, the progressed Sun less the natal Sun; ascendant and cusps follow from it at
 * the place of birth with the obliquity of the progressed instant. `jdUt` of the answer is the progressed instant.
 *
 * @throws InvalidPlaceError
 * @throws EphemerisRangeError when the birth or the progressed instant lies outside the tables
 */
export function progressedChart(
  sky: Ephemeris,
  birth: {
    jdUt: number
    latitudeDeg: number
    longitudeDeg: number
    houseSystem?: HouseSystem
    orbReach?: number | undefined
  },
  targetJdUt: number,
): Chart {
  const { latitudeDeg, longitudeDeg, houseSystem, orbReach } = birth
  const jdUt = progressedJdUt(birth.jdUt, targetJdUt)
  const midheaven = housesAt(sky.tropical, birth).midheavenDeg + solarArcDeg(sky.tropical, birth.jdUt, targetJdUt)
  const obliquityDeg = sky.trueObliquityDeg(jdUt)
  const ramcDeg = turn(atan2Deg(sinDeg(midheaven) * cosDeg(obliquityDeg), cosDeg(midheaven)))
  const fromEquinox = houses({ ramcDeg, obliquityDeg, latitudeDeg }, houseSystem)
  const progressedHouses = housesInZodiac(fromEquinox, sky.zodiacOffsetDeg(jdUt))
  const placements = BODIES.map((body) => placement(sky, body, jdUt, progressedHouses))
  const aspects = chartAspects(placements, progressedHouses, orbReach)
  return { jdUt, latitudeDeg, longitudeDeg, placements, houses: progressedHouses, aspects }
}
