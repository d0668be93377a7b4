import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const run = (args: string[], input = '') => {
  const script = fileURLToPath(new URL('astro.ts', import.meta.url))
  return spawnSync(process.execPath, [script, ...args], { input, encoding: 'utf8' })
}

it('answers lines and ends well, even after a bad one', () => {
  const { status, stdout, stderr } = run(['chart'], '{"utc":"1990-05-17T10:30:00Z","lat":55.7,"lon":37.6}\nnonsense')
  expect([status, stderr]).toEqual([0, ''])
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => Object.keys(JSON.parse(line))),
  ).toEqual([['bodies', 'houses'], ['error']])
})

it.each([
  [[], 'give one verb'],
  [['horoscope'], 'there is no verb "horoscope"'],
  [['chart', 'more'], 'give one verb'],
])('refuses %j with help and status 2', (args, message) => {
  const { status, stdout, stderr } = run(args)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toContain(message)
  expect(stderr).toContain('Usage: npm run -s astro')
})

it('helps when asked', () => {
  expect(run(['--help'])).toMatchObject({ status: 0, stderr: '' })
})
