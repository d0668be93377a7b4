import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGS, type Lang } from '#language/lang.ts'
import { calendarText } from '#web/features/calendar/text.ts'
import { chartsText } from '#web/features/charts/text.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { newSession, signInByCookie } from './browser-session.ts'
import { call, register, type Member } from './people.ts'
import { ways } from './ways.ts'

const product = sharedSite()
let browser: Browser
/** The page turns to the language of the account. */
const people = {} as Record<Lang, Member>
beforeAll(async () => {
  browser = await openBrowser()
  for (const lang of LANGS) {
    people[lang] = await register(product, { lang })
    await call(product, 'POST', '/order/report/chart:transit', { token: people[lang].token, body: {} })
  }
})
afterAll(() => browser.close())

/** Whether a page of somebody signed in shows something before its scripts, or before its data, have come. */
const LATE = { scripts: '**/assets/**.js', data: '**/api/**' } as const

test.each(
  ways(0, [
    ['en', 'scripts'],
    ['ru', 'scripts'],
    ['ru', 'data'],
    ['en', 'data'],
  ] as const),
)('the month and its days are there before the %s %s', async (lang, late) => {
  const t = calendarText[lang]
  const { page } = await newSession(browser, { url: product.url, lang, size: 'phone' })
  await signInByCookie(page, product.url, people[lang].email)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(LATE[late], async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/calendar', { waitUntil: 'commit' })
  const grid = page.getByRole('grid', { name: t.grid })
  await grid.waitFor()
  expect(await grid.getByRole('columnheader').count()).toBe(7)
  expect(await grid.getByRole('gridcell').count()).toBe(42)
  expect(await grid.getAttribute('aria-busy')).toBe('true')
  await page.getByText(t.loading).first().waitFor()
  resolve()
  await expect.poll(() => grid.getAttribute('aria-busy')).toBe('false')
  await page.context().close()
})

test.each(
  ways(1, [
    ['ru', 'data'],
    ['en', 'scripts'],
  ] as const),
)('the list of charts says that it is on its way (%s, no %s)', async (lang, late) => {
  const t = chartsText[lang]
  const { page } = await newSession(browser, { url: product.url, lang, size: 'phone' })
  await signInByCookie(page, product.url, people[lang].email)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(LATE[late], async (route) => {
    await promise
    await route.continue()
  })
  await page.goto('/my-charts', { waitUntil: 'commit' })
  await page.getByRole('status').getByText(t.loadingList).waitFor()
  resolve()
  await page.getByRole('main').getByRole('listitem').first().waitFor()
  await expect.poll(() => page.getByText(t.loadingList).count()).toBe(0)
  await page.context().close()
})
