import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calendarText } from '#web/features/calendar/text.ts'
import { viewerPath } from '#web/features/charts/chart-path.ts'
import { chartRulesText } from '#web/features/chart-rules/text.ts'
import { chartsText } from '#web/features/charts/text.ts'
import { chartRuleNames } from '#web/i18n/chart-rule-names.ts'
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

// 25 February 1990, noon UTC: the Sun at 6°37′ Pisces, by Lahiri 12°53′ Aquarius (Swiss Ephemeris 2.10.03).
const BIRTH = { birthdate: '1990-02-25', birthtime: '15:00' }

test.each(
  ways(0, [
    ['ru', 'phone', 'dark'],
    ['en', 'desktop', 'light'],
    ['en', 'phone', 'light'],
    ['ru', 'desktop', 'dark'],
  ]),
)('charts follow the rules that somebody chooses, %s on a %s', async (lang, size, theme) => {
  const [t, charts, words] = [chartRulesText[lang], chartsText[lang], chartRuleNames[lang]]
  const person = await register(product, { ...BIRTH, lang })
  const { hash } = await call<{ hash: string }>(product, 'POST', '/order/report/chart:natal', {
    token: person.token,
    body: {},
  })
  const { page, inspect, faults } = await newSession(browser, { url: product.url, lang, size, theme })
  await signInByCookie(page, product.url, person.email)

  await page.goto('/settings#chart-rules')
  const card = page.getByRole('region', { name: t.title, exact: true })
  await card.getByLabel(t.houses, { exact: true }).selectOption('regiomontanus')
  await card.getByLabel(t.zodiac, { exact: true }).selectOption('lahiri')
  await card.getByRole('button', { name: t.save }).click()
  await card.getByText(t.saved).waitFor()
  await inspect('310-chart-rules', 'page')
  await page.reload()
  await expect.poll(() => card.getByLabel(t.houses, { exact: true }).inputValue()).toBe('regiomontanus')

  // The chart's own page: wheel, table and reading are of Aquarius now.
  await page.goto(viewerPath(hash))
  await page.getByText(words.zodiacs.lahiri, { exact: true }).waitFor()
  await page.getByText(charts.system(words.houseSystems.regiomontanus), { exact: true }).waitFor()
  const table = page.getByRole('table').first()
  await table
    .getByText(/^12°53′/)
    .first()
    .waitFor()
  await inspect('311-sidereal-chart', 'page')

  // This chart alone goes back to the seasons.
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: t.change }).click()
  await dialog.getByLabel(t.zodiac, { exact: true }).selectOption('tropical')
  await dialog.getByLabel(t.houses, { exact: true }).selectOption('wholeSign')
  await inspect('312-own-rules')
  await dialog.getByRole('button', { name: t.apply, exact: true }).click()
  await page.getByText(t.own, { exact: true }).waitFor()
  await table
    .getByText(/^6°37′/)
    .first()
    .waitFor()
  await page.getByText(words.zodiacs.tropical, { exact: true }).waitFor()
  await page.getByRole('button', { name: t.change }).click()
  await dialog.getByRole('button', { name: t.reset }).click()
  await page.getByText(words.zodiacs.lahiri, { exact: true }).waitFor()
  await expect.poll(() => page.getByText(t.own, { exact: true }).count()).toBe(0)

  // What everybody reads alike says by which zodiac it is.
  await page.goto('/calendar')
  await page.getByText(t.calendarTropical).waitFor()
  await page.getByRole('region', { name: calendarText[lang].moon }).waitFor()
  await inspect('313-calendar-tropical')
  await page.goto('/daily-horoscope')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await inspect('314-sidereal-day')
  expect(faults).toEqual([])
})
