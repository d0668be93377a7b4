import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromeText } from '#web/chrome/text.ts'
import { landingText } from '#web/features/landing/text.ts'
import { reportsText } from '#web/features/reports/text.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { newSession } from './browser-session.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** The scripts of a page, let through when the test says so. */
async function holdScripts(page: Awaited<ReturnType<typeof newSession>>['page']) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a guest’s page is painted before any of its scripts is asked for', async () => {
  const { page } = await newSession(browser, { url: product.url, lang: 'en', size: 'phone' })
  await page.goto('/')
  // The page's own scripts put the stars up, last of all.
  await page.locator('.lucky-star').first().waitFor({ state: 'attached' })
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }))
  expect(asked.length).toBeGreaterThan(5)
  expect(Math.min(...asked)).toBeGreaterThan(painted)
})

test('links lead on before a page’s scripts have arrived', async () => {
  const { page, faults } = await newSession(browser, { url: product.url, lang: 'en', size: 'phone' })
  const letThrough = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('heading', { name: landingText.en.headline }).waitFor()
  await page.getByRole('link', { name: landingText.en.teaserAll }).click({ noWaitAfter: true })
  await page.getByRole('heading', { name: reportsText.en.headline, exact: true }).waitFor()
  letThrough()
  await page.locator('.lucky-star').first().waitFor({ state: 'attached' })
  expect(faults).toEqual([])
})

test('a page that has its scripts leads on and speaks the other language without a new document', async () => {
  const { page, faults } = await newSession(browser, { url: product.url, lang: 'en', size: 'desktop' })
  await page.goto('/')
  await page.locator('.lucky-star').first().waitFor({ state: 'attached' })
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  await page.getByRole('link', { name: landingText.en.teaserAll }).click()
  await page.getByRole('heading', { name: reportsText.en.headline, exact: true }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: landingText.en.headline }).waitFor()

  await page.getByRole('button', { name: chromeText.en.otherLanguage }).click()
  await page.getByRole('heading', { name: landingText.ru.headline }).waitFor()
  expect(await page.getByRole('heading', { name: landingText.en.headline }).count()).toBe(0)
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
  expect(faults).toEqual([])
})

test('a page whose address asks for a sheet opens it', async () => {
  const { page, faults } = await newSession(browser, { url: product.url, lang: 'en', size: 'desktop' })
  await page.goto('/?showModal=login')
  await page.getByRole('dialog').waitFor()
  expect(faults).toEqual([])
})
