import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ACCURACY } from '#astro/accuracy/measured-accuracy.ts'
import { accuracyText } from '#web/features/accuracy/text.ts'
import { skyWords } from '#web/i18n/sky-words.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { newSession } from './browser-session.ts'
import { ways } from './ways.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each(
  ways(0, [
    ['en', 'desktop', 'light'],
    ['ru', 'phone', 'dark'],
  ]),
)('the measured errors are published in %s on a %s (%s)', async (lang, size, theme) => {
  const { page, faults, inspect } = await newSession(browser, { url: product.url, lang, size, theme })
  const t = accuracyText[lang]
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: accuracyText[lang].label }).click()
  await page.getByRole('heading', { level: 1, name: t.headline }).waitFor()
  await inspect('accuracy')

  const saturn = page
    .getByRole('group', { name: t.positionsTitle })
    .getByRole('row', { name: skyWords[lang].bodies.saturn })
  const shown = await saturn.getByRole('cell').first().innerText()
  expect(Number(shown.replace(',', '.'))).toBe(ACCURACY.positions.saturn.longitude.max)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(faults).toEqual([])
})
