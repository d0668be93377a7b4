import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { say } from '#contract/messages/say.ts'
import { authText } from '#web/features/auth/text.ts'
import { passkeysText } from '#web/features/passkeys/text.ts'
import { accountText } from '#web/features/settings/account-text.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { confirmByMail } from '../outbox.ts'
import { newSession } from './browser-session.ts'
import { PASSWORD, register } from './people.ts'
import { ways } from './ways.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** What the server refuses with a 4xx is an error to the console, and the only one that a test through refusals may see. */
const unexpected = (faults: string[]) => faults.filter((fault) => !fault.includes('status of 4'))

/** A device that keeps passkeys and is unlocked by itself. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test.each(
  ways(0, [
    ['en', 'phone', 'dark'],
    ['ru', 'desktop', 'light'],
  ]),
)('a passkey is added, signs in, shows who one is, and is removed, %s on a %s', async (lang, size, theme) => {
  const t = passkeysText[lang]
  const auth = authText[lang]
  const person = await register(product, { lang })
  await confirmByMail(product, person)
  // Browsers make passkeys for a name, and not for a number.
  const url = product.url.replace('127.0.0.1', 'localhost')
  const session = await newSession(browser, { url, lang, size, theme })
  const { page, inspect, faults } = session
  await giveAuthenticator(page)
  const dialog = page.getByRole('dialog')
  const card = page.getByRole('region', { name: t.title })
  await page.goto('/?showModal=login')
  await dialog.getByLabel(auth.email, { exact: true }).fill(person.email)
  await dialog.getByLabel(auth.password, { exact: true }).fill(PASSWORD)
  await inspect('97-sign-in')
  await dialog.getByRole('button', { name: auth.login, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.goto('/settings')
  await card.getByRole('button', { name: t.add, exact: true }).click()
  await card.getByRole('button', { name: t.rename }).click()
  await dialog.getByLabel(t.name, { exact: true }).fill('My key')
  await page.keyboard.press('Enter')
  await card.getByText('My key', { exact: true }).waitFor()
  await inspect('97-passkeys')

  const signOut = async () => {
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto('/?showModal=login')
  }
  const isIn = async () => {
    await page.waitForFunction(() => document.documentElement.dataset.session === 'in')
    await dialog.waitFor({ state: 'detached' })
  }
  // The browser offers it in the form, and this device takes the offer by itself.
  await signOut()
  await isIn()
  // A browser that makes no such offer waits for the button. One at a time: two sign-ins at once would be a race.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await signOut()
  await dialog.getByRole('button', { name: t.signIn, exact: true }).click()
  await isIn()

  await page.goto('/settings')
  // Whose page it is may come from the server: it is drawn anew then, and what was pressed before is lost.
  await card.getByText('My key', { exact: true }).waitFor()
  const old = { status: 'error', reason: 'proof_required', message: say(lang, 'proof_required') }
  await page.route('**/api/account/export', (route) => route.fulfill({ status: 403, json: old }), { times: 1 })
  await page.getByRole('button', { name: accountText[lang].download, exact: true }).click()
  await dialog.getByRole('button', { name: t.prove, exact: true }).waitFor()
  await inspect('98-proof')
  await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: t.prove, exact: true }).click()])
  await dialog.waitFor({ state: 'detached' })
  await card.getByRole('button', { name: t.removeNamed('My key'), exact: true }).click()
  await dialog.getByText(t.removeIntro, { exact: true }).waitFor()
  await inspect('98-remove')
  await dialog.getByRole('button', { name: t.remove, exact: true }).click()
  await card.getByText('My key', { exact: true }).waitFor({ state: 'detached' })
  expect(unexpected(faults)).toEqual([])
  await page.context().close()
})
