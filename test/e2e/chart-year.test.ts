import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { viewerPath } from '#web/features/charts/chart-path.ts'
import { chartsText } from '#web/features/charts/text.ts'
import { formatDate } from '#web/i18n/format.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { newSession, signInByCookie } from './browser-session.ts'
import { call, register } from './people.ts'
import { ways } from './ways.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each(
  ways(3, [
    ['en', 'phone', 'light'],
    ['ru', 'phone', 'dark'],
    ['en', 'desktop', 'dark'],
    ['ru', 'desktop', 'light'],
  ]),
)('a natal chart tells of the year of life, %s on a %s', async (lang, size, theme) => {
  const t = chartsText[lang]
  const person = await register(product, { lang })
  const { hash } = await call<{ hash: string }>(product, 'POST', '/order/report/chart:natal', {
    token: person.token,
    body: {},
  })
  const { page, inspect, faults } = await newSession(browser, { url: product.url, lang, size, theme })
  await signInByCookie(page, product.url, person.email)
  await page.goto(viewerPath(hash))
  const year = page.getByRole('region', { name: t.year, exact: true })
  await year.waitFor()
  // From one birthday to the next.
  const today = new Date().toISOString().slice(0, 10)
  const begins = Number(today.slice(0, 4)) - (today.slice(5) >= '05-17' ? 0 : 1)
  await year
    .getByText(t.yearSpan(formatDate(lang, `${begins}-05-17`), formatDate(lang, `${begins + 1}-05-17`)))
    .waitFor()
  await year
    .getByText(`${begins - 1990}`)
    .first()
    .waitFor()
  await year.getByText(t.yearWhy).waitFor()
  if (size === 'phone') {
    await page.getByRole('link', { name: t.year, exact: true }).click()
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#year')
  }
  await year.scrollIntoViewIfNeeded()
  await inspect('330-year-of-life', 'page')
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await wider()).toBe(0)
  expect(faults).toEqual([])
})
