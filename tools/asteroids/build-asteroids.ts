/**
 * Writes the small bodies and their manifest. Run again it writes the same bytes.
 *
 *     node build-asteroids.ts [--deb kstars-data.deb | --mpcorb MPCORB.DAT] [--count N] [--out FOLDER]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { AsteroidManifest } from '../../src/astro/asteroids/asteroid-manifest.ts'
import { TABLE_BODIES } from '../../src/astro/asteroids/small-body.ts'
import { isoFromJdUt } from '../../src/astro/ephemeris/julian-day.ts'
import { asteroidBytes, compressed, FROM_JD_UT, TO_JD_UT, type FiledBody } from './asteroid-bytes.ts'
import { fly, GRID } from './fly.ts'
import { blend, errorOfEvery, generatorErrors, integratorError, joined, publishedErrors, summary } from './measure.ts'
import { openSolarSystem, type SolarSystem } from './perturbers.ts'
import { kstarsCatalogue, mpcorbCatalogue, sha256Of } from './sources.ts'
import { SHORTEST_STEP_DAYS, storeOrbit, TOLERANCE_ARC_SECONDS } from './store-orbit.ts'

const { values: options } = parseArgs({
  options: { deb: { type: 'string' }, mpcorb: { type: 'string' }, count: { type: 'string' }, out: { type: 'string' } },
})
const folder = options.out
  ? pathToFileURL(`${resolve(options.out)}/`)
  : new URL('../../src/astro/asteroids/data/', import.meta.url)
const all = options.mpcorb ? mpcorbCatalogue(options.mpcorb) : kstarsCatalogue(options.deb)
const catalogue = { ...all, bodies: all.bodies.slice(0, options.count ? Number(options.count) : undefined) }

const system = await openSolarSystem()
const earth = earthOnGrid(system)
const storage: number[] = []
const joinedErrors: number[] = []
const blendedErrors: number[] = []
const integrator: number[] = []
const filed = catalogue.bodies.map((body, index): FiledBody => {
  const { number, name } = body
  if (TABLE_BODIES.has(number)) return { number, name, orbit: null }
  const motions = fly(system, body, GRID)
  const orbit = storeOrbit(motions, earth)
  storage.push(orbit.error)
  joinedErrors.push(errorOfEvery(400, joined, motions, earth))
  blendedErrors.push(errorOfEvery(400, blend, motions, earth))
  if (index % 10 === 0) integrator.push(integratorError(system, body, motions, earth))
  if (index % 500 === 0) process.stdout.write(`${index} of ${catalogue.bodies.length}\n`)
  return { number, name, orbit }
})

const unpacked = asteroidBytes(filed)
const bytes = compressed(unpacked)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('asteroids.bin.br', folder), bytes)
writeFileSync(new URL('manifest.json', folder), `${JSON.stringify(manifest(), null, 2)}\n`)
process.stdout.write(`${filed.length} small bodies, ${(bytes.length / 1e6).toFixed(2)} MB\n`)

function earthOnGrid({ sun, paths }: SolarSystem): Float64Array {
  const path = paths.find(({ name }) => name === 'earth')
  const own = new Float64Array(3)
  const centre = new Float64Array(3)
  return Float64Array.from(
    GRID.flatMap((jd) => {
      path?.place(jd, own)
      sun.place(jd, centre)
      return [0, 1, 2].map((axis) => (own[axis] ?? NaN) - (centre[axis] ?? NaN))
    }),
  )
}

function manifest(): AsteroidManifest {
  const lock = JSON.parse(readFileSync(new URL('package-lock.json', import.meta.url), 'utf8'))
  const tally = (keys: (string | number)[]) => {
    const groups = Map.groupBy(keys, String)
    return Object.fromEntries([...groups].map(([key, { length }]) => [key, length]))
  }
  return {
    source: {
      elements: catalogue.from,
      sha256: catalogue.sha256,
      licence: catalogue.licence,
      perturbers: `Sun, eight planets, Moon, Pluto, Ceres, Pallas, Juno, Vesta: ${system.generator} through swisseph-wasm ${lock.packages['node_modules/swisseph-wasm'].version}`,
      madeBy: 'tools/asteroids/build-asteroids.ts',
      frame: 'heliocentric osculating elements, ecliptic and equinox of J2000, times in TT',
    },
    count: filed.length,
    named: filed.filter(({ name }) => !/^\d/.test(name)).length,
    sourceEpochs: tally(catalogue.bodies.map(({ epochJd }) => isoFromJdUt(epochJd).slice(0, 10)).toSorted()),
    from: isoFromJdUt(FROM_JD_UT).slice(0, 10),
    to: isoFromJdUt(TO_JD_UT - 1).slice(0, 10),
    steps: tally(filed.flatMap(({ orbit }) => (orbit ? SHORTEST_STEP_DAYS * 2 ** orbit.step : []))),
    toleranceArcSeconds: TOLERANCE_ARC_SECONDS,
    overTolerance: filed.flatMap(({ number, orbit }) => (orbit && orbit.error > TOLERANCE_ARC_SECONDS ? number : [])),
    measured: {
      storage: summary(storage),
      joinedEvery400Days: summary(joinedErrors),
      blendedEvery400Days: summary(blendedErrors),
      integrator: summary(integrator),
      generator: generatorErrors(system, catalogue.bodies),
      published: publishedErrors(system, catalogue.bodies),
    },
    file: { bytes: bytes.length, unpackedBytes: unpacked.length, sha256: sha256Of(bytes) },
  }
}
