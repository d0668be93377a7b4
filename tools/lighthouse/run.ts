import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { startProduct } from '../../test/running.ts'

/**
 * `npm run -s lighthouse [-- --runs 5 /reports …]`: the built product as Lighthouse sees it (its phone, its network), a
 * line for each page: the run with the median performance, and the range of all runs; with `--json` all of it as one line
 * of JSON. Exits with 1 when a goal is missed.
 */
if (!existsSync(new URL('node_modules/.package-lock.json', import.meta.url))) {
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('Lighthouse could not be installed')
}
const { measurePage, openChromium } = await import('./measure-page.ts')
const { goalsMissed, row, table } = await import('./report.ts')

const PAGES = ['/', '/reports', '/report/personality', '/tools', '/plans']
const given = process.argv.slice(2)
const asJson = given.includes('--json')
if (asJson) given.splice(given.indexOf('--json'), 1)
const at = given.indexOf('--runs')
const runs = at < 0 ? 3 : Number(given.splice(at, 2)[1])
const pages = given.length > 0 ? given : PAGES

const chromium = await openChromium()
const product = await startProduct()
const rows: string[][] = []
const all: object[] = []
const missed: string[] = []
try {
  // What a process does only for its first visitors is not measured.
  for (const page of pages) await fetch(product.url + page)
  for (const page of pages) {
    const measured = await measurePage({ url: product.url + page, runs, port: chromium.port })
    rows.push(row(page, measured))
    all.push({ page, ...measured })
    missed.push(...goalsMissed(page, measured))
  }
} finally {
  await chromium.close()
  await product.stop()
  await rm(product.dataDir, { recursive: true, force: true })
}
if (asJson) process.stdout.write(`${JSON.stringify(all)}\n`)
else {
  process.stdout.write(`${table(rows)}\n\n`)
  for (const sentence of missed) process.stdout.write(`missed: ${sentence}\n`)
}
process.exitCode = missed.length > 0 ? 1 : 0
