import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The landing page as Lighthouse sees it, and the dashboard of somebody who was here before. */
export interface BrowserReport {
  landing: { lcpMs: number; tbtMs: number; cls: number; scriptBytes: number }
  /** Null while there is no script that measures it. */
  dashboard: { contentVisibleMs: number } | null
}

const root = fileURLToPath(new URL('../', import.meta.url))

/** Scripts that end with 1 where a goal of theirs is missed; the figures are there all the same. */
function metrics<Metrics>(script: string, ...given: string[]): Metrics {
  const { stdout, stderr } = spawnSync(process.execPath, [script, ...given], { cwd: root, encoding: 'utf8' })
  const line = stdout.split('\n').findLast((text) => text.startsWith('{') || text.startsWith('['))
  if (!line) throw new Error(`${script} told nothing: ${stderr}`)
  return JSON.parse(line) as Metrics
}

export function browser(): BrowserReport {
  const [landing] = metrics<BrowserReport['landing'][]>('tools/lighthouse/run.ts', '--json', '--runs', '3', '/')
  if (!landing) throw new Error('Lighthouse told nothing of the landing page')
  const dashboard = 'scripts/measure-dashboard.ts'
  return { landing, dashboard: existsSync(`${root}${dashboard}`) ? metrics(dashboard, '--json') : null }
}

if (process.argv[1] === import.meta.filename) process.stdout.write(`${JSON.stringify(browser(), null, 2)}\n`)
