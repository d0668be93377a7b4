import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromeText } from '#web/chrome/text.ts'
import { landingText } from '#web/features/landing/text.ts'
import { reportsText } from '#web/features/reports/text.ts'
import { common } from '#web/i18n/common.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { newSession } from './browser-session.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** The scripts of a page, or one of them, let through when the test says so. */
async function holdScripts(page: Awaited<ReturnType<typeof newSession>>['page'], which = '*') {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/assets/${which}.js`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('a page is painted before any of its scripts is asked for', async () => {
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

test('what is pressed before the scripts are there is done when they are', async () => {
  const { page, faults } = await newSession(browser, { url: product.url, lang: 'ru', size: 'desktop' })
  let letThrough = await holdScripts(page)
  await page.goto('/reports')
  await page.getByRole('button', { name: chromeText.ru.otherLanguage }).click()
  expect(await page.locator('html').getAttribute('lang')).toBe('ru')
  letThrough()
  await page.getByRole('heading', { name: reportsText.en.headline }).waitFor()

  await page.unrouteAll({ behavior: 'wait' })
  letThrough = await holdScripts(page)
  await page.goto('/plans')
  await page.getByRole('link', { name: common.en.signIn, exact: true }).click()
  letThrough()
  await page.getByRole('dialog').waitFor()
  expect(new URL(page.url()).pathname).toBe('/plans')
  expect(faults).toEqual([])
})

test('parts that only show bring no code, and lead on and speak the other language like any other', async () => {
  const { page, faults } = await newSession(browser, { url: product.url, lang: 'en', size: 'desktop' })
  const opening: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/opening-/.test(request.url())) opening.push(request.url())
  })
  await page.goto('/')
  await page.locator('.lucky-star').first().waitFor({ state: 'attached' })
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  expect(opening).toEqual([])

  // Shown by the server, followed by the router: the document stays.
  await page.getByRole('link', { name: landingText.en.teaserAll }).click()
  await page.getByRole('heading', { name: reportsText.en.headline, exact: true }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: landingText.en.headline }).waitFor()
  expect(opening).toHaveLength(1)

  await page.getByRole('button', { name: chromeText.en.otherLanguage }).click()
  await page.getByRole('heading', { name: landingText.ru.headline }).waitFor()
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)

  await page.reload()
  await page.getByRole('button', { name: chromeText.ru.otherLanguage }).click()
  await page.getByRole('heading', { name: landingText.en.headline }).waitFor()
  expect(await page.getByRole('heading', { name: landingText.ru.headline }).count()).toBe(0)
  expect(faults).toEqual([])
})

test('a page that comes alive at once waits for what its entry looks for', async () => {
  const { page, faults } = await newSession(browser, { url: product.url, lang: 'en', size: 'desktop' })
  const letThrough = await holdScripts(page, 'manifest-*')
  const others = ['entry.client', 'root', 'site'].map((name) =>
    page.waitForEvent('requestfinished', (request) => request.url().includes(`/assets/${name}-`)),
  )
  await page.goto('/?showModal=login', { waitUntil: 'commit' })
  await Promise.all(others)
  // One more turn, in which an entry that did not wait would have run.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })))
  letThrough()
  await page.getByRole('dialog').waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})
