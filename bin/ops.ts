import { resolveDrizzle } from '#platform/database/resolve-drizzle.ts'

resolveDrizzle()
const { readEnv } = await import('#platform/env.ts')
const { runVerb } = await import('#server/operator/run-verb.ts')

// Whatever is written here is the operator's own.
process.umask(0o077)
process.exitCode = await runVerb(process.argv.slice(2), {
  readEnv,
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
})
