import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { REPORT_TYPES } from '#product/catalogue/report.ts'
import { chromeText } from '#web/chrome/text.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { howMany } from '../how-many.ts'
import { newSession } from './browser-session.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const CHOICES = [
  ['light', null, 'light'],
  ['dark', null, 'dark'],
  ['light', 'dark', 'dark'],
  ['dark', 'light', 'light'],
  // As browsers have kept it from before the themes were called so.
  ['light', 'night', 'dark'],
  ['dark', 'paper', 'light'],
] as const

test.each(CHOICES.slice(0, howMany(2, CHOICES.length)))(
  'under a %s system with the choice %s the picture is the one for %s',
  async (colorScheme, choice, theme) => {
    const context = await browser.newContext({
      baseURL: product.url,
      colorScheme,
      viewport: { width: 1440, height: 900 },
    })
    if (choice) await context.addInitScript((kept) => localStorage.setItem('theme', kept), choice)
    const page = await context.newPage()
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/img/reports/')) fetched.push(request.url())
    })
    await page.goto('/report/personality', { waitUntil: 'networkidle' })

    const shown = page.locator('picture img').first()
    const { source, wide, ratio } = await shown.evaluate((img: HTMLImageElement) => ({
      source: img.currentSrc,
      wide: img.naturalWidth,
      ratio: img.clientWidth / img.clientHeight,
    }))
    expect(source.includes('-dark')).toBe(theme === 'dark')
    expect(wide).toBeGreaterThan(0)
    expect(ratio).toBeCloseTo(1.5, 1)
    // Without a choice against the system nothing is fetched for the other theme.
    if (!choice) expect(fetched.filter((url) => url.includes('-dark') !== (theme === 'dark'))).toEqual([])
    await context.close()
  },
)

test('a paper chosen on the page is that of its pictures at once, and of those on the next page', async () => {
  const { page, faults } = await newSession(browser, { url: product.url, lang: 'en', size: 'desktop' })
  await page.goto('/report/personality')
  const prints = () =>
    page
      .locator('picture img')
      .evaluateAll((pictures: HTMLImageElement[]) => [
        ...new Set(
          pictures.filter(({ currentSrc }) => currentSrc).map(({ currentSrc }) => currentSrc.includes('-dark')),
        ),
      ])
  await expect.poll(prints).toEqual([false])
  await page.getByRole('button', { name: chromeText.en.toDark }).click()
  await expect.poll(prints).toEqual([true])

  await page.getByRole('link', { name: chromeText.en.reports, exact: true }).first().click()
  await page.waitForURL('**/reports')
  await expect.poll(() => page.locator('picture img').count()).toBe(REPORT_TYPES.length)
  await expect.poll(prints).toEqual([true])
  await page.getByRole('button', { name: chromeText.en.toLight }).click()
  await expect.poll(prints).toEqual([false])
  expect(faults).toEqual([])
  await page.context().close()
})

test('without scripts the picture follows the system, and its card has an address', async () => {
  const context = await browser.newContext({ baseURL: product.url, colorScheme: 'dark', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/report/personality', { waitUntil: 'networkidle' })
  const dark = await page.locator('picture source').first().getAttribute('srcset')
  expect(dark).toContain('/img/reports/personality-dark.webp 960w')
  expect(await page.locator('picture img').first().boundingBox()).toMatchObject({ width: expect.any(Number) })

  const card = new URL((await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '')
  expect(card.pathname).toBe('/img/og/personality.jpg')
  const answer = await page.request.get(card.pathname)
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  await context.close()
})
