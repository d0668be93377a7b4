import { BODIES } from '../../src/astro/ephemeris/body.ts'
import { equatorialPlace } from '../../src/astro/ephemeris/equatorial.ts'
import type { Ephemeris } from '../../src/astro/ephemeris/ephemeris.ts'
import type { Zodiac } from '../../src/astro/ephemeris/zodiac.ts'
import { arcSeconds, type Differences } from './differences.ts'
import type { Generator } from './generator.ts'
import { SERIES } from './series.ts'

const DATES = 8000

/** The generator's numbers. */
const SIDEREAL = { lahiri: 1, faganBradley: 0, raman: 3 } as const satisfies Partial<Record<Zodiac, number>>

/** The generator's number of the osculating apogee. */
const TRUE_APOGEE = 13

/** Positions, obliquity, TT − UT and sidereal time on random dates. */
export function measurePositions(
  generator: Generator,
  sky: Ephemeris,
  { fromJd, toJd }: { fromJd: number; toJd: number },
  differences: Differences,
): void {
  for (let i = 0; i < DATES; i++) {
    const jdUt = fromJd + differences.random() * (toJd - fromJd)
    const jdTt = jdUt + generator.deltaT(jdUt) / 86400
    for (const body of BODIES) {
      const truth = generator.apparent(jdTt, SERIES.find((s) => s.name === body)!.generatorBody!)
      const ours = sky.position(body, jdUt)
      differences.note(`${body} longitude ″`, arcSeconds(ours.longitudeDeg, truth.lon))
      differences.note(`${body} latitude ″`, arcSeconds(ours.latitudeDeg, truth.lat))
      differences.note(`${body} speed °/d`, ours.speedDegPerDay - truth.speed)
      const { declinationDeg } = equatorialPlace(ours, sky.trueObliquityDeg(jdUt))
      const number = SERIES.find((s) => s.name === body)!.generatorBody!
      differences.note('declinations ″', arcSeconds(declinationDeg, generator.declination(jdTt, number)))
    }
    const apogee = generator.apparent(jdTt, TRUE_APOGEE)
    const lilith = sky.by({ lilith: 'true' }).position('meanLilith', jdUt)
    differences.note('true Lilith longitude ″', arcSeconds(lilith.longitudeDeg, apogee.lon))
    differences.note('true Lilith latitude ″', arcSeconds(lilith.latitudeDeg, apogee.lat))
    differences.note('true Lilith speed °/d', lilith.speedDegPerDay - apogee.speed)
    for (const [zodiac, mode] of Object.entries(SIDEREAL)) {
      const ours = sky.inZodiac(zodiac as Zodiac).zodiacOffsetDeg(jdUt)
      differences.note(`ayanamsa, ${zodiac} ″`, arcSeconds(ours, generator.ayanamsa(jdUt, mode)))
    }
    differences.note('true obliquity ″', arcSeconds(sky.trueObliquityDeg(jdUt), generator.trueObliquity(jdTt)))
    differences.note('TT − UT s', sky.deltaTSeconds(jdUt) - generator.deltaT(jdUt))
    differences.note('sidereal time ″', arcSeconds(sky.siderealTimeDeg(jdUt), generator.siderealTime(jdUt)))
  }
}
