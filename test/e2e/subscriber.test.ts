import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dashboardText } from '#web/features/dashboard/text.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { newSession, signInByCookie } from './browser-session.ts'
import { newEmail, register, subscribe } from './people.ts'
import { ways } from './ways.ts'

const email = newEmail()

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
  const person = await register(product, {
    email,
    first_name: 'Анна',
    last_name: 'Соколова',
    birthplace: 'Москва',
    lang: 'ru',
  })
  await subscribe(product, person, 'year')
})
afterAll(() => browser.close())

test.each(
  ways(0, [
    ['phone', 'light'],
    ['desktop', 'dark'],
  ]),
)('a subscriber on a %s reads all sections and the days around today', async (size, theme) => {
  const session = await newSession(browser, { url: product.url, lang: 'ru', size, theme })
  const { page, faults, inspect } = session
  const day = dashboardText.ru
  await signInByCookie(page, product.url, email)
  await page.goto('/')

  const mood = page.getByRole('heading', { name: day.mood })
  await mood.waitFor()
  await page
    .getByText(/^\d{1,3}\s?%$/)
    .first()
    .waitFor()
  expect(await page.getByRole('heading', { name: day.offer }).count()).toBe(0)
  for (const area of ['love', 'career', 'health'] as const) {
    await page.getByRole('heading', { name: day.area[area], exact: true }).waitFor()
    await page.getByRole('link', { name: day.reports[area] }).waitFor()
  }
  await expect.poll(() => page.getByRole('navigation', { name: day.days }).getByRole('button').count()).toBe(5)
  await inspect('11-subscriber', 'page')
  expect(faults).toEqual([])
  await page.context().close()
})
