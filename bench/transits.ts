import { crossings } from 'caelus'
import { natalChart } from '../src/astro/charts/natal-chart.ts'
import { halfTurn } from '../src/astro/ephemeris/angle.ts'
import { PLANETS, type Planet } from '../src/astro/ephemeris/body.ts'
import { loadEphemeris } from '../src/astro/ephemeris/load-ephemeris.ts'
import { exactTransits, transitTargets, type NatalLongitudes } from '../src/astro/events/transit-hits.ts'
import { scatteredBirths } from './births.ts'
import { compare } from './measure.ts'
import { openCaelus } from './peers/caelus.ts'
import { nativeSwiss, swissPosition } from './peers/native-swiss.ts'
import type { Section } from './report.ts'

/** 2025, Julian days UT. */
const FROM = 2460676.5
const TO = 2461041.5
const SECOND_DAYS = 1 / 86_400

interface Hit {
  transiting: Planet
  jdUt: number
}

const sky = loadEphemeris()

/** Every exact major aspect of a year, of the ten planets to the ten planets, ascendant and midheaven of a birth. */
export function transits(): Section[] {
  nativeSwiss()
  const natals = scatteredBirths(20).map((birth): NatalLongitudes => {
    const { placements, houses } = natalChart(sky, birth)
    const planets = placements.filter(({ body }) => PLANETS.some((planet) => planet === body))
    return {
      ...Object.fromEntries(planets.map(({ body, longitudeDeg }) => [body, longitudeDeg])),
      asc: houses?.ascendantDeg,
      mc: houses?.midheavenDeg,
    }
  })
  const natal = natals[0] ?? {}
  const engine = openCaelus()
  const byCaelus = caelusSearch(engine, natal)
  for (const one of natals) assertSameHits('the scan with sweph', swissScan(one), ours(one), 60 * SECOND_DAYS)
  assertSameHits('caelus', byCaelus.hits, ours(natal), 0.1)
  return [
    {
      title: `exact transits of a year to one chart (${ours(natal).length} of them)`,
      timings: [
        ...compare(
          [
            { name: 'Asteria', run: (one) => ours(one).length },
            { name: 'sweph, daily steps and Newton', run: (one) => swissScan(one).length },
          ],
          natals,
        ),
        { name: 'caelus, crossings (one run)', medianUs: byCaelus.us, fastestUs: byCaelus.us, slowestUs: byCaelus.us },
      ],
    },
  ]
}

function ours(natal: NatalLongitudes): Hit[] {
  return exactTransits(sky, { natal, fromJdUt: FROM, toJdUt: TO, transiting: PLANETS })
}

/** As one writes it over the Swiss Ephemeris: each planet sampled once, and a root where a sample passed a target. */
function swissScan(natal: NatalLongitudes): Hit[] {
  const targets = transitTargets(natal)
  const hits: Hit[] = []
  for (const transiting of PLANETS) {
    let before = swissPosition(FROM, transiting)
    for (let jdUt = FROM + 1; jdUt <= TO; jdUt++) {
      const after = swissPosition(jdUt, transiting)
      const way = halfTurn(after.longitudeDeg - before.longitudeDeg)
      for (const { longitudeDeg } of targets) {
        const ahead = halfTurn(longitudeDeg - before.longitudeDeg)
        if (ahead * way < 0 || Math.abs(ahead) >= Math.abs(way)) continue
        hits.push({ transiting, jdUt: swissRoot(transiting, longitudeDeg, jdUt - 1 + ahead / way) })
      }
      before = after
    }
  }
  return hits.toSorted((a, b) => a.jdUt - b.jdUt)
}

function swissRoot(transiting: Planet, targetDeg: number, guessJdUt: number): number {
  let jdUt = guessJdUt
  for (let i = 0; i < 10; i++) {
    const { longitudeDeg, speedDegPerDay } = swissPosition(jdUt, transiting)
    const step = halfTurn(targetDeg - longitudeDeg) / speedDegPerDay
    jdUt += step
    if (Math.abs(step) < SECOND_DAYS / 10) break
  }
  return jdUt
}

function caelusSearch(engine: ReturnType<typeof openCaelus>, natal: NatalLongitudes): { hits: Hit[]; us: number } {
  const start = performance.now()
  const hits = PLANETS.flatMap((transiting) =>
    transitTargets(natal).flatMap(({ longitudeDeg }) =>
      crossings(engine, transiting, longitudeDeg, FROM, TO).map((jdUt): Hit => ({ transiting, jdUt })),
    ),
  )
  const us = (performance.now() - start) * 1000
  return { hits: hits.toSorted((a, b) => a.jdUt - b.jdUt), us }
}

/** @throws Error unless both found the same, each within a tolerance of time (Julian days). */
function assertSameHits(name: string, theirs: Hit[], our: Hit[], toleranceDays: number): void {
  if (theirs.length !== our.length) throw new Error(`${name} found ${theirs.length} transits, we ${our.length}`)
  for (const planet of PLANETS) {
    const mine = our.filter(({ transiting }) => transiting === planet)
    theirs
      .filter(({ transiting }) => transiting === planet)
      .forEach(({ jdUt }, i) => {
        const apart = Math.abs(jdUt - (mine[i]?.jdUt ?? NaN))
        if (!(apart < toleranceDays)) throw new Error(`${name} has ${planet} at ${jdUt}, we at ${mine[i]?.jdUt}`)
      })
  }
}
