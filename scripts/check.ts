import { CHECKS, runChecks } from './run-checks.ts'

/** `npm run check`: every check, and at the end which of them failed. */
const broken = await runChecks(CHECKS)
process.stdout.write(`\n${CHECKS.length - broken.length} passed, ${broken.length} failed\n`)
for (const name of broken) process.stdout.write(`failed: ${name}\n`)
process.exitCode = broken.length > 0 ? 1 : 0
