import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'

/**
 * Asteria's speed beside other programs and against its goals: `npm run bench`, or some parts of it by name:
 * `npm run bench -- charts calls`. Prints tables, the last of them every goal with its ratio, and writes `results.json`;
 * parts that were not run keep the figures they had. The other programs are installed here at the first run (the native
 * one is compiled, which needs a C++ compiler and Python).
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
const ms = (value: number | undefined) => `${(value ?? NaN).toFixed(1)} ms`
const { sectionTable, table } = await import('./report.ts')

/** What can be measured, in the order of a whole run; the children come first, while this process is still small. */
const PARTS: Record<string, () => Promise<object>> = {
  async engine() {
    const { start, decadeKb } = await import('./start.ts')
    const starts = { plain: start(false), compileCache: start(true) }
    const decade = await decadeKb()
    const rows = Object.entries(starts).map(([name, run]) => [
      name === 'plain' ? 'plain node' : 'with NODE_COMPILE_CACHE, as npm start',
      ...[run.node, run.imports, run.load, run.firstChart, run.engine].map(ms),
      '',
    ])
    const head = ['', 'Node itself', 'imports', 'tables', 'first chart', 'engine together', '']
    print(table('from a fresh process to the first chart (medians)', head, rows))
    print(`\nten years of sky for a browser: ${decade.least.toFixed(0)} to ${decade.most.toFixed(0)} kB`)
    return { starts, decadeKb: decade }
  },
  async start() {
    const { productStart } = await import('./product-start.ts')
    const found = await productStart()
    print(
      `\nthe product from its start to the first answer: ${found.firstSeconds.toFixed(2)} s, again ${found.againSeconds.toFixed(2)} s`,
    )
    return { productStart: found }
  },
  async places() {
    const found = (await import('./start.ts')).places()
    const title = `search through places: loads in ${found.loadMs.toFixed(0)} ms, ${found.atlasMb.toFixed(0)} MB, ${found.searchedMb.toFixed(0)} MB after all searches`
    const rows = found.searches.map(({ kind, count, medianMs, p99Ms, slowestMs, slowest }) => [
      kind,
      String(count),
      ...[medianMs, p99Ms, slowestMs].map((value) => `${value.toFixed(3)} ms`),
      slowest,
    ])
    print(table(title, ['', 'queries', 'median', 'p99', 'slowest', ''], rows))
    return { places: found }
  },
  async written() {
    const found = (await import('./written.ts')).written()
    const rows = [
      ['calendar month, both languages', found.calendar] as const,
      ...(['en', 'ru'] as const).map((lang) => [`personality report ${lang}, HTML`, found.html[lang]] as const),
      ...(['en', 'ru'] as const).map((lang) => [`personality report ${lang}, PDF`, found.pdf[lang]] as const),
    ].map(([name, { first, median, slowest }]) => [name, ...[first, median, slowest].map(ms), ''])
    print(table('written when asked, processor time', ['', 'first', 'median', 'slowest', ''], rows))
    return { written: found }
  },
  async charts() {
    const { charts } = await import('./charts.ts')
    const { transits } = await import('./transits.ts')
    const sections = [...(await charts()), ...transits()]
    for (const section of sections) print(sectionTable(section))
    return { sections }
  },
  async landing() {
    const { landing } = await import('./landing.ts')
    const found = await landing()
    const { firstByteMs, wholeMs } = found.rate.load
    print(requestsTable('the landing page beside a bare server that sends the same bytes', [found.beside]))
    print(
      `at ${found.rate.perSecond} a second: first byte ${ms(firstByteMs.median)}, p99 ${ms(firstByteMs.p99)}; whole p99 ${ms(wholeMs.p99)}`,
    )
    return { landing: found }
  },
  async calls() {
    const { calls } = await import('./calls.ts')
    const found = await calls()
    print(requestsTable('calls beside a bare handler that makes one indexed query', found))
    return { calls: found }
  },
  async horoscopes() {
    const { horoscopes } = await import('./horoscopes.ts')
    const found = await horoscopes()
    const { people, stages, memoryMb, dayBytes } = found
    const rows = stages.map(({ accounts, perSecond, orderSeconds, writeSeconds }) => [
      accounts.toLocaleString('en'),
      perSecond.toFixed(0),
      `${orderSeconds.toFixed(1)} s`,
      `${writeSeconds.toFixed(1)} s`,
      '',
    ])
    print(
      table(`the coming day of ${people} people`, ['among accounts', 'a second', 'asked in', 'written in', ''], rows),
    )
    print(
      `both workers: ${memoryMb.warm.toFixed(0)} MB warm, ${memoryMb.most.toFixed(0)} MB at most; a day ${(dayBytes / 1000).toFixed(1)} kB`,
    )
    return { horoscopes: found }
  },
  async browser() {
    const { browser } = await import('./browser.ts')
    return { browser: browser() }
  },
}

function requestsTable(title: string, all: readonly import('./side-by-side.ts').SideBySide[]): string {
  const rows = all.map(({ what, bytes, ours, bare, share }) => [
    what,
    `${bytes.ours} / ${bytes.bare}`,
    ours.toFixed(0),
    bare.toFixed(0),
    `${(100 * share).toFixed(0)} %`,
    '',
  ])
  return table(title, ['', 'bytes ours / bare', 'ours a second', 'bare', 'share', ''], rows)
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in PARTS))
if (unknown.length > 0)
  throw new Error(`no such part: ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`)
const file = new URL('results.json', import.meta.url)
const before = asked.length > 0 && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as object) : {}
const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores, Node ${process.version}`
print(machine)
let results = { ...before, machine, measured: new Date().toISOString() }
for (const [name, measure] of Object.entries(PARTS))
  if (asked.length === 0 || asked.includes(name)) results = { ...results, ...(await measure()) }

const { goals, goalsTable } = await import('./goals.ts')
const reached = goals(results)
print(goalsTable(reached))
writeFileSync(file, `${JSON.stringify({ ...results, goals: reached }, null, 2)}\n`)
