import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** What Node's own resolver is asked for in Drizzle, and the modules that it and we find for the same names. */
const SCRIPT = `
  import { registerHooks } from 'node:module'
  const asked = []
  registerHooks({
    resolve(specifier, context, next) {
      if (specifier.startsWith('drizzle-orm') || context.parentURL?.includes('/drizzle-orm/')) asked.push(specifier)
      return next(specifier, context)
    },
  })
  const names = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/pglite']
  const before = names.map((name) => import.meta.resolve(name))
  asked.length = 0
  const { resolveDrizzle } = await import('#platform/database/resolve-drizzle.ts')
  resolveDrizzle()
  const first = await import('drizzle-orm/pglite')
  for (const name of names) await import(name)
  const second = await import(before[2])
  const after = names.map((name) => import.meta.resolve(name))
  console.log(JSON.stringify({ asked: asked.filter((name) => /^[.]|^drizzle/.test(name)), before, after, isSame: first === second }))
`

test('Drizzle is found where Node finds it, and each name is asked for once', () => {
  const written = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], { encoding: 'utf8' })
  const { asked, before, after, isSame } = JSON.parse(written)
  expect(after).toEqual(before)
  expect(isSame).toBe(true)
  expect(new Set(asked).size).toBe(asked.length)
  expect(asked.length).toBeLessThan(10)
})
