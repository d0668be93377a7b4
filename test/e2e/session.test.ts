import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser, sharedSite } from '#test/browser.ts'
import { authText } from '#web/features/auth/text.ts'
import { common } from '#web/i18n/common.ts'
import type { Lang } from '#language/lang.ts'
import { newSession, giveCookies } from './browser-session.ts'
import { PASSWORD, register } from './people.ts'
import { ways } from './ways.ts'
import { longTest } from '../long-test.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const newcomer = (lang: Lang, first_name: string) => register(product, { first_name, lang })

const sync = (token: string) =>
  fetch(`${product.url}/api/sync`, { headers: { authorization: `Bearer ${token}` } }).then(({ status }) => status)
const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((one) => one.name === name)?.value
const readable = (page: Page) =>
  page.evaluate(
    () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie + document.body.innerHTML,
  )
const face = (page: Page) => page.locator('html').getAttribute('data-session')

async function signOut(page: Page, lang: Lang) {
  await page.locator('header button[aria-haspopup=menu]').click()
  const menu = page.getByRole('menu')
  await menu.getByText(common[lang].signOut, { exact: true }).click()
}

describe.each(
  ways(0, [
    ['en', 'desktop'],
    ['ru', 'phone'],
  ]),
)('the session in %s on a %s', (lang, size) => {
  const visit = () => newSession(browser, { url: product.url, lang, size, offline: true })

  test('a browser that kept a token is carried over once; no script can read the cookie', async () => {
    const account = await newcomer(lang, 'Vera')
    const { page, faults } = await visit()
    await page.goto('/terms')
    await page.evaluate((text) => {
      localStorage.setItem('token', JSON.parse(text).token)
      localStorage.setItem('account', text)
      document.cookie = 'signed_in=1;path=/'
    }, JSON.stringify(account))
    // Two tabs at once.
    const other = await page.context().newPage()
    await Promise.all([page.goto('/settings'), other.goto('/settings')])
    for (const tab of [page, other]) await tab.locator('main form').first().waitFor()
    expect(await page.locator('input[type=email]').inputValue()).toBe(account.email)
    const session = (await cookie(page, 'session')) ?? ''
    expect(session).toMatch(/^[\w-]{32}$/)
    for (const tab of [page, other]) {
      const seen = await readable(tab)
      for (const secret of [session, account.token, await cookie(page, 'device')]) expect(seen).not.toContain(secret)
      expect(await tab.evaluate(() => localStorage.getItem('token'))).toBeNull()
    }
    // The token that scripts could read is dead.
    expect(await sync(account.token)).toBe(401)
    expect(faults.filter((fault) => !fault.includes('Failed to load resource'))).toEqual([])
    await page.context().close()
  })

  test('signing out ends every tab, at once, and clears what the browser kept but how it likes its pages', async () => {
    const account = await newcomer(lang, 'Vera')
    const { page } = await visit()
    await giveCookies(page, product.url, account.email)
    await page.goto('/settings')
    await page.locator('main form').first().waitFor()
    await page.evaluate(() => localStorage.setItem('theme', 'dark'))
    const other = await page.context().newPage()
    await other.goto('/my-charts')
    await other.locator('main h1').waitFor()
    const session = (await cookie(page, 'session')) ?? ''
    const started = Date.now()
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/logout')),
      signOut(page, lang),
    ])
    expect((await answer.allHeaders())['clear-site-data']).toBe('"cache"')
    const stored = () => page.evaluate(() => ({ ...localStorage }))
    await expect.poll(stored).toMatchObject({ theme: 'dark', consent: expect.any(String) })
    // Clearing has made browsers hang before, for good; a busy machine is only slow.
    expect(Date.now() - started).toBeLessThan(30_000)
    expect([await cookie(page, 'session'), await cookie(page, 'signed_in')]).toEqual([undefined, undefined])
    expect(await sync(session)).toBe(401)
    await expect.poll(() => face(other)).toBe('out')
    const personal = ['account', 'session', 'daily', 'calendar', 'token', 'signing_out']
    expect(Object.keys(await stored()).filter((key) => personal.includes(key))).toEqual([])
    // The device stays a known one.
    expect(await cookie(page, 'device')).toMatch(/^[\w-]{32}$/)
    // Only then is there a page to go back to.
    await expect.poll(() => new URL(page.url()).pathname).toBe('/')
    await page.goBack()
    await expect.poll(() => face(page)).toBe('out')
    await page.context().close()
  })

  longTest('signing out without a connection is told to the server later', async () => {
    const account = await newcomer(lang, 'Vera')
    const { page } = await visit()
    await giveCookies(page, product.url, account.email)
    await page.goto('/settings')
    await page.locator('main form').first().waitFor()
    const session = (await cookie(page, 'session')) ?? ''
    await page.route('**/api/**', (route) => route.abort())
    await signOut(page, lang)
    await expect.poll(() => face(page)).toBe('out')
    expect(await sync(session)).toBe(200)
    await page.unroute('**/api/**')
    await page.goto('/terms')
    await expect.poll(() => sync(session)).toBe(401)
    await expect.poll(() => cookie(page, 'session')).toBeUndefined()
    await page.context().close()
  })

  longTest('who signs in after another on the same device sees nothing of theirs in any tab', async () => {
    const [vera, anna] = [await newcomer(lang, 'Vera'), await newcomer(lang, 'Anna')]
    const { page } = await visit()
    await giveCookies(page, product.url, vera.email)
    const other = await page.context().newPage()
    const addressIn = (tab: Page) => tab.locator('input[type=email]').inputValue()
    for (const tab of [page, other]) {
      await tab.goto('/settings')
      await expect.poll(() => addressIn(tab)).toBe(vera.email)
    }
    await signOut(other, lang)
    for (const tab of [page, other]) await expect.poll(() => face(tab)).toBe('out')
    await other.goto('/?showModal=login')
    const dialog = other.getByRole('dialog')
    await dialog.getByLabel(authText[lang].email, { exact: true }).fill(anna.email)
    await dialog.getByLabel(authText[lang].password, { exact: true }).fill(PASSWORD)
    await dialog.getByRole('button', { name: authText[lang].login, exact: true }).click()
    await expect.poll(() => face(other)).toBe('in')
    await expect.poll(() => face(page)).toBe('in')
    await expect.poll(() => addressIn(page)).toBe(anna.email)

    // Ended from elsewhere: forgotten here at the next call.
    const ended = await fetch(`${product.url}/api/account/devices`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${anna.token}` },
    })
    expect(ended.status).toBe(200)
    await page.reload()
    await expect.poll(() => face(page)).toBe('out')
    await page.context().close()
  })
})
