import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chartsText } from '#web/features/charts/text.ts'
import { buyingText } from '#web/features/plans/buying-text.ts'
import { myReportsText } from '#web/features/reports/my-text.ts'
import { accountText } from '#web/features/settings/account-text.ts'
import { settingsText } from '#web/features/settings/text.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { newSession, signInByCookie } from './browser-session.ts'
import { call, register, subscribe } from './people.ts'
import { longTest } from '../long-test.ts'
import { ways } from './ways.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const LANGS = ['en', 'ru'] as const

test.each(ways(1, LANGS))('a chart that was made is opened from where it was made (%s)', async (lang) => {
  const { email } = await register(product, { lang })
  const { page, faults } = await newSession(browser, { url: product.url, lang, size: 'phone' })
  await signInByCookie(page, product.url, email)
  const t = chartsText[lang]
  await page.goto('/my-charts#add')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: `${t.create}: ${t.types.transit.name}` }).click()
  await sheet.getByRole('link', { name: `${t.open}: ${t.types.transit.name}` }).click()
  await page.waitForURL('**/viewer/*')
  await page.getByRole('heading', { level: 1, name: t.types.transit.name }).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(faults).toEqual([])
  await page.context().close()
})

test.each(ways(0, LANGS))('who pays for a report opens it from the thanks, which stay (%s)', async (lang) => {
  const { email, token } = await register(product, { lang })
  const { page, faults, inspect } = await newSession(browser, { url: product.url, lang, size: 'phone' })
  await signInByCookie(page, product.url, email)
  const body = { product: 'report_first_purchase', pointer: 'personality', deliver_at_once: true }
  const invoice = await call<{ url: string }>(product, 'POST', '/invoice/product', { token, body })
  await page.request.post(new URL(invoice.url).pathname, { data: { outcome: 'pay' } })
  await page.goto('/my-reports?payment=success')
  const thanks = page.getByRole('dialog', { name: buyingText[lang].success.title })
  await thanks.getByRole('link', { name: buyingText[lang].success.read }).waitFor({ timeout: 60_000 })
  await inspect('payment-success-report')
  await thanks.getByRole('link', { name: buyingText[lang].success.read }).click()
  await page.waitForURL('**/viewer/*')
  expect(new URL(page.url()).search).toBe('')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(faults).toEqual([])
  await page.context().close()
})

longTest.each(ways(1, LANGS))('this month’s forecast is offered to be read by whoever has it (%s)', async (lang) => {
  const person = await register(product, { lang })
  await subscribe(product, person, 'year')
  const { page } = await newSession(browser, { url: product.url, lang, size: 'desktop' })
  await signInByCookie(page, product.url, person.email)
  const t = myReportsText[lang]
  await page.goto('/my-reports/monthly')
  await page.getByRole('main').getByRole('link', { name: t.orderMonthly }).first().waitFor()
  await call(product, 'GET', '/order/report/monthly-forecast', { token: person.token })
  await page.reload()
  await page.getByRole('main').getByRole('link', { name: t.readMonthly }).waitFor()
  expect(await page.getByRole('main').getByRole('link', { name: t.orderMonthly }).count()).toBe(0)
  await page.context().close()
})

test.each(ways(0, LANGS))('settings begin with where each of them is; deleting looks like it (%s)', async (lang) => {
  const { email } = await register(product, { lang })
  const { page, inspect } = await newSession(browser, { url: product.url, lang, size: 'phone' })
  await signInByCookie(page, product.url, email)
  await page.goto('/settings')
  const index = page.getByRole('navigation', { name: settingsText[lang].index })
  const links = index.getByRole('link')
  await expect.poll(() => links.count()).toBeGreaterThan(5)
  // Each leads to a heading that says the same, and the order is that of the page.
  const places = () =>
    links.evaluateAll((all) =>
      all.map((link) => {
        const heading = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
        return {
          same: heading?.innerText.toLowerCase() === (link as HTMLElement).innerText.toLowerCase(),
          top: heading?.getBoundingClientRect().top ?? NaN,
        }
      }),
    )
  await expect.poll(async () => (await places()).filter(({ same }) => !same)).toEqual([])
  const tops = (await places()).map(({ top }) => top)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  await index.getByRole('link', { name: accountText[lang].data }).click()
  await expect
    .poll(() => page.locator('#data').evaluate((heading) => heading.getBoundingClientRect().top))
    .toBeLessThan(300)
  const remove = page.getByRole('button', { name: accountText[lang].remove })
  const red = await page.evaluate(() => {
    const probe = document.createElement('span')
    probe.style.color = 'var(--tense)'
    document.body.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  expect(await remove.evaluate((button) => getComputedStyle(button).color)).toBe(red)
  expect((await remove.boundingBox())?.height).toBeGreaterThanOrEqual(40)
  await remove.click()
  const confirm = page.getByRole('dialog').getByRole('button', { name: accountText[lang].confirm })
  expect(await confirm.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe(red)
  await inspect('settings-delete')
  await page.context().close()
})
