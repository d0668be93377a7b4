import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromeText } from '#web/chrome/text.ts'
import { unknownText } from '#web/chrome/unknown-text.ts'
import { say } from '#contract/messages/say.ts'
import type { Lang } from '#language/lang.ts'
import { analyticsText } from '#web/features/analytics/text.ts'
import { birthText } from '#web/features/account/birth-text.ts'
import { authText } from '#web/features/auth/text.ts'
import { chartsText } from '#web/features/charts/text.ts'
import { chatText } from '#web/features/chat/text.ts'
import { guestText } from '#web/features/guest/text.ts'
import { common } from '#web/i18n/common.ts'
import { chartResultText } from '#web/features/first-chart/result-text.ts'
import { placesText } from '#web/features/places/text.ts'
import { landingText } from '#web/features/landing/text.ts'
import { reportsText } from '#web/features/reports/text.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { confirmByMail } from '../outbox.ts'
import { pageScripts } from '../page-scripts.ts'
import { newSession, takeFirstPlace } from './browser-session.ts'
import { call, PASSWORD, register } from './people.ts'
import { longTest } from '../long-test.ts'
import { ways } from './ways.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** The scripts of a page, let through when the test says so. */
async function holdScripts(page: Awaited<ReturnType<typeof newSession>>['page']) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/**.js', async (route) => {
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

const REVIEW = 'I read it every morning.'

/** Puts a review on the landing page. */
async function addReview() {
  // Somebody new: of the owner’s, another test may have made a chart and a review.
  const author = await register(product, { lang: 'en' })
  await confirmByMail(product, author)
  await call(product, 'POST', '/order/report/chart:natal', { token: author.token })
  await call(product, 'POST', '/reviews/set', { token: author.token, body: { rating: 5, text: REVIEW } })
  const { token } = product.owners.en
  const { rows } = await call<{ rows: { id: number; text: string }[] }>(
    product,
    'GET',
    '/admin/reviews/1?state=pending',
    { token },
  )
  const id = rows.find(({ text }) => text === REVIEW)?.id
  await call(product, 'PATCH', `/admin/review/${id}`, { token, body: { decision: 'approve' } })
}

test('a landing page that nobody touches loads no form and no question; they come with the reader', async () => {
  await addReview()
  const { page, faults } = await newSession(browser, { url: product.url, lang: 'en', size: 'phone', undecided: true })
  const own = await pageScripts(`${product.url}/`)
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /^\/assets\/.*\.js$/.test(path)),
    )
  const idle = page.waitForEvent('console', (message) => message.text() === 'idle')
  // The page tells of itself: whatever the test runs in it counts as a reader's gesture (`navigator.userActivation`).
  // So does the wait for a page's scripts, which comes with every other `goto`.
  await page.addInitScript(() => {
    // Idle twice: what waits for that had its turn.
    const pause = (times: number): void => {
      // oxlint-disable-next-line no-console -- how a page tells its test without being asked
      if (times === 0) console.info('idle')
      else requestIdleCallback(() => setTimeout(() => pause(times - 1), 300))
    }
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.lucky-star')) return
      watch.disconnect()
      pause(2)
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  await page.goto('/', { waitUntil: 'commit' })
  await idle
  expect((await loaded()).filter((path) => !own.has(path))).toEqual([])
  await page.getByText(REVIEW).first().waitFor({ state: 'attached' })

  await page.mouse.wheel(0, 40)
  await page.locator('#your-chart form').waitFor()
  const question = page.getByRole('region', { name: analyticsText.en.title })
  expect(await question.count()).toBe(0)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await question.waitFor()
  expect(faults).toEqual([])
})

test('links lead on before a page’s scripts have arrived', async () => {
  const { page, faults } = await newSession(browser, { url: product.url, lang: 'en', size: 'phone' })
  const letThrough = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('heading', { name: landingText.en.headline }).waitFor()
  await page.getByRole('link', { name: landingText.en.teaserAll }).click({ noWaitAfter: true })
  await page.getByRole('heading', { level: 1, name: reportsText.en.headline, exact: true }).waitFor()
  letThrough()
  await page.locator('.lucky-star').first().waitFor({ state: 'attached' })
  expect(faults).toEqual([])
})

