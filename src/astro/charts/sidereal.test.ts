import { describe, expect, it } from 'vitest'
import { arcSeconds } from '../../../test/fixtures/ephemeris/reference.ts'
import { loadEphemeris } from '../ephemeris/load-ephemeris.ts'
import type { Zodiac } from '../ephemeris/zodiac.ts'
import { starPlace } from '../stars/star-place.ts'
import { STARS } from '../stars/star-catalogue.ts'
import { chartSect } from './sect.ts'
import { declinations } from './declinations.ts'
import { natalChart } from './natal-chart.ts'
import { progressedChart } from './progressed-chart.ts'

const sky = loadEphemeris()

/**
 * Swiss Ephemeris 2.10.03 with SEFLG_SIDEREAL and SEFLG_SPEED: Julian day (UT), ayanamsa, and longitude with its speed of the Sun, the
 * Moon and Saturn.
 */
const PLACES: [Zodiac, ...number[]][] = [
  ['lahiri', 2415020.5, 22.4653732, 257.6879879, 1.0197635, 249.950953, 14.3227617, 245.2514353, 0.1162735],
  ['lahiri', 2447948, 23.7231555, 312.8989432, 1.0059401, 314.5928805, 14.1672141, 268.0663195, 0.0951828],
  ['lahiri', 2479000.25, 24.9030312, 318.376423, 1.0026378, 149.6112185, 13.4466214, 233.1293615, 0.0396431],
  ['faganBradley', 2415020.5, 23.3485808, 256.8047802, 1.0197635, 249.0677454, 14.3227617, 244.3682276, 0.1162735],
  ['faganBradley', 2447948, 24.6063631, 312.0157355, 1.0059401, 313.7096728, 14.1672141, 267.1831119, 0.0951828],
  ['faganBradley', 2479000.25, 25.7862389, 317.4932153, 1.0026378, 148.7280108, 13.4466214, 232.2461538, 0.0396431],
  ['raman', 2415020.5, 21.0190718, 259.1342893, 1.0197635, 251.3972545, 14.3227617, 246.6977367, 0.1162735],
  ['raman', 2447948, 22.2768542, 314.3452445, 1.0059401, 316.0391818, 14.1672141, 269.5126208, 0.0951828],
  ['raman', 2479000.25, 23.45673, 319.8227242, 1.0026378, 151.0575197, 13.4466214, 234.5756627, 0.0396431],
]

const MOSCOW = { jdUt: 2_447_948, latitudeDeg: 55.7522, longitudeDeg: 37.6156 }

describe('a sky by a sidereal zodiac', () => {
  it.each(PLACES)('has the places of the reference: %s %d', (zodiac, jdUt, ayanamsa, ...places) => {
    const sidereal = sky.inZodiac(zodiac)
    expect(arcSeconds(sidereal.zodiacOffsetDeg(jdUt), ayanamsa)).toBeLessThan(0.05)
    for (const [i, body] of (['sun', 'moon', 'saturn'] as const).entries()) {
      const found = sidereal.position(body, jdUt)
      expect(arcSeconds(found.longitudeDeg, places[2 * i] ?? NaN), body).toBeLessThan(0.05)
      expect(Math.abs(found.speedDegPerDay - (places[2 * i + 1] ?? NaN)), body).toBeLessThan(0.0002)
      const out = new Float64Array(2)
      sidereal.longitudeInto(body, jdUt, out)
      expect([...out]).toEqual([found.longitudeDeg, found.speedDegPerDay])
    }
  })

  // swe_houses_ex with SEFLG_SIDEREAL, Placidus and whole signs.
  it('has the houses of the reference', () => {
    const lahiri = natalChart(sky.inZodiac('lahiri'), MOSCOW).houses
    const cusps = [105.141008, 120.4141317, 140.7705515, 170.0838988, 211.501383, 254.2843946]
    for (const [i, cusp] of cusps.entries()) expect(arcSeconds(lahiri?.cuspsDeg[i] ?? NaN, cusp)).toBeLessThan(0.05)
    expect(arcSeconds(lahiri?.ascendantDeg ?? NaN, 105.141008)).toBeLessThan(0.05)
    expect(arcSeconds(lahiri?.midheavenDeg ?? NaN, 350.0838989)).toBeLessThan(0.05)
    const signs = natalChart(sky.inZodiac('lahiri'), { ...MOSCOW, houseSystem: 'wholeSign' }).houses
    expect(signs?.cuspsDeg).toEqual([90, 120, 150, 180, 210, 240, 270, 300, 330, 0, 30, 60])
  })

  it('leaves what doesn’t rest on the zodiac as it is', () => {
    const sidereal = sky.inZodiac('faganBradley')
    const [one, other] = [natalChart(sky, MOSCOW), natalChart(sidereal, MOSCOW)]
    expect(other.aspects.map(({ a, b, aspect }) => [a, b, aspect])).toEqual(
      one.aspects.map(({ a, b, aspect }) => [a, b, aspect]),
    )
    expect(other.placements.map(({ house }) => house)).toEqual(one.placements.map(({ house }) => house))
    expect(chartSect(sidereal, other)).toBe(chartSect(sky, one))
    const [tropical, back] = [declinations(sky, one), declinations(sidereal, other)]
    for (const [i, { declinationDeg }] of back.entries())
      expect(declinationDeg).toBeCloseTo(tropical[i]?.declinationDeg ?? NaN, 9)
    expect(sidereal.siderealTimeDeg(MOSCOW.jdUt)).toBe(sky.siderealTimeDeg(MOSCOW.jdUt))
    expect(sidereal.tropical).toBe(sky)
    expect(sky.inZodiac('tropical')).toBe(sky)
    expect(sidereal.inZodiac('raman')).toBe(sky.inZodiac('raman'))
  })

  it('moves stars and progressed houses with it', () => {
    const sidereal = sky.inZodiac('lahiri')
    const [star] = STARS
    if (!star) throw new Error('no star')
    const at = MOSCOW.jdUt
    const back = sky.inZodiac('lahiri').zodiacOffsetDeg(at)
    expect(
      arcSeconds(starPlace(sidereal, star, at).longitudeDeg, starPlace(sky, star, at).longitudeDeg - back),
    ).toBeLessThan(0.001)
    const [one, other] = [sky, sidereal].map((by) => progressedChart(by, MOSCOW, at + 30 * 365.25))
    const offset = sidereal.zodiacOffsetDeg(one?.jdUt ?? NaN)
    expect(arcSeconds(other?.houses?.ascendantDeg ?? NaN, (one?.houses?.ascendantDeg ?? NaN) - offset)).toBeLessThan(
      0.001,
    )
  })
})
