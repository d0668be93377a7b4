import { rm } from 'node:fs/promises'
import type { CDPSession } from 'playwright-core'
import { launchBrowser } from '../test/chromium.ts'
import { atPhone, startWithPerson } from './measured-person.ts'

/**
 * `node scripts/measure-map.ts`: the map of planetary lines in a phone's Chromium slowed down four times, moved by a finger and
 * pinched at two scales. Prints the frames a second that were shown, from the browser's own trace, and how long the page's
 * thread worked for a frame. Exits with 1 below 55.
 */
const SLOWDOWN = 4
const STEPS = 120
const LEAST = 55
/** A frame that comes so long after the one before is late, microseconds. */
const LATE_US = 25_000
/** What the browser's trace calls a frame that reached the screen. */
const PRESENTED = 'AnimationFrame::Presentation'

interface TraceEvent {
  name: string
  ph: string
  ts: number
  dur?: number
}

const product = await startWithPerson()
const browser = await launchBrowser()
try {
  const page = await atPhone(browser, product, () => undefined)
  await page.goto('/map')
  const canvas = page.locator('canvas')
  await canvas.waitFor()
  await canvas.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.waitForLoadState('networkidle')
  const box = await canvas.boundingBox()
  if (!box) throw new Error('the map is not seen')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  let worst = Infinity
  for (const scale of ['the whole world', 'near']) {
    if (scale === 'near') {
      for (let i = 0; i < 4; i++) await page.getByRole('button', { name: 'Zoom in' }).click()
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(1000)
    }
    const drag = (i: number) => [{ x: middle.x + 120 * Math.sin(i / 14), y: middle.y + 60 * Math.sin(i / 9) }]
    const pinch = (i: number) => {
      const apart = 60 + 30 * Math.sin(i / 12)
      return [
        { x: middle.x - apart, y: middle.y },
        { x: middle.x + apart, y: middle.y },
      ]
    }
    for (const [name, points] of [
      ['dragged', drag],
      ['pinched', pinch],
    ] as const) {
      const { perSecond, workMs, late } = await traced(cdp, points)
      worst = Math.min(worst, perSecond)
      process.stdout.write(
        `${scale}, ${name}: ${perSecond.toFixed(1)} frames a second, ${workMs.toFixed(1)} ms of script a frame, ${late} late frames\n`,
      )
    }
  }
  process.exitCode = worst < LEAST ? 1 : 0
} finally {
  await browser.close()
  await product.stop()
  await rm(product.dataDir, { recursive: true, force: true })
}

/** A touch that goes on for two seconds, a step each frame. */
async function traced(cdp: CDPSession, points: (step: number) => { x: number; y: number }[]) {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => void events.push(...(value as TraceEvent[]))
  cdp.on('Tracing.dataCollected', collect)
  await cdp.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
    transferMode: 'ReportEvents',
  })
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points(0) })
  const start = performance.now()
  for (let i = 1; i <= STEPS; i++) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: points(i) })
    const wait = start + (i * 1000) / 60 - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const ended = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
  await ended
  cdp.off('Tracing.dataCollected', collect)
  const drawn = events.filter(({ name, ph }) => name === PRESENTED && ph !== 'b').map(({ ts }) => ts)
  const late = drawn.toSorted((a, b) => a - b).filter((ts, i, all) => i > 0 && ts - (all[i - 1] ?? ts) > LATE_US).length
  const seconds = (Math.max(...drawn) - Math.min(...drawn)) / 1e6
  const work = events.filter(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X')
  const workMs = work.reduce((sum, { dur = 0 }) => sum + dur / 1000, 0) / Math.max(1, work.length)
  return { perSecond: (drawn.length - 1) / seconds, workMs, late }
}
