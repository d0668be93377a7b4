import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { CHECKS, run, runChecks, type Check } from './run-checks.ts'

/**
 * Everything that must hold: types, lint and import arrows, texts, documentation, unused code, format, the build, and all kinds of
 * test. On two cores, so two things at a time: the checks beside the pure tests, then the tests with a database or a browser.
 * `TEST_ALL=1` (`npm run test:all`) holds both databases, kills, the fuzzer, each page in every way, and Firefox and WebKit.
 */
const checks: readonly Check[] = [['build', 'npm', 'run', '-s', 'build'], ...CHECKS]

/** What Vitest's JSON reporter tells of a file. */
interface TestFile {
  name: string
  status: string
  startTime: number
  endTime: number
  assertionResults: { status: string; fullName: string; title: string; ancestorTitles: string[] }[]
}

/** Runs the tests of some projects, and gives back what became of each file. */
async function runTests(projects: string[], workers: number, only: readonly string[] = []): Promise<TestFile[]> {
  const report = join(tmpdir(), `asteria-report-${process.pid}-${projects[0]}.json`)
  const chosen = projects.map((name) => `--project=${name}`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const isGood = await run('vitest', ['run', ...chosen, ...only, `--maxWorkers=${workers}`, ...reporters])
  const files = existsSync(report)
    ? (JSON.parse(readFileSync(report, 'utf8')) as { testResults: TestFile[] }).testResults
    : []
  rmSync(report, { force: true })
  if (isGood || files.some(({ status }) => status === 'failed')) return files
  return [...files, { name: projects.join(', '), status: 'failed', startTime: 0, endTime: 0, assertionResults: [] }]
}

/** More than these aren't chance. */
const MOST_AGAIN = 3

/**
 * Tests in a browser share two cores with databases, products and other browsers. The few that failed run once more with the
 * machine to themselves: what fails alone as well is a fault. What passes then is named in the summary, with its first failure
 * above, as something that depends on speed and is to be mended, in the test or in the product.
 * @returns the names of those that passed alone; their results in `files` are changed
 */
async function runAloneAgain(files: TestFile[]): Promise<string[]> {
  const failures = files
    .filter(({ name }) => /\/test\/(e2e|browsers)\//.test(name))
    .flatMap(({ name, assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed').map((test) => ({ name, test })),
    )
  if (failures.length > MOST_AGAIN) return []
  const passed: string[] = []
  for (const { name, test } of failures) {
    const path = [...test.ancestorTitles, test.title].join(' > ')
    const exactly = `^${path.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`
    const project = name.includes('/test/browsers/') ? 'browsers' : 'product'
    const again = await runTests([project], 1, [name, '-t', exactly])
    const results = again.flatMap(({ assertionResults }) => assertionResults)
    const isGood =
      results.some(({ status }) => status === 'passed') && results.every(({ status }) => status !== 'failed')
    if (!isGood) continue
    test.status = 'passed'
    passed.push(test.fullName)
  }
  for (const file of files)
    if (file.assertionResults.some(({ fullName }) => passed.includes(fullName)))
      file.status = file.assertionResults.some(({ status }) => status === 'failed') ? 'failed' : 'passed'
  return passed
}

const print = (line: string) => process.stdout.write(`${line}\n`)
const secondsOf = ({ startTime, endTime }: Pick<TestFile, 'startTime' | 'endTime'>) => (endTime - startTime) / 1000

const startTime = Date.now()
const [broken, pure] = await Promise.all([runChecks(checks), runTests(['pure', 'pages'], 2)])
const middleTime = Date.now()
process.env.TEST_FRESH_BUILD = '1'
const started = ['database', 'product', ...(process.env.TEST_ALL ? ['browsers'] : [])]
// With one worker a core, a third of the time nobody would be working: they wait for one another's processes.
const files = [...pure, ...(broken.includes('build') ? [] : await runTests(started, 3))]
const unsteady = await runAloneAgain(files)

print('\nthe 10 slowest files:')
for (const file of files.toSorted((a, b) => secondsOf(b) - secondsOf(a)).slice(0, 10))
  print(`${secondsOf(file).toFixed(1).padStart(7)} s  ${relative(process.cwd(), file.name)}`)
const [first, second] = [
  { startTime, endTime: middleTime },
  { startTime: middleTime, endTime: Date.now() },
].map((half) => `${secondsOf(half).toFixed(0)} s`)
print(`checks and pure tests ${first}, tests with a database or a browser ${second}`)

const tests = files.flatMap(({ assertionResults }) => assertionResults)
const skipped = tests.filter(({ status }) => status === 'pending' || status === 'skipped')
for (const { fullName } of skipped) print(`skipped: ${fullName}`)
for (const name of unsteady) print(`failed beside others, passed alone: ${name}`)
for (const name of broken) print(`failed: ${name}`)
// A file that breaks before its first test is a failure that no test counts.
const brokenFiles = files.filter(
  ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
)
const passed = checks.length - broken.length + tests.filter(({ status }) => status === 'passed').length
const failed = broken.length + brokenFiles.length + tests.filter(({ status }) => status === 'failed').length
print(`\n${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`)
process.exitCode = failed > 0 ? 1 : 0
