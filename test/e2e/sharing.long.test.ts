import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cardsText } from '#web/features/cards/text.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { bytesOf, newSession, signInByCookie } from './browser-session.ts'
import { call, register } from './people.ts'
import { ways } from './ways.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each(
  ways(1, [
    ['en', 'desktop', 'light'],
    ['ru', 'phone', 'dark'],
  ]),
)('pictures of the day and of the chart are shared (%s, %s)', async (lang, size, theme) => {
  const session = await newSession(browser, { url: product.url, lang, size, theme })
  const { page, faults, inspect } = session
  const t = cardsText[lang]
  const { email, token } = await register(product, { lang, birthplace: lang === 'ru' ? 'Москва' : 'Moscow' })
  const { hash } = await call<{ hash: string }>(product, 'POST', '/order/report/chart:natal', { token })
  await signInByCookie(page, product.url, email)
  // The device's own sheet can't be opened in a test: what it is given is noted.
  await page.addInitScript(() =>
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files }: { files: File[] }) => {
        document.documentElement.dataset.shared = files.map(({ name, type }) => `${name} ${type}`).join()
        return Promise.resolve()
      },
    }),
  )
  const sheet = page.getByRole('dialog', { name: t.title })
  const preview = (kind: keyof typeof t.kinds) => sheet.getByRole('img', { name: t.preview(t.kinds[kind]) })

  await page.goto('/daily-horoscope')
  await page.getByRole('button', { name: t.share, exact: true }).click()
  await preview('headline').waitFor()
  await sheet.getByLabel(t.kinds.mantra).check()
  await preview('mantra').waitFor()
  await inspect('share-day')
  await sheet.getByRole('button', { name: t.share, exact: true }).click()
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset.shared))
    .toBe(`Asteria ${t.kinds.mantra}.png image/png`)

  await page.goto(`/viewer/${hash.replace('thread_', '')}`)
  await page.getByRole('button', { name: t.share, exact: true }).click()
  await preview('big-three').waitFor()
  await sheet.getByLabel(t.kinds.wheel).check()
  await sheet.getByText(t.wheelTells).waitFor()
  await sheet.getByLabel(t.sizes.story).check()
  await preview('wheel').waitFor()
  await inspect('share-chart')
  const saved = page.waitForEvent('download')
  await sheet.getByRole('button', { name: t.download, exact: true }).click()
  const { width, height } = await sharp(await bytesOf(await saved)).metadata()
  expect([width, height]).toEqual([1080, 1920])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  expect(faults).toEqual([])
  await page.context().close()
})
