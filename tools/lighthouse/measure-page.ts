import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { browserProgram } from '../../test/chromium.ts'

export interface Measured {
  /** Scores in percent: of the run with the median performance. */
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Performance of every run, ascending. */
  performances: number[]
  cls: number
  lcpMs: number
  tbtMs: number
  /** Scripts that the page loads, as gzip would pack them; bytes. */
  scriptBytes: number
  /** Fonts, which are packed already; bytes. */
  fontBytes: number
  foreignHosts: string[]
  /** Audits of the last three categories that are not whole, with what they found first. */
  faults: string[]
}

const CLIENT = fileURLToPath(new URL('../../build/client/', import.meta.url))

/** The Chromium of the system, else the one the tests unpack from npm. */
export async function openChromium(): Promise<{ port: number; close(): Promise<void> }> {
  const named = process.env.CHROME_PATH ?? '/usr/bin/chromium'
  const { executablePath, env } = existsSync(named) ? { executablePath: named } : await browserProgram()
  const { port, kill } = await launch({
    chromePath: executablePath,
    ...(env && { envVars: env }),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run'],
  })
  return { port, close: async () => kill() }
}

async function run(url: string, port: number): Promise<Result> {
  const answer = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
  if (!answer?.lhr || answer.lhr.runtimeError) throw new Error(answer?.lhr.runtimeError?.message ?? `${url}: no result`)
  return answer.lhr
}

const score = ({ categories }: Result, name: string) => Math.round((categories[name]?.score ?? 0) * 100)
const value = ({ audits }: Result, name: string) => audits[name]?.numericValue ?? Number.NaN

interface NetworkRequest {
  url: string
  resourceType?: string
  transferSize?: number
}

function requestsOf({ audits }: Result): NetworkRequest[] {
  const details = audits['network-requests']?.details
  return details?.type === 'table' ? (details.items as unknown as NetworkRequest[]) : []
}

/** The page may get its files packed better: gzip is what the goal is stated in. */
const gzipBytes = (address: string) =>
  gzipSync(readFileSync(CLIENT + new URL(address).pathname.slice(1)), { level: 9 }).length

function faultsOf(lhr: Result): string[] {
  const audits = ['accessibility', 'best-practices', 'seo'].flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
  return audits.flatMap(({ id, weight }) => {
    const audit = lhr.audits[id]
    if (weight === 0 || !audit || audit.score === null || audit.score >= 1) return []
    const details = audit.details as { items?: unknown[] } | undefined
    return [`${id}: ${audit.title} ${JSON.stringify(details?.items?.[0] ?? '').slice(0, 300)}`]
  })
}

export async function measurePage({ url, runs, port }: { url: string; runs: number; port: number }): Promise<Measured> {
  const results: Result[] = []
  for (let nth = 0; nth < runs; nth++) results.push(await run(url, port))
  results.sort((a, b) => score(a, 'performance') - score(b, 'performance'))
  const middle = results[Math.floor(results.length / 2)]
  if (!middle) throw new RangeError('at least one run')
  const requests = requestsOf(middle).filter((request) => request.url.startsWith('http'))
  const home = new URL(url).host
  return {
    performance: score(middle, 'performance'),
    accessibility: score(middle, 'accessibility'),
    bestPractices: score(middle, 'best-practices'),
    seo: score(middle, 'seo'),
    performances: results.map((result) => score(result, 'performance')),
    cls: value(middle, 'cumulative-layout-shift'),
    lcpMs: value(middle, 'largest-contentful-paint'),
    tbtMs: value(middle, 'total-blocking-time'),
    scriptBytes: requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, request) => sum + gzipBytes(request.url), 0),
    fontBytes: requests
      .filter(({ resourceType }) => resourceType === 'Font')
      .reduce((sum, request) => sum + (request.transferSize ?? 0), 0),
    foreignHosts: [...new Set(requests.map((request) => new URL(request.url).host))].filter((host) => host !== home),
    faults: faultsOf(middle),
  }
}
