import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { CHECKS, run, runChecks, type Check } from './run-checks.ts'

/**
 * Everything that must hold: types, lint and import arrows, texts, documentation, unused code, format, the build, and all three kinds of
 * test. On two cores, so two things at a time: the checks beside the pure tests, then the tests with a database or a browser.
 * `TEST_ALL=1` (`npm run test:all`) holds both databases, kills, the fuzzer, each page in every way, and Firefox and WebKit.
 */
const checks: readonly Check[] = [['build', 'npm', 'run', '-s', 'build'], ...CHECKS]
const SLOWEST = 10

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string }[]
  }[]
}

interface Counted {
  passed: number
  failed: number
  skipped: string[]
  files: { name: string; seconds: number }[]
}

async function runTests(projects: string[], workers: number): Promise<Counted> {
  const file = join(tmpdir(), `asteria-report-${process.pid}-${projects[0]}.json`)
  const ok = await run(
    'vitest',
    [
      'run',
      ...projects.map((name) => `--project=${name}`),
      `--maxWorkers=${workers}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    true,
  )
  if (!existsSync(file)) return { ...NONE, failed: 1 }
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  rmSync(file)
  // A file that breaks before its first test is a failure that no test counts.
  const brokenFiles = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.every((a) => a.status !== 'failed'),
  )
  const failed = report.numFailedTests + brokenFiles.length
  const skipped = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'pending' || status === 'skipped')
      .map(({ fullName }) => fullName),
  )
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    name: relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }))
  return { passed: report.numPassedTests, failed: !ok && failed === 0 ? 1 : failed, skipped, files }
}

const print = (line: string) => process.stdout.write(`${line}\n`)

const NONE: Counted = { passed: 0, failed: 0, skipped: [], files: [] }

const sum = (parts: readonly Counted[]): Counted => ({
  passed: parts.reduce((total, { passed }) => total + passed, 0),
  failed: parts.reduce((total, { failed }) => total + failed, 0),
  skipped: parts.flatMap(({ skipped }) => skipped),
  files: parts.flatMap(({ files }) => files),
})

async function runBuilt(): Promise<Counted> {
  process.env.TEST_FRESH_BUILD = '1'
  // With one worker a core, a third of the time nobody would be working: they wait for one another's processes.
  return runTests(['database', 'product', ...(process.env.TEST_ALL ? ['browsers'] : [])], 3)
}

const started = Date.now()
const [broken, pure] = await Promise.all([runChecks(checks), runTests(['pure'], 2)])
const half = (Date.now() - started) / 1000
const rest = broken.includes('build') ? { ...NONE, failed: 1 } : await runBuilt()
const all = sum([pure, rest])

const files = all.files.toSorted((a, b) => b.seconds - a.seconds)
print(`\nthe ${SLOWEST} slowest files:`)
for (const { name, seconds } of files.slice(0, SLOWEST)) print(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
print(
  `checks and pure tests ${half.toFixed(0)} s, tests with a database or a browser ${((Date.now() - started) / 1000 - half).toFixed(0)} s`,
)
for (const name of all.skipped) print(`skipped: ${name}`)
for (const name of broken) print(`failed: ${name}`)
const passed = checks.length - broken.length + all.passed
const failed = broken.length + all.failed
print(`\n${passed} passed, ${failed} failed${all.skipped.length > 0 ? `, ${all.skipped.length} skipped` : ''}`)
process.exitCode = failed > 0 ? 1 : 0