test('a page that has its scripts leads on without a new document, and speaks the other language', async () => {
  const { page, faults } = await newSession(browser, { url: product.url, lang: 'en', size: 'desktop' })
  await page.goto('/')
  await page.locator('.lucky-star').first().waitFor({ state: 'attached' })
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }))
  await page.getByRole('link', { name: landingText.en.teaserAll }).click()
  await page.getByRole('heading', { level: 1, name: reportsText.en.headline, exact: true }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: landingText.en.headline }).waitFor()
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true)

  await page.getByRole('button', { name: chromeText.en.otherLanguage }).click()
  await page.getByRole('heading', { name: landingText.ru.headline }).waitFor()
  expect(await page.getByRole('heading', { name: landingText.en.headline }).count()).toBe(0)
  expect(faults).toEqual([])
})

test('a visitor sees their own chart, and the account that they make begins with it', async () => {
  const { page, faults, inspect } = await newSession(browser, { url: product.url, lang: 'ru', size: 'phone' })
  const [t, birth] = [chartResultText.ru, birthText.ru]
  await page.goto('/')
  await page.getByRole('link', { name: landingText.ru.begin }).click()
  const section = page.locator('#your-chart')
  await section.getByLabel(birth.day, { exact: true }).fill('14')
  await section.getByLabel(birth.month, { exact: true }).selectOption('3')
  await section.getByLabel(birth.year, { exact: true }).fill('1879')
  await section.getByRole('button', { name: t.submit }).click()
  await section.getByText(say('ru', 'birthtime_required')).waitFor()

  await section.getByLabel(birth.time, { exact: true }).fill('11:30')
  const place = section.getByRole('combobox', { name: placesText.ru.label })
  await place.fill('Ульм')
  await takeFirstPlace(page, place)
  await section.getByRole('button', { name: t.submit }).click()
  // Astro-Databank: Sun in Pisces, Moon in Sagittarius, Cancer rising.
  await section.getByRole('heading', { name: t.heading, exact: true }).waitFor()
  const points = await section.getByRole('listitem').allInnerTexts()
  for (const [i, sign] of ['Рыбы', 'Стрелец', 'Рак'].entries()) expect(points[i]).toContain(sign)
  await inspect('first-chart')

  await section.getByRole('link', { name: t.keep }).click()
  const sheet = page.getByRole('dialog')
  expect(await sheet.getByLabel(birth.year, { exact: true }).inputValue()).toBe('1879')
  expect(await sheet.getByLabel(birth.time, { exact: true }).inputValue()).toBe('11:30')
  expect(faults).toEqual([])
})

/** The pages for signed-in people at whose address a visitor finds an example, with what names it. */
const examplesIn = (lang: Lang) => {
  const t = guestText[lang]
  return [
    ['/daily-horoscope', t.day.title],
    ['/calendar', t.calendar.title],
    ['/my-charts', t.charts.title],
    ['/my-reports', t.reports.title],
    ['/ask-astrologer', chatText[lang].title],
  ] as const
}

test.each(
  ways(1, [
    ['en', 'desktop', 'light'],
    ['ru', 'phone', 'dark'],
  ] as const),
)('a visitor is shown what a person’s pages hold, and signs in where they are, %s', async (lang, size, theme) => {
  const member = await register(product, { lang })
  const { page, faults, inspect } = await newSession(browser, { url: product.url, lang, size, theme })
  for (const [path, title] of examplesIn(lang)) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
    const example = page.locator('section', { has: page.locator('#example') })
    expect((await example.innerText()).length, path).toBeGreaterThan(250)
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.locator('#your-chart').count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
    await inspect(`guest${path.replace('/', '-')}`, 'page')
  }
  await page.goto('/my-charts#add-person')
  await page.getByRole('main').getByRole('link', { name: common[lang].signIn, exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(authText[lang].email, { exact: true }).fill(member.email)
  await dialog.getByLabel(authText[lang].password, { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: authText[lang].login, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: chartsText[lang].title, exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/my-charts')
  expect(faults).toEqual([])
  await page.context().close()
})

longTest('an address without a page says so and leads on', async () => {
  const { page } = await newSession(browser, { url: product.url, lang: 'en', size: 'desktop' })
  await page.goto('/no/such/page')
  await page.getByRole('heading', { level: 1, name: unknownText.en.headline }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Calculators' }).click()
  await page.waitForURL('**/tools')
})
