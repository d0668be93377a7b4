import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseEnv } from '#platform/env.ts'
import { runVerb } from '#server/operator/run-verb.ts'
import { longTest } from './long-test.ts'

const run = promisify(execFile)

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asteria-ops-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The command as an operator gives it, on an embedded database of the test's own. */
async function ops(dataDir: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = {
    ...process.env,
    DATA_DIR: join(folder, dataDir),
    ADMIN_EMAILS: 'ada@example.org',
    NODE_ENV: 'development',
    NODE_COMPILE_CACHE: 'node_modules/.cache/node-compile',
  }
  delete (env as Record<string, string | undefined>).DATABASE_URL
  return run(process.execPath, ['bin/ops.ts', ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, err: stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      out: error.stdout,
      err: error.stderr,
    }),
  )
}

/** The same without a process of its own, whose start takes longer than what it does. */
async function inProcess(dataDir: string, ...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const told = { out: '', err: '' }
  const code = await runVerb(args, {
    readEnv: () =>
      parseEnv({ DATA_DIR: join(folder, dataDir), ADMIN_EMAILS: 'ada@example.org', NODE_ENV: 'development' }),
    write: (text) => (told.out += text),
    writeError: (text) => (told.err += text),
  })
  return { code, ...told }
}

longTest('makes people of the staff, looks at itself, and brings all of it back elsewhere', async () => {
  const admin = ['create-admin', '--email', 'ada@example.org', '--password', 'four plain words here']
  expect(await ops('one', ...admin)).toMatchObject({
    code: 0,
    out: 'ada@example.org has an account now, as an owner.\n',
  })
  expect((await inProcess('one', ...admin)).out).toMatch(/password of ada@example\.org is set/)
  const seeded = await inProcess('one', 'seed-demo', '--people', '3')
  expect(seeded).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Made-up people, all with the password “.+”:$/m),
  })
  const seen = await inProcess('one', 'doctor')
  expect(seen.code, seen.out).toBe(0)
  expect(seen.out).toMatch(/^well {3}tables +9 accounts$/m)
  expect(seen.out).toMatch(/^note {3}mail/m)
  const file = join(folder, 'all.gz')
  // Ada, five accounts of each kind and three readers; how many PDFs are printed by now is the workers' affair.
  const backUp = await inProcess('one', 'back-up', '--to', file)
  expect(backUp.out).toMatch(/ holds \d\d\d+ rows and \d+ files, not encrypted\.$/m)
  const held = /\d+ rows and \d+ files/.exec(backUp.out)?.[0]
  expect(await inProcess('two', 'restore', '--from', file)).toMatchObject({
    code: 0,
    out: `${held} are back.\n`,
  })
  expect((await inProcess('two', 'doctor')).out).toMatch(/9 accounts/)
  expect(await inProcess('two', 'restore', '--from', file)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/not empty/),
  })
})

it('says what it can do where it is asked wrongly, and names what is refused', async () => {
  const usage = { code: 2, err: expect.stringMatching(/operator's verbs/) }
  expect(await ops('three', 'nonsense')).toMatchObject(usage)
  for (const wrong of [[], ['grant-plan', '--email', 'x'], ['seed-demo', '--people', 'many'], ['refund', '--x']])
    expect(await inProcess('three', ...wrong)).toMatchObject(usage)
  const factor = (email: string) => inProcess('three', 'reset-second-factor', '--email', email)
  expect(await factor('nobody@example.org')).toMatchObject({ code: 1, err: expect.stringMatching(/no account/) })
  const grant = ['grant-plan', '--email', 'nobody@example.org', '--plan', 'month', '--days', '3']
  expect(await inProcess('three', ...grant)).toMatchObject({ code: 1, err: expect.stringMatching(/no account/) })
  expect(await inProcess('three', 'refund', '--payment', 'none')).toMatchObject({
    code: 1,
    err: 'Refused: not_found.\n',
  })
  const short = ['create-admin', '--email', 'ada@example.org', '--password', 'short']
  expect(await inProcess('three', ...short)).toMatchObject({ code: 1, err: expect.stringMatching(/8 to 128/) })
  const common = [...short.slice(0, -1), 'password1']
  expect(await inProcess('three', ...common)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/guessed before long/),
  })
})
