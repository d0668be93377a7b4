import type { HouseSystem } from '../../src/astro/charts/chart.ts'
import { houseFrameAt, houses } from '../../src/astro/charts/houses.ts'
import { LOTS, lotLongitudes } from '../../src/astro/charts/lots.ts'
import { vertexDeg } from '../../src/astro/charts/vertex.ts'
import type { Ephemeris } from '../../src/astro/ephemeris/ephemeris.ts'
import { arcSeconds, type Differences } from './differences.ts'
import type { Generator } from './generator.ts'

const PLACES = 25_000
const RADIAN = Math.PI / 180

/** The generator's letters. */
const LETTERS: Record<HouseSystem, string> = {
  placidus: 'P',
  koch: 'K',
  porphyry: 'O',
  equal: 'E',
  wholeSign: 'W',
  regiomontanus: 'R',
  campanus: 'C',
  alcabitius: 'B',
  topocentric: 'T',
  morinus: 'M',
}

/** Angles and cusps of every house system at random instants and places, spread evenly over the globe. */
export function measureAngles(
  generator: Generator,
  sky: Ephemeris,
  { fromJd, toJd }: { fromJd: number; toJd: number },
  differences: Differences,
): void {
  for (let i = 0; i < PLACES; i++) {
    const jdUt = fromJd + differences.random() * (toJd - fromJd)
    const longitude = differences.random() * 360 - 180
    const latitude = Math.asin(2 * differences.random() - 1) / RADIAN
    const frame = houseFrameAt(sky, { jdUt, latitudeDeg: latitude, longitudeDeg: longitude })
    for (const [system, letter] of Object.entries(LETTERS)) {
      const found = houses(frame, system as HouseSystem)
      // Inside the polar circles both programs answer Placidus and Koch with another system.
      if (found.system !== system) continue
      const truth = generator.houses({ jdUt, latitude, longitude, letter })
      if (system === 'equal') {
        differences.note('ascendant ″', arcSeconds(found.ascendantDeg, truth.asc))
        differences.note('midheaven ″', arcSeconds(found.midheavenDeg, truth.mc))
        differences.note('vertex ″', arcSeconds(vertexDeg(frame), truth.vertex))
        measureLots(
          generator,
          sky,
          { jdUt, ascendantDeg: found.ascendantDeg, referenceAscendantDeg: truth.asc },
          differences,
        )
      }
      found.cuspsDeg.forEach((cusp, k) =>
        differences.note(`cusps, ${system} ″`, arcSeconds(cusp, truth.cusps[k] ?? Number.NaN)),
      )
    }
  }
}

const SEVEN = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const

/** The seven lots by day and by night, from our places and from the generator's, by the same formulas. */
function measureLots(
  generator: Generator,
  sky: Ephemeris,
  at: { jdUt: number; ascendantDeg: number; referenceAscendantDeg: number },
  differences: Differences,
): void {
  const jdTt = at.jdUt + generator.deltaT(at.jdUt) / 86400
  const planets = (placeOf: (planet: (typeof SEVEN)[number], number: number) => number) =>
    Object.fromEntries(SEVEN.map((planet, i) => [planet, placeOf(planet, i)])) as Record<(typeof SEVEN)[number], number>
  const ours = planets((planet) => sky.position(planet, at.jdUt).longitudeDeg)
  // The generator counts the planets of the ancients from 0, the Sun, on.
  const theirs = planets((_, number) => generator.apparent(jdTt, number).lon)
  for (const sect of ['day', 'night'] as const) {
    const found = lotLongitudes({ ascendantDeg: at.ascendantDeg, sect, planets: ours })
    const truth = lotLongitudes({ ascendantDeg: at.referenceAscendantDeg, sect, planets: theirs })
    for (const lot of LOTS) differences.note('lots ″', arcSeconds(found[lot], truth[lot]))
  }
}
