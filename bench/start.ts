import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { jdUtFromIso } from '../src/astro/ephemeris/julian-day.ts'
import { openSpan } from '../src/astro/ephemeris/open-span.ts'
import { at } from './measure.ts'
import type { PlacesReport } from './places.ts'

const SPAWNS = 15

/** Median milliseconds of fresh processes: Node itself, imports, opening the tables, the first chart. */
export type StartReport = Record<string, number>

/** Fresh processes up to their first chart, with Node's cache of compiled code (as the product runs) or without. */
export function start(compileCache: boolean): StartReport {
  const env = { ...process.env, NODE_COMPILE_CACHE: '../node_modules/.cache/node-compile' }
  const once = () => runAlone<StartReport>('first-chart.ts', compileCache ? env : without(env, 'NODE_COMPILE_CACHE'))
  once()
  const runs = Array.from({ length: SPAWNS }, once)
  const medianOf = (of: (run: StartReport) => number) =>
    at(
      runs.map(of).toSorted((a, b) => a - b),
      0.5,
    )
  const steps = Object.keys(runs[0] ?? {}).map((step): [string, number] => [step, medianOf((run) => run[step] ?? NaN)])
  const engine = medianOf(({ imports = NaN, load = NaN, firstChart = NaN }) => imports + load + firstChart)
  return { ...Object.fromEntries(steps), engine }
}

/** The search through places, in a process of its own so that its memory can be told. */
export function places(): PlacesReport {
  return runAlone('places.ts', process.env)
}

/** What a browser loads for ten years of sky, kilobytes (1000 bytes): the decade that needs least, and most. */
export async function decadeKb(): Promise<{ least: number; most: number }> {
  const folder = new URL('../src/astro/ephemeris/data/', import.meta.url)
  const sizes = new Map(
    readdirSync(folder).map((name) => {
      const bytes = readFileSync(new URL(name, folder))
      return [name, name.endsWith('.br') ? bytes.length : brotliCompressSync(bytes).length]
    }),
  )
  const decades: number[] = []
  for (let year = 1801; year <= 2140; year++) {
    const fetched: string[] = []
    const [fromJdUt, toJdUt] = [jdUtFromIso(`${year}-01-01T00:00Z`), jdUtFromIso(`${year + 10}-01-01T00:00Z`)]
    // Asked for its files only: the blocks are not read before a place is asked.
    const fetchFile = async (name: string) => {
      fetched.push(name)
      return readFileSync(new URL(name, folder))
    }
    await openSpan(fetchFile, { fromJdUt, toJdUt })
    decades.push(fetched.reduce((sum, name) => sum + (sizes.get(name) ?? NaN), 0) / 1000)
  }
  return { least: Math.min(...decades), most: Math.max(...decades) }
}

function runAlone<Report>(script: string, env: NodeJS.ProcessEnv): Report {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--expose-gc', script], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    env,
  })
  if (status !== 0) throw new Error(`${script} failed: ${stderr}`)
  return JSON.parse(stdout) as Report
}

function without(env: NodeJS.ProcessEnv, name: string): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([key]) => key !== name))
}
