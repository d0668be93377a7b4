import { readEnv } from '#platform/env.ts'
import { runVerb } from '#server/operator/run-verb.ts'

// Whatever is written here is the operator's own.
process.umask(0o077)
process.exitCode = await runVerb(process.argv.slice(2), {
  readEnv,
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
})
