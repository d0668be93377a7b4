import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrationsFolder } from '#platform/database/database.ts'
import { runScript } from './run-tool.ts'

/** Migrations of before the first version that ran anywhere: there was nobody whose tables they could keep waiting. */
const BEFORE_THE_RULE = 12

test('squawk finds nothing in the migrations that could keep anybody waiting', async () => {
  const files = readdirSync(migrationsFolder).filter(
    (name) => name.endsWith('.sql') && Number(name.slice(0, 4)) > BEFORE_THE_RULE,
  )
  expect(files.length).toBeGreaterThan(10)
  const { status, said } = await runScript(join('node_modules', '.bin', 'squawk'), [
    '--config',
    'squawk.toml',
    ...files.map((name) => join(migrationsFolder, name)),
  ])
  expect(said).toContain('Found 0 issues')
  expect(status).toBe(0)
})
