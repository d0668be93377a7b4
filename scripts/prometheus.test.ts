import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { createMetrics } from '#platform/metrics/metrics.ts'
import { measureStore } from '#platform/metrics/measure-store.ts'

const run = promisify(execFile)
const PROMTOOL = '/usr/bin/promtool'
const rules = await readFile('deploy/prometheus/alerts.yml', 'utf8')
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name ?? '')
const NAME = /\b(?:asteria|nodejs|process)_\w+/g

/** What a process tells, by the name that a query uses. */
async function toldNames(): Promise<Set<string>> {
  const metrics = createMetrics()
  const db = { execute: () => Promise.resolve({ rows: [] }) } as never
  measureStore(metrics, { db, connections: () => ({ busy: 0, idle: 0, waiting: 0 }) })
  const told = await metrics.render()
  return new Set(
    [...told.matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name = '', kind]) =>
      kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  )
}

it.each(['deploy/prometheus/alerts.yml', 'deploy/grafana/asteria.json'])(
  '%s asks for nothing that no process tells',
  async (path) => {
    const told = await toldNames()
    const asked = new Set((await readFile(path, 'utf8')).match(NAME))
    expect(asked.size).toBeGreaterThan(8)
    expect([...asked].filter((name) => !told.has(name))).toEqual([])
  },
)

it('each alert has its page, and each page its alert', async () => {
  const text = await readFile('docs/runbooks.md', 'utf8')
  const pages = [...text.matchAll(/^## (Asteria\w+)$/gm)].map(([, name]) => name)
  expect(pages).toEqual(alerts)
})

it.skipIf(!existsSync(PROMTOOL))(
  'promtool: the rules are right, and each alert comes when it should and not before',
  async () => {
    const cwd = 'deploy/prometheus'
    await run(PROMTOOL, ['check', 'config', 'prometheus.yml'], { cwd })
    const { stdout } = await run(PROMTOOL, ['test', 'rules', 'alerts.test.yml'], { cwd })
    expect(stdout).toContain('SUCCESS')
    const tried = (await readFile(`${cwd}/alerts.test.yml`, 'utf8')).matchAll(/- name: (\w+)/g)
    expect([...tried].map(([, name]) => name)).toEqual(alerts)
  },
)
