import type { Browser, Locator } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedPageText } from '#web/features/shared-page/page-text.ts'
import { sharedLinksText } from '#web/features/shared-links/text.ts'
import { chartsText } from '#web/features/charts/text.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { newSession, signInByCookie, type BrowserSession } from './browser-session.ts'
import { call, register } from './people.ts'
import { ways } from './ways.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Makes a link in its open sheet, and tells its address. */
async function makeLink({ page, lang, inspect }: BrowserSession, sheet: Locator): Promise<string> {
  const t = sharedLinksText[lang]
  await sheet.getByText(t.tells.chart).waitFor()
  expect(await sheet.getByLabel(t.showBirth).isChecked()).toBe(false)
  await inspect('link-before')
  await sheet.getByRole('button', { name: t.make, exact: true }).click()
  const ready = page.getByRole('dialog', { name: t.readyTitle })
  const address = await ready.getByLabel(t.address, { exact: true }).inputValue()
  await inspect('link-ready')
  return address
}

test.each(
  ways(0, [
    ['ru', 'phone', 'light'],
    ['en', 'desktop', 'dark'],
  ]),
)(
  'a chart is shared by a public link, read without an account, and switched off (%s, %s)',
  async (lang, size, theme) => {
    const owner = await newSession(browser, { url: product.url, lang, size, theme })
    const { page, inspect, faults } = owner
    const [t, words] = [sharedLinksText[lang], sharedPageText[lang]]
    const { email, token } = await register(product, { lang, birthplace: lang === 'ru' ? 'Москва' : 'Moscow' })
    const { hash } = await call<{ hash: string }>(product, 'POST', '/order/report/chart:natal', { token })
    await signInByCookie(page, product.url, email)

    await page.goto('/settings#shared-links')
    await page.getByText(t.none).waitFor()
    await page.goto(`/viewer/${hash.replace('thread_', '')}`)
    await page.getByRole('button', { name: t.button, exact: true }).click()
    const address = await makeLink(owner, page.getByRole('dialog'))
    expect(address).toMatch(/\/shared\/[\w-]{32}$/)
    const path = new URL(address).pathname

    const visitor = await newSession(browser, { url: product.url, lang, size, theme })
    const answer = await visitor.page.goto(path)
    expect([answer?.status(), answer?.headers()['x-robots-tag']]).toEqual([200, 'noindex'])
    await visitor.page.getByRole('heading', { name: chartsText[lang].reading }).waitFor()
    const read = await visitor.page.locator('main').innerText()
    expect(read).not.toMatch(/1990|14:30|2:30\sp|Moscow|Москв|Sokolova|Anna/)
    await visitor.inspect('shared-chart', 'page')
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const card = await visitor.page.locator('meta[property="og:image"]').getAttribute('content')
    const drawn = await fetch(product.url + new URL(card ?? '').pathname + new URL(card ?? '').search)
    const { width, height } = await sharp(new Uint8Array(await drawn.arrayBuffer())).metadata()
    expect([width, height]).toEqual([1200, 630])
    // A way to one's own chart.
    expect(await visitor.page.getByRole('link', { name: words.ownAction }).getAttribute('href')).toMatch(/^\//)

    await page.goto('/settings#shared-links')
    const card_ = page.getByRole('region', { name: t.title })
    await card_.getByText(t.opened(1, '1')).waitFor()
    await inspect('links-settings', 'page')
    await card_.getByRole('button', { name: new RegExp(`^${t.turnOff}`) }).click()
    await page.getByRole('dialog').getByRole('button', { name: t.turnOff, exact: true }).click()
    await card_.getByRole('button', { name: new RegExp(`^${t.on}`) }).waitFor()

    const gone = await visitor.page.goto(path)
    expect(gone?.status()).toBe(404)
    await visitor.page.getByRole('heading', { name: words.closedTitle }).waitFor()
    await visitor.inspect('shared-closed', 'page')
    // Switched on again from the settings, it is at another address.
    await card_.getByRole('button', { name: new RegExp(`^${t.on}`) }).click()
    const other = await makeLink(owner, page.getByRole('dialog'))
    expect(other).not.toBe(address)
    expect((await visitor.page.goto(new URL(other).pathname))?.status()).toBe(200)
    expect(faults).toEqual([])
    // The browser says so itself where what a link is about is not there.
    expect(visitor.faults.filter((fault) => !fault.includes('404'))).toEqual([])
  },
)
