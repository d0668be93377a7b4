import { rm } from 'node:fs/promises'
import type { CDPSession, Page } from 'playwright-core'
import { launchBrowser } from '../test/chromium.ts'
import { atPhone, startWithPerson } from './measured-person.ts'

/**
 * `npm run -s dashboard`: how long a person who was here before waits for their first page, in a phone's Chromium slowed
 * down as Lighthouse does it (processor 4 times, 150 ms to the server and back, 1.6 Mbit/s), with what the visits before
 * left in the browser's cache and storage. Without the service worker: its own requests could not be slowed down. Prints the time to the first paint and to the day's words on the screen, and the same as
 * JSON with `-- --json`. Exits with 1 over a second.
 */
const SLOWDOWN = 4
const ROUND_TRIP_MS = 150
const BYTES_A_SECOND = (1638.4 * 1024) / 8
const ROUNDS = 7
const GOAL_MS = 1000

/** Runs in the page before its own scripts: notes the frame in which the day's first paragraph is painted. */
function watch(): void {
  const look = () => {
    const reading = document.querySelector('[data-for="person"] .prose-reading')
    if (reading?.textContent && reading.getClientRects().length > 0)
      requestAnimationFrame(() => setTimeout(() => performance.mark('day read')))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

interface Visit {
  paint: number
  day: number
}

/** One visit, from the address to the day. */
async function visit(page: Page): Promise<Visit> {
  await page.goto('/', { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('day read').length > 0)
  const seen = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    day: performance.getEntriesByName('day read')[0]?.startTime ?? Number.NaN,
  }))
  // Let come what still comes: what a visit leaves is what the next one finds.
  await page.waitForTimeout(2000)
  return seen
}

async function slowDown(client: CDPSession): Promise<void> {
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  })
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

const product = await startWithPerson()
const browser = await launchBrowser()
const visits: Visit[] = []
try {
  const page = await atPhone(browser, product, watch)
  await visit(page)
  await slowDown(await page.context().newCDPSession(page))
  for (let i = 0; i < ROUNDS; i++) visits.push(await visit(page))
} finally {
  await browser.close()
  await product.stop()
  await rm(product.dataDir, { recursive: true, force: true })
}
const sorted = (name: keyof Visit) => visits.map((one) => Math.round(one[name])).toSorted((a, b) => a - b)
const medianOf = (metrics: number[]) => metrics[Math.floor(metrics.length / 2)] ?? Number.NaN
const [paints, days] = [sorted('paint'), sorted('day')]
const result = { firstPaintMs: medianOf(paints), contentVisibleMs: medianOf(days), goalMs: GOAL_MS, visits }
if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(result)}\n`)
else
  process.stdout.write(
    `first paint        ${String(result.firstPaintMs).padStart(5)} ms   (${paints.join(', ')})\n` +
      `the day's words    ${String(result.contentVisibleMs).padStart(5)} ms of ${GOAL_MS}   (${days.join(', ')})\n`,
  )
process.exitCode = result.contentVisibleMs > GOAL_MS ? 1 : 0
