import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { landingPageText } from '#web/features/landing/page-text.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { readPdf } from '../read-pdf.ts'
import { bytesOf, newSession } from './browser-session.ts'
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
)(
  'a visitor takes the sample of the monthly forecast home, or is told why not, in %s on %s',
  async (lang, size, theme) => {
    const session = await newSession(browser, { url: product.url, lang, size, theme })
    const { page } = session
    const t = landingPageText[lang]
    await page.goto('/')
    const link = page.getByRole('link', { name: t.sampleLink })

    await page.route('**/api/get/report/sample-monthly*', (route) => route.abort())
    await link.click()
    // The form of the page has places of its own for what is wrong, which are empty.
    await page.getByRole('alert').filter({ hasText: /.{10}/ }).waitFor()
    await page.unroute('**/api/get/report/sample-monthly*')

    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe(`${t.sampleFile}.pdf`)
    const { info, pages } = await readPdf(await bytesOf(download))
    expect(info.Language).toBe(lang)
    expect(pages[0]).toContain(lang === 'ru' ? 'Образец: Альберт Эйнштейн' : 'A sample: Albert Einstein')
    expect(pages.length).toBeGreaterThan(10)
    await page.context().close()
  },
)
