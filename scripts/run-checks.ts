import { spawn } from 'node:child_process'

export type Check = readonly [name: string, command: string, ...args: string[]]

/** Everything that is checked without running a test. Types and lint look at what `react-router typegen` writes. */
export const CHECKS: readonly Check[] = [
  ['page types', 'react-router', 'typegen'],
  // In one thread: several check the same libraries, which costs ten seconds of work where both cores are busy anyway.
  ['types', 'tsc', '--singleThreaded'],
  ['lint and import arrows', 'oxlint'],
  ['features', 'node', 'scripts/feature-graph.ts', '--check'],
  ['texts', 'node', 'scripts/lint-texts.ts'],
  ['documentation', 'node', 'scripts/check-docs.ts'],
  ['commit subjects', 'node', 'scripts/check-commits.ts'],
  ['unused code', 'knip'],
  ['format', 'oxfmt', '--check'],
]

/** Runs a command and gives back whether it went well. What it writes is shown when it ends, so that two don't mix. */
export const run = (command: string, args: readonly string[], isShown = true) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(command, args, {
      stdio: isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let written = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (written += chunk.toString()))
    const end = (ok: boolean) => {
      process.stdout.write(written)
      resolve(ok)
    }
    child.once('close', (code, signal) => {
      // What is ended from outside, as where memory runs out, has no time to say so.
      if (signal) written += `${command} was ended by ${signal}\n`
      end(code === 0)
    })
    child.once('error', () => end(false))
  })

/** Runs checks one after the other, also after one that fails, and gives back the names of those that failed. */
export async function runChecks(checks: readonly Check[]): Promise<string[]> {
  const broken: string[] = []
  for (const [name, command, ...args] of checks) {
    const ok = await run(command, args, false)
    process.stdout.write(`${ok ? 'passed' : 'failed'}: ${name}\n`)
    if (!ok) broken.push(name)
  }
  return broken
}
