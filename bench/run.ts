import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

/**
 * Asteria's speed beside other programs: `npm run bench`. Prints tables and writes `results.json`. The other programs
 * are installed here at the first run (the native one is compiled, which needs a C++ compiler and Python).
 */
if (!existsSync(new URL('node_modules/.package-lock.json', import.meta.url))) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('the programs to compare with could not be installed')
}

const print = (text: string) => process.stdout.write(`${text}\n`)
const { sectionTable, table } = await import('./report.ts')
const { start, places, decadeKb } = await import('./start.ts')
const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.version}`
print(machine)

// First, while this process is still small: children are measured.
const starts = { plain: start(false), compileCache: start(true) }
const ms = (value: number | undefined) => `${(value ?? NaN).toFixed(1)} ms`
print(
  table(
    'from a fresh process to the first chart (medians)',
    ['', 'Node itself', 'imports', 'tables', 'first chart', 'engine together', ''],
    Object.entries(starts).map(([name, run]) => [
      name === 'plain' ? 'plain node' : 'with NODE_COMPILE_CACHE, as npm start',
      ...[run.node, run.imports, run.load, run.firstChart, run.engine].map(ms),
      '',
    ]),
  ),
)

const decade = await decadeKb()
print(`\nten years of sky for a browser: ${decade.least.toFixed(0)} to ${decade.most.toFixed(0)} kB`)

const found = places()
print(
  table(
    `search through places: loads in ${found.loadMs.toFixed(0)} ms, ${found.atlasMb.toFixed(0)} MB, ${found.searchedMb.toFixed(0)} MB after all searches`,
    ['', 'queries', 'median', 'p99', 'slowest', ''],
    found.searches.map(({ kind, count, medianMs, p99Ms, slowestMs, slowest }) => [
      kind,
      String(count),
      ...[medianMs, p99Ms, slowestMs].map((value) => `${value.toFixed(3)} ms`),
      slowest,
    ]),
  ),
)

const { charts } = await import('./charts.ts')
const { transits } = await import('./transits.ts')
const sections = [...(await charts()), ...transits()]
for (const section of sections) print(sectionTable(section))

const results = { machine, measured: new Date().toISOString(), starts, decadeKb: decade, places: found, sections }
writeFileSync(new URL('results.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`)
