import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chartsText } from '#web/features/charts/text.ts'
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

// Swiss Ephemeris 2.10.03: on 4 January 1970 Mercury entered Aquarius at 04:20:18 UTC, turned about 08:10 and went back
// into Capricorn at 11:59:22. Moscow kept UTC+3.
test.each(
  ways(0, [
    ['en', 'desktop', 'Moscow', ['07:20', '11:10', '14:59']],
    ['ru', 'phone', 'Москва', ['07:20', '11:10', '14:59']],
  ]),
)('a birth day without an hour tells what changed in it (%s, %s)', async (lang, size, place, clocks) => {
  const { page, faults, inspect } = await newSession(browser, { url: product.url, lang, size })
  const t = chartsText[lang]
  const born = { birthdate: '1970-01-04', birthtime: undefined, birthtimeIDK: true, birthplace: place }
  const { email, token } = await register(product, { lang, ...born })
  await call(product, 'POST', '/order/report/chart:natal', { token })
  await signInByCookie(page, product.url, email)

  await page.goto('/my-charts')
  await page.getByRole('link', { name: t.types.natal.name }).first().click()
  const open = page.getByRole('complementary').filter({ hasText: t.unknownTitle })
  const said = await open.innerText()
  for (const clock of clocks) expect(said).toContain(clock)
  await open.getByText(t.passing).click()
  expect(await open.getByRole('listitem').count()).toBeGreaterThan(3)
  await inspect('unknown-time')
  expect(faults).toEqual([])
  await page.context().close()
})
