import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Lang } from '#language/lang.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { newSession, signInByCookie } from './browser-session.ts'
import { call, register, subscribe, type Member } from './people.ts'
import { ways } from './ways.ts'

const product = sharedSite()
let browser: Browser
let person: Member
let chart: string
beforeAll(async () => {
  browser = await openBrowser()
  person = await register(product)
  await subscribe(product, person, 'year')
  const body = {}
  chart = (await call<{ hash: string }>(product, 'POST', '/order/report/chart:transit', { token: person.token, body }))
    .hash
})
afterAll(() => browser.close())

const SMALL = { width: 360, height: 640 }

/** The selects whose longest choice is wider than what they have for it. */
const clipped = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('select')].flatMap((select) => {
      const { font, paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = getComputedStyle(select)
      const ruler = document.createElement('span')
      ruler.style.cssText = `position: absolute; white-space: nowrap; font: ${font}`
      document.body.append(ruler)
      const taken = [paddingLeft, paddingRight, borderLeftWidth, borderRightWidth].map(parseFloat)
      const room = select.getBoundingClientRect().width - taken.reduce((sum, px) => sum + px, 0)
      const wide = [...select.options].filter(({ text }) => {
        ruler.textContent = text
        return ruler.getBoundingClientRect().width > room
      })
      ruler.remove()
      return wide.map(({ text }) => text)
    }),
  )

/** Controls whose name lacks what one reads on them. */
const misnamed = (page: Page) =>
  page.evaluate(() => {
    const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()
    return [...document.querySelectorAll<HTMLElement>('button[aria-label], a[aria-label]')].flatMap((control) => {
      const name = plain(control.ariaLabel ?? '')
      const read = plain(control.innerText)
      return control.checkVisibility() && /[\p{L}\d]/u.test(read) && !name.includes(read) ? [`${read} ≠ ${name}`] : []
    })
  })

async function openPage(lang: Lang, path: string): Promise<Page> {
  const { page } = await newSession(browser, { url: product.url, lang, size: 'phone' })
  await page.setViewportSize(SMALL)
  await signInByCookie(page, product.url, person.email)
  await page.goto(path)
  return page
}

test.each(ways(0, ['en', 'ru'] as const))('every month is read in full where one chooses it (%s)', async (lang) => {
  const page = await openPage(lang, '/calendar')
  await page.getByRole('grid').getByRole('button').first().waitFor()
  expect(await page.locator('select').count()).toBe(2)
  expect(await clipped(page)).toEqual([])
  await page.goto('/tools/sun')
  await page.locator('select').first().waitFor()
  expect(await clipped(page)).toEqual([])
  await page.context().close()
})

test.each(ways(1, ['en', 'ru'] as const))('what one reads on a control is what a voice can say (%s)', async (lang) => {
  const page = await openPage(lang, '/')
  await page.locator('.factor-note').first().waitFor()
  await expect.poll(() => page.locator('.day-cell').count()).toBeGreaterThan(1)
  expect(await misnamed(page)).toEqual([])
  await page.goto('/calendar')
  await page.locator('.factor-note').first().waitFor()
  await page.locator('#moon ~ * ol button').first().waitFor()
  expect(await misnamed(page)).toEqual([])
  await page.context().close()
})

test('every point of a wheel is a target of 24 pixels, and answers for what is nearest to it', async () => {
  const page = await openPage('en', `/viewer/${chart.replace(/^thread_/, '')}`)
  const points = page.locator('.wheel-point[role=button]')
  await points.first().waitFor()
  const small = await points.evaluateAll((all) =>
    all.flatMap((point) => {
      const { width, height } = point.getBoundingClientRect()
      return Math.min(width, height) < 24 ? [`${point.getAttribute('aria-label')}: ${width} × ${height}`] : []
    }),
  )
  expect(small).toEqual([])
  // A press on a point's own glyph is never taken by its neighbor.
  for (const point of await points.all()) {
    await point.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const box = await point.locator('[data-glyph]').first().boundingBox()
    if (!box) throw new Error('a point without a glyph')
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    const name = (await point.getAttribute('aria-label')) ?? ''
    await expect.poll(() => point.getAttribute('aria-pressed'), { message: name }).toBe('true')
  }
  await page.context().close()
})
