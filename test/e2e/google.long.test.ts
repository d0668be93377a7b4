import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { say } from '#contract/messages/say.ts'
import { authText } from '#web/features/auth/text.ts'
import { chartsText } from '#web/features/charts/text.ts'
import { chartResultText } from '#web/features/first-chart/result-text.ts'
import { birthTimeText } from '#web/features/birth-time/text.ts'
import { common } from '#web/i18n/common.ts'
import { openBrowser } from '../browser.ts'
import { startOpenIdProvider, type OpenIdProvider } from '../openid-provider.ts'
import { freePort, startProduct, type Running } from '../running.ts'
import { fillRegistration, newSession, passWelcome, type Size } from './browser-session.ts'
import { newEmail, PASSWORD } from './people.ts'
import { ways } from './ways.ts'

let google: OpenIdProvider
let product: Running
let url: string
let browser: Browser
beforeAll(async () => {
  const port = await freePort()
  // Another site than the provider's 127.0.0.1, as Google is another than ours.
  url = `http://localhost:${port}`
  google = await startOpenIdProvider(`${url}/oauth/google/callback`)
  ;[product, browser] = await Promise.all([
    startProduct({ PORT: String(port), PUBLIC_URL: url, ...google.settings }),
    openBrowser(),
  ])
})
afterAll(async () => {
  await browser.close()
  await product.stop('SIGKILL')
  await google.close()
})

/** An answer that says no, as these do, is a line in the console and no fault. */
const broken = (faults: string[]) => faults.filter((fault) => !fault.includes('Failed to load resource'))

/** Whether the browser holds a session, or the page says so. */
const signedIn = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === 'session') ||
  (await page.locator('html').getAttribute('data-session')) === 'in'

/** Presses the button and chooses a person in the pop-up. */
async function continueAs(page: Page, button: string, choice: string): Promise<string[]> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: button }).click()])
  const addresses: string[] = []
  popup.on('framenavigated', (frame) => addresses.push(frame.url()))
  await popup.getByRole('button', { name: choice }).click()
  if (!popup.isClosed()) await popup.waitForEvent('close')
  return addresses
}

