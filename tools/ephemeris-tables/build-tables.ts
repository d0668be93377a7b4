/**
 * Writes src/astro/ephemeris/data: Chebyshev tables of every body, nutation and delta-T, and their manifest.
 * Run again it writes the same bytes. `npm ci && npm run build`, about a minute.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { decodeBlock } from '../../src/astro/ephemeris/table-block.ts'
import { TABLE_GROUPS, blockFileName, type TableManifest } from '../../src/astro/ephemeris/table-manifest.ts'
import { encodeBlock, quantise, type FittedComponent } from './encode-block.ts'
import { openGenerator, type Generator } from './generator.ts'
import { BLOCK_COUNT, BLOCK_DAYS, SERIES, START_JD, type SeriesPlan } from './series.ts'

type Sampler = (jd: number) => number[]

const DATA = new URL('../../src/astro/ephemeris/data/', import.meta.url)
const generator = await openGenerator()
const measured = new Map(SERIES.map((s) => [s.name, s.units.map(() => ({ max: 0, square: 0, count: 0 }))]))
rmSync(DATA, { recursive: true, force: true })
mkdirSync(DATA, { recursive: true })

for (let block = 0; block < BLOCK_COUNT; block++) {
  for (const group of TABLE_GROUPS) {
    const plans = SERIES.filter((s) => s.group === group)
    const raw = encodeBlock(plans.flatMap((plan) => fitSeries(plan, block)))
    const decoded = decodeBlock(raw, plans, BLOCK_DAYS)
    for (const plan of plans) measure(plan, block, decoded.get(plan.name)!)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    }
    writeFileSync(new URL(blockFileName(group, block), DATA), brotliCompressSync(raw, { params }))
  }
}
writeManifest()

function fitSeries(plan: SeriesPlan, block: number): FittedComponent[] {
  const { segmentDays, degree, units } = plan
  const segments = BLOCK_DAYS / segmentDays
  const start = START_JD + block * BLOCK_DAYS
  const sample = sampler(plan, generator)
  const first = block === 0 ? firstAnswered(sample) : start
  const borders: number[][] = units.map(() => [])
  const coefficients: number[][][] = units.map(() => [])
  let turn: number | null = null
  for (let i = 0; i < segments; i++) {
    const left = start + i * segmentDays
    const values = nodeValues(unwrapped(plan, sample, turn), left, segmentDays, degree, first)
    turn = values[0][0]
    units.forEach((unit, k) => {
      const inUnits = values.map((v) => v[k] / unit)
      if (i === 0) borders[k].push(inUnits[degree])
      borders[k].push(inUnits[0])
      coefficients[k].push(chebyshev(inUnits))
    })
  }
  return units.map((_, k) => quantise(borders[k], coefficients[k], degree))
}

function sampler(plan: SeriesPlan, source: Generator): Sampler {
  const { generatorBody: body, units } = plan
  if (body === null) return (jd) => [source.deltaT(jd)]
  if (body === -1) return (jd) => source.nutation(jd)
  return (jd) => source.place(jd, body, false).slice(0, units.length)
}

/** Lets a longitude run on past 360 from one sample to the next, beginning near `turn`. */
function unwrapped(plan: SeriesPlan, sample: Sampler, turn: number | null): Sampler {
  if (!plan.wraps) return sample
  let near = turn
  return (jd) => {
    const [longitude, ...rest] = sample(jd)
    near = near === null ? longitude : longitude + 360 * Math.round((near - longitude) / 360)
    return [near, ...rest]
  }
}

/**
 * Values at the extrema of the highest polynomial, right border first, so that neighbours share their border. Where
 * the generator is silent at the left border, the polynomial through the rest is carried on to it.
 */
function nodeValues(sample: Sampler, left: number, days: number, degree: number, first: number): number[][] {
  const nodes = Array.from({ length: degree + 1 }, (_, k) => Math.cos((Math.PI * k) / degree))
  if (left >= first) return ascending(nodes, (x) => sample(at(left, days, x)))
  const shortened = left + days - first
  const inside = ascending(nodes, (x) => sample(at(first, shortened, x)))
  const series = inside[0].map((_, k) => chebyshev(inside.map((v) => v[k])))
  return nodes.map((x) => series.map((c) => evaluate(c, (2 * (at(left, days, x) - first)) / shortened - 1)))
}

