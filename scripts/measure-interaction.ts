import { rm } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { launchBrowser } from '../test/chromium.ts'
import { atPhone, startWithPerson, TO_CALENDAR } from './measured-person.ts'

/**
 * `npm run -s interaction`: the built product in a phone's Chromium slowed down four times. Prints how long opening the
 * calendar and changing the month take to the next frame (as INP counts), and the longest task of every signed-in page.
 * Exits with 1 over 100 ms or 200 ms.
 */
const SLOWDOWN = 4
const ROUNDS = 3
const INP_MS = 100
const TASK_MS = 200
const PAGES = ['/', '/daily-horoscope', '/calendar', '/transits', '/my-charts', '/my-reports', '/settings'] as const

/** What the pages say (Node reads no TSX, where these words stand). */
const WORDS = {
  grid: 'Days of the month',
  next: 'Next month',
  previous: 'Previous month',
} as const

interface Seen {
  /** The longest event of each interaction, ms. */
  interactions: Record<number, { name: string; duration: number }>
  tasks: number[]
}

/** Runs in the page before its own scripts: notes interactions and long tasks as the browser tells them. */
function watch(): void {
  const seen: Seen = { interactions: {}, tasks: [] }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (!entry.interactionId) continue
      const known = seen.interactions[entry.interactionId]?.duration ?? 0
      if (entry.duration > known)
        seen.interactions[entry.interactionId] = { name: entry.name, duration: entry.duration }
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(Math.round(duration))
  }).observe({ type: 'longtask', buffered: true })
}

/** What was seen since the last time, once the page has come to rest. */
async function take(page: Page): Promise<Seen> {
  await page.waitForTimeout(1500)
  return page.evaluate(() => {
    const scope = globalThis as unknown as { seen: Seen }
    const { interactions, tasks } = scope.seen
    const taken = { interactions: { ...interactions }, tasks: [...tasks] }
    for (const id of Object.keys(interactions)) delete interactions[Number(id)]
    tasks.length = 0
    return taken
  })
}

const slowest = ({ interactions }: Seen) => Math.max(0, ...Object.values(interactions).map(({ duration }) => duration))

/** One round: the interactions of the calendar, and the longest task of each page. */
async function round(page: Page): Promise<Map<string, number>> {
  const metrics = new Map<string, number>()
  for (const path of PAGES) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    metrics.set(`longest task of ${path}`, Math.max(0, ...(await take(page)).tasks))
  }
  await page.goto('/')
  const link = page.getByText(TO_CALENDAR, { exact: true })
  await link.waitFor()
  await take(page)
  await link.click()
  await page.getByRole('grid', { name: WORDS.grid }).waitFor()
  metrics.set('opening the calendar', slowest(await take(page)))
  const steps = [WORDS.next, WORDS.next, WORDS.previous] as const
  let worst = 0
  for (const name of steps) {
    await page.getByRole('button', { name, exact: true }).click()
    worst = Math.max(worst, slowest(await take(page)))
  }
  metrics.set('changing the month', worst)
  await page.getByRole('grid', { name: WORDS.grid }).getByRole('button').nth(17).click()
  metrics.set('choosing a day', slowest(await take(page)))
  return metrics
}

const product = await startWithPerson()
const browser = await launchBrowser()
const all = new Map<string, number[]>()
try {
  const page = await atPhone(browser, product, watch)
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  for (let i = 0; i < ROUNDS; i++)
    for (const [name, metric] of await round(page)) all.set(name, [...(all.get(name) ?? []), metric])
} finally {
  await browser.close()
  await product.stop()
  await rm(product.dataDir, { recursive: true, force: true })
}
let missed = false
for (const [name, metrics] of all) {
  const sorted = metrics.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  const limit = name.startsWith('longest') ? TASK_MS : INP_MS
  if (median > limit) missed = true
  process.stdout.write(
    `${name.padEnd(36)} ${String(median).padStart(5)} ms of ${limit}   (${sorted.join(', ')})${median > limit ? '  missed' : ''}\n`,
  )
}
process.exitCode = missed ? 1 : 0
