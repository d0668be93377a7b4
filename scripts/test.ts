import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Everything that must hold: types, lint and import arrows, texts, unused code, format, the build, and all three kinds of test. */
const checks: [name: string, command: string, ...args: string[]][] = [
  ['page types', 'react-router', 'typegen'],
  ['types', 'tsc'],
  ['lint and import arrows', 'oxlint'],
  ['texts', 'node', 'scripts/lint-texts.ts'],
  ['unused code', 'knip'],
  ['format', 'prettier', '--check', '--log-level', 'warn', '.'],
  ['build', 'npm', 'run', '-s', 'build'],
]

const run = (command: string, args: string[]) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
    child.once('exit', (code) => resolve(code === 0))
    child.once('error', () => resolve(false))
  })

interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

async function runTests(): Promise<{ passed: number; failed: number; skipped: string[] }> {
  const file = join(tmpdir(), `asteria-report-${process.pid}.json`)
  const ok = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`])
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: [] }
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
  return { passed: report.numPassedTests, failed: !ok && failed === 0 ? 1 : failed, skipped }
}

let passed = 0
const broken: string[] = []
for (const [name, command, ...args] of checks) {
  process.stdout.write(`\n— ${name}\n`)
  if (await run(command, args)) passed++
  else broken.push(name)
}
process.stdout.write('\n— tests\n')
const tests = broken.includes('build') ? { passed: 0, failed: 1, skipped: [] } : await runTests()
for (const name of tests.skipped) process.stdout.write(`skipped: ${name}\n`)
for (const name of broken) process.stdout.write(`failed: ${name}\n`)
const failed = broken.length + tests.failed
process.stdout.write(
  `\n${passed + tests.passed} passed, ${failed} failed${tests.skipped.length > 0 ? `, ${tests.skipped.length} skipped` : ''}\n`,
)
process.exitCode = failed > 0 ? 1 : 0