/** On 1 January 1800 the light of an outer body had left before the generator's files begin: some hours are missing. */
function firstAnswered(sample: Sampler): number {
  for (let jd = START_JD; ; jd += 1 / 128) {
    try {
      sample(jd)
      return jd
    } catch {
      if (jd > START_JD + 1) throw new Error('the generator has no answer at the start of the tables')
    }
  }
}

/** Nodes run from right to left; sampled in the order of time, so that unwrapping follows the motion. */
function ascending(nodes: number[], f: (x: number) => number[]): number[][] {
  return nodes.toReversed().map(f).toReversed()
}

function at(left: number, days: number, x: number): number {
  return x === 1 ? left + days : left + (days / 2) * (x + 1)
}

function chebyshev(values: number[]): number[] {
  const n = values.length - 1
  return values.map((_, j) => {
    let sum = 0
    for (let k = 0; k <= n; k++) sum += values[k] * Math.cos((Math.PI * j * k) / n) * (k === 0 || k === n ? 0.5 : 1)
    return ((sum * 2) / n) * (j === 0 || j === n ? 0.5 : 1)
  })
}

function evaluate(c: ArrayLike<number>, x: number, from = 0, n = c.length): number {
  let b1 = 0
  let b2 = 0
  for (let j = n - 1; j > 0; j--) [b1, b2] = [2 * x * b1 - b2 + c[from + j], b1]
  return x * b1 - b2 + c[from]
}

/** Compares one segment in four with the generator, between the nodes. */
function measure(plan: SeriesPlan, block: number, coefficients: Float64Array): void {
  const sample = sampler(plan, generator)
  const first = block === 0 ? firstAnswered(sample) : 0
  const n = plan.degree + 1
  for (let i = block % 4; i < BLOCK_DAYS / plan.segmentDays; i += 4) {
    const left = START_JD + block * BLOCK_DAYS + i * plan.segmentDays
    for (const x of [-0.97, -0.71, -0.38, 0.05, 0.44, 0.8, 0.99]) {
      const jd = left + (plan.segmentDays / 2) * (x + 1)
      if (jd < first) continue
      sample(jd).forEach((truth, k) => {
        const difference = evaluate(coefficients, x, (i * plan.units.length + k) * n, n) - truth
        const error = Math.abs(plan.wraps && k === 0 ? difference - 360 * Math.round(difference / 360) : difference)
        const sum = measured.get(plan.name)![k]
        sum.max = Math.max(sum.max, error)
        sum.square += error * error
        sum.count++
      })
    }
  }
}

function writeManifest(): void {
  const lock = JSON.parse(readFileSync(new URL('package-lock.json', import.meta.url), 'utf8'))
  const round = (value: number) => Number(value.toPrecision(3))
  const files: TableManifest['files'] = {}
  for (const name of readdirSync(DATA).toSorted()) {
    const bytes = readFileSync(new URL(name, DATA))
    files[name] = { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
  }
  const manifest: TableManifest = {
    source: {
      ephemeris: `Swiss Ephemeris ${generator.version}, its files sepl_18, semo_18, seas_18 (JPL DE431)`,
      generator: `swisseph-wasm ${lock.packages['node_modules/swisseph-wasm'].version}`,
      madeBy: 'tools/ephemeris-tables/build-tables.ts',
      frame: 'apparent, geocentric, ecliptic and mean equinox of date; nutation and light bending are added when read',
    },
    startJd: START_JD,
    blockDays: BLOCK_DAYS,
    blockCount: BLOCK_COUNT,
    series: SERIES.map(({ generatorBody: _, ...series }) => series),
    measured: Object.fromEntries(
      [...measured].map(([name, sums]) => [
        name,
        { max: sums.map((s) => round(s.max)), rms: sums.map((s) => round(Math.sqrt(s.square / s.count))) },
      ]),
    ),
    files,
  }
  writeFileSync(new URL('manifest.json', DATA), `${JSON.stringify(manifest, null, 1)}\n`)
  const total = Object.values(files).reduce((sum, file) => sum + file.bytes, 0)
  process.stdout.write(`${Object.keys(files).length} files, ${(total / 1e6).toFixed(2)} MB\n`)
}