describe.each(
  ways(0, [
    ['en', 'desktop', 'light'],
    ['ru', 'phone', 'dark'],
  ]),
)('with Google in %s on a %s (%s)', (lang, size: Size, theme) => {
  const t = authText[lang]
  const visit = () => newSession(browser, { url, lang, size, theme })

  test('a newcomer signs up, is led to the settings, and comes back by it', async () => {
    const email = newEmail()
    google.people.set(email, { email, email_verified: true, given_name: lang === 'ru' ? 'Вера' : 'Vera' })
    const { page, faults, inspect } = await visit()
    await page.goto('/?showModal=auth&utm_source=e2e')
    await page.getByRole('button', { name: t.continueWith('Google') }).waitFor()
    await inspect('google-register')
    const addresses = await continueAs(page, t.continueWith('Google'), email)
    await page.getByText(t.providerWelcome).waitFor()
    await page.getByRole('link', { name: birthTimeText[lang].toSettings }).waitFor()
    await inspect('google-first-page')
    await page.getByRole('link', { name: birthTimeText[lang].toSettings }).click()
    await page.waitForURL('**/settings')
    await page.locator('main form').first().waitFor()
    expect(await page.locator('input[type=email]').inputValue()).toBe(email)

    const cookies = await page.context().cookies()
    const { value: token = '', httpOnly } = cookies.find(({ name }) => name === 'session') ?? {}
    expect([token, httpOnly]).toEqual([expect.stringMatching(/^[\w-]{32}$/), true])
    const readable = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie)
    for (const told of [...addresses, page.url(), product.output(), readable]) expect(told).not.toContain(token)
    expect(broken(faults)).toEqual([])
    await page.context().close()

    const again = await visit()
    await again.page.goto('/?showModal=login')
    await continueAs(again.page, t.continueWith('Google'), email)
    await again.page.getByRole('link', { name: birthTimeText[lang].toSettings }).waitFor()
    expect(await again.page.getByText(t.providerWelcome).count()).toBe(0)
    expect(broken(again.faults)).toEqual([])
    await again.page.context().close()
  })

  test('the last step of registering ends with Google as well, with the birth that was given', async () => {
    const email = newEmail()
    google.people.set(email, { email, email_verified: true, given_name: lang === 'ru' ? 'Вера' : 'Vera' })
    const session = await visit()
    const { page, faults, inspect } = session
    await page.goto('/?showModal=auth')
    await fillRegistration(session, {
      email: '',
      day: 17,
      month: 5,
      year: 1990,
      time: '14:30',
      place: lang === 'ru' ? 'Москва' : 'Moscow',
    })
    await inspect('google-last-step')
    await continueAs(page, t.continueWith('Google'), email)
    await page
      .getByRole('dialog')
      .getByText(chartResultText[lang].welcome(lang === 'ru' ? 'Вера' : 'Vera'))
      .waitFor()
    expect(await page.getByText(t.providerWelcome).count()).toBe(0)
    await passWelcome(session)
    await page.goto('/my-charts')
    await page.getByRole('link', { name: chartsText[lang].types.natal.name, exact: true }).click()
    await page.getByText('14:30').or(page.getByText('2:30 p.m.')).first().waitFor()
    expect(broken(faults)).toEqual([])
    await page.context().close()
  })

  test('what stands in the way is said in the form; an account that nobody confirmed stays shut', async () => {
    const email = newEmail()
    google.people.set(email, { email, email_verified: true })
    await fetch(`${url}/api/register`, {
      method: 'POST',
      body: new URLSearchParams({
        first_name: 'Squatter',
        last_name: 'X',
        email,
        password: PASSWORD,
        repeat_password: PASSWORD,
        birthdate: '1990-05-17',
        birthtime: '14:30',
        birthplace: 'Moscow',
        lang,
      }),
    })
    const { page, faults, inspect } = await visit()
    await page.goto('/?showModal=login')
    await continueAs(page, t.continueWith('Google'), 'Cancel')
    await page
      .getByRole('alert')
      .getByText(say(lang, 'provider_cancelled', { provider: 'Google' }))
      .waitFor()
    await continueAs(page, t.continueWith('Google'), email)
    await page
      .getByRole('alert')
      .getByText(say(lang, 'provider_account_unconfirmed', { provider: 'Google' }))
      .waitFor()
    await inspect('google-refused')
    expect(await signedIn(page)).toBe(false)

    // Closed by hand: nothing is said, and the button is there again.
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: t.continueWith('Google') }).click(),
    ])
    await page.getByRole('button', { name: t.windowOpen }).waitFor()
    await popup.close()
    await page.getByRole('button', { name: t.continueWith('Google') }).waitFor()
    await page.getByRole('button', { name: common[lang].close }).click()
    expect(broken(faults)).toEqual([])
    await page.context().close()
  })
})

test('a message that is not from the pop-up, or not from our own site, signs nobody in', async () => {
  const { page } = await newSession(browser, { url, lang: 'en', size: 'desktop' })
  await page.goto('/?showModal=login')
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: authText.en.continueWith('Google') }).click(),
  ])
  await popup.getByRole('button', { name: 'Cancel' }).waitFor()
  const forged = { type: 'oauth', status: 'success', token: 'x'.repeat(32), signup: false }
  // The provider's own page has the opener too, and is another origin.
  await popup.evaluate((message) => opener.postMessage(message, '*'), forged)
  await page.evaluate((message) => postMessage(message, location.origin), forged)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => resolve(null))))
  expect(await signedIn(page)).toBe(false)
  await popup.getByRole('button', { name: 'Cancel' }).click()
  await page
    .getByRole('alert')
    .getByText(say('en', 'provider_cancelled', { provider: 'Google' }))
    .waitFor()
  expect(await signedIn(page)).toBe(false)
  await page.context().close()
})
