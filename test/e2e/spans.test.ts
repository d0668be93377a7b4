import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DailySpan } from '#contract/daily.ts'
import { common } from '#web/i18n/common.ts'
import type { Lang } from '#language/lang.ts'
import { dashboardText } from '#web/features/dashboard/text.ts'
import { spansText } from '#web/features/spans/text.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { newSession, signInByCookie } from './browser-session.ts'
import { register, subscribe, type Member } from './people.ts'
import { longTest } from '../long-test.ts'
import { ways } from './ways.ts'

const product = sharedSite()
let browser: Browser
let subscribers: Record<Lang, Member>
beforeAll(async () => {
  browser = await openBrowser()
  const of = async (lang: Lang) => {
    const person = await register(product, { lang })
    await subscribe(product, person, 'year')
    return person
  }
  subscribers = { en: await of('en'), ru: await of('ru') }
})
afterAll(() => browser.close())

const SPANS = ['week', 'month', 'year'] as const

test.each(
  ways(1, [
    ['en', 'desktop', 'light'],
    ['ru', 'phone', 'dark'],
    ['ru', 'desktop', 'light'],
    ['en', 'phone', 'dark'],
  ] as const),
)('a subscriber goes from the day to the week, the month and the year, %s on a %s', async (lang, size, theme) => {
  const { page, faults, inspect } = await newSession(browser, { url: product.url, lang, size, theme })
  const t = spansText[lang]
  const days = dashboardText[lang]
  await signInByCookie(page, product.url, subscribers[lang].email)
  await page.goto('/daily-horoscope')
  await page.locator('article h2').first().waitFor()
  await inspect('60-day')
  for (const span of SPANS) {
    const answered = page.waitForResponse((response) => response.url().includes(`/api/reports/daily/${span}`))
    await page.getByRole('navigation', { name: days.spans }).getByRole('link', { name: days.span[span] }).click()
    const read = (await (await answered).json()) as DailySpan
    await page.getByRole('heading', { level: 1, name: t.of[span], exact: true }).waitFor()
    await page.getByRole('heading', { level: 2, name: read.headline.text, exact: true }).waitFor()
    const parts = page.getByRole('region', { name: t.parts[span], exact: true }).getByRole('listitem')
    expect(await parts.count()).toBe(read.parts?.length)
    // The strip is as wide as the page, and nothing is wider than it.
    const [taken, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(taken).toBeLessThanOrEqual(shown ?? 0)
    await inspect(`61-${span}`, 'page')
  }
  // The best day of a week is a way on.
  await page.goto('/daily-horoscope/week')
  await page
    .getByRole('link', { name: new RegExp(`${t.toDay}|${t.toCalendar}`) })
    .first()
    .click()
  await page.waitForURL(/\/(daily-horoscope|calendar)\?date=/)
  expect(faults).toEqual([])
  await page.context().close()
})

longTest('the free plan reads headline and threads, and one card says what a plan adds', async () => {
  const { page, faults, inspect } = await newSession(browser, { url: product.url, lang: 'en', size: 'phone' })
  const t = spansText.en
  await signInByCookie(page, product.url, (await register(product)).email)
  for (const span of SPANS) {
    await page.goto(`/daily-horoscope/${span}`)
    await page.getByText(t.offerText[span], { exact: true }).waitFor()
    expect(await page.getByRole('heading', { name: t.parts[span], exact: true }).count()).toBe(0)
    expect(await page.getByText(t.offer, { exact: true }).count()).toBe(1)
    await inspect(`62-${span}-free`)
  }
  expect(faults).toEqual([])
  await page.context().close()
})

test('a server that fails is told, and asked again', async () => {
  const { page } = await newSession(browser, { url: product.url, lang: 'en', size: 'phone' })
  await signInByCookie(page, product.url, subscribers.en.email)
  // Once the plan is known, nothing but a press asks anew.
  await page.goto('/daily-horoscope')
  await page.locator('article h2').first().waitFor()
  let isDown = true
  await page.route('**/api/reports/daily/month*', (route) =>
    isDown
      ? route.fulfill({ status: 500, json: { status: 'error', reason: 'internal', message: '' } })
      : route.continue(),
  )
  await page.goto('/daily-horoscope/month')
  const again = page.getByRole('button', { name: common.en.tryAgain, exact: true })
  await again.waitFor()
  isDown = false
  await again.click()
  await page.getByRole('heading', { name: spansText.en.parts.month, exact: true }).waitFor()
  await page.context().close()
})

longTest('what was read of a week is read without a network, too', async () => {
  const { page, faults } = await newSession(browser, { url: product.url, lang: 'en', size: 'phone', offline: true })
  const kept = (path: string) =>
    page.evaluate(async (wanted) => {
      const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
      const addresses = (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => new URL(url))
      return addresses.some(({ pathname }) => pathname === wanted)
    }, path)
  await signInByCookie(page, product.url, subscribers.en.email)
  // The first page is read before there is a worker.
  await page.goto('/reports')
  await expect.poll(() => kept('/reports')).toBe(true)
  const parts = page.getByRole('heading', { name: spansText.en.parts.week, exact: true })
  await page.goto('/daily-horoscope/week')
  await parts.waitFor()
  await expect.poll(() => kept('/api/reports/daily/week')).toBe(true)
  await page.context().setOffline(true)
  await page.goto('/daily-horoscope/week')
  await parts.waitFor()
  await page.getByText(/^No connection\./).waitFor()
  expect(faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|Failed to load/.test(fault))).toEqual([])
  await page.context().close()
})
