import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { say } from '#contract/messages/say.ts'
import { adminText } from '#web/features/admin/text.ts'
import { authText } from '#web/features/auth/text.ts'
import { secondFactorText } from '#web/features/second-factor/text.ts'
import { settingsText } from '#web/features/settings/text.ts'
import type { Lang } from '#language/lang.ts'
import { codeAt } from '../authenticator.ts'
import { openBrowser } from '../browser.ts'
import { readOutbox } from '../outbox.ts'
import { eventually } from '../product.ts'
import { startProduct, type Running } from '../running.ts'
import { newSession, type BrowserSession } from './browser-session.ts'
import { newEmail, PASSWORD } from './people.ts'
import { ways } from './ways.ts'

const staff = { en: newEmail(), ru: newEmail() }

let product: Running
let browser: Browser
beforeAll(async () => {
  const settings = { ADMIN_EMAILS: Object.values(staff).join(), ADMIN_SECOND_FACTOR: 'required' }
  ;[product, browser] = await Promise.all([startProduct(settings), openBrowser()])
  for (const lang of ['en', 'ru'] as const) {
    const person = { first_name: 'Anna', last_name: 'Sokolova', email: staff[lang], lang }
    const birth = { birthdate: '1990-05-17', birthtime: '14:30', birthplace: 'Moscow' }
    const { token } = await post('/register', { ...person, ...birth, password: PASSWORD, repeat_password: PASSWORD })
    const [mail] = await readOutbox(product.dataDir, staff[lang])
    await post('/confirm/email', { token: mail?.token ?? '' }, token)
  }
})
afterAll(async () => {
  await browser.close()
  await product.stop('SIGKILL')
})

async function post(path: string, body: Record<string, string>, token?: string): Promise<{ token: string }> {
  const headers = token ? { authorization: `Bearer ${token}` } : undefined
  const answer = await fetch(`${product.url}/api${path}`, { method: 'POST', headers, body: new URLSearchParams(body) })
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true)
  return answer.json() as Promise<{ token: string }>
}

async function typePassword(page: Page, lang: Lang): Promise<void> {
  const auth = authText[lang]
  await page.goto('/?showModal=login')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(auth.email, { exact: true }).fill(staff[lang])
  await dialog.getByLabel(auth.password, { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: auth.login, exact: true }).click()
}

/** The last link that was sent to an address, as far as this product knows it. */
const linkAt = (address: string, count: number) =>
  eventually(async () => {
    // Mails that only tell of something lead to the settings.
    const mails = await readOutbox(product.dataDir, address)
    const links = mails.flatMap(({ link }) => (link?.pathname === '/confirm' ? [link] : []))
    const link = links.length >= count ? links.at(-1) : undefined
    return link && link.pathname + link.search
  }, `mail ${count} to ${address}`)

/** What the server refuses with a 4xx is an error to the console, and the only one that a test through refusals may see. */
const unexpected = (faults: string[]) => faults.filter((fault) => !fault.includes('status of 4'))

/** From the staff's shut pages through the settings to the open ones; gives the recovery codes. */
async function turnOn({ page, lang, inspect }: BrowserSession): Promise<string[]> {
  const t = secondFactorText[lang]
  const dialog = page.getByRole('dialog')
  const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click()
  await page.goto('/admin/users')
  await page.getByRole('heading', { name: t.staffTitle, exact: true }).waitFor()
  await inspect('90-staff-first')
  await page.getByRole('link', { name: t.toSettings, exact: true }).click()
  await page.getByRole('button', { name: t.turnOn, exact: true }).click()
  await dialog.getByLabel(t.password, { exact: true }).fill(PASSWORD)
  await press(t.goOn)
  await dialog.getByRole('img', { name: t.qr, exact: true }).waitFor()
  const uri = (await dialog.getByRole('link', { name: t.openApp, exact: true }).getAttribute('href')) ?? ''
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  await dialog.getByLabel(t.code, { exact: true }).fill('000000')
  await press(t.turnOn)
  await dialog.getByText(say(lang, 'code_wrong'), { exact: true }).waitFor()
  await inspect('91-scan')
  await dialog.getByLabel(t.code, { exact: true }).fill(codeAt(secret, new Date()))
  await press(t.turnOn)
  await dialog.getByRole('heading', { name: t.codesTitle, exact: true }).waitFor()
  const codes = await dialog.getByRole('listitem').allInnerTexts()
  await inspect('92-codes')
  await press(t.kept)
  await page.getByText(t.codesLeft(10)).waitFor()
  await inspect('93-settings')
  await page.goto('/admin/users')
  await page.getByRole('heading', { name: adminText[lang].users, exact: true }).waitFor()
  return codes
}

/** On another device, without the app: a recovery code is the second step. */
async function signInWithRecovery({ page, lang, inspect }: BrowserSession, code: string): Promise<void> {
  const t = authText[lang]
  const dialog = page.getByRole('dialog')
  await typePassword(page, lang)
  await dialog.getByRole('heading', { name: t.codeTitle, exact: true }).waitFor()
  await inspect('94-code')
  await dialog.getByRole('button', { name: t.useRecovery, exact: true }).click()
  await dialog.getByLabel(t.recoveryCode, { exact: true }).fill(code)
  await dialog.getByRole('button', { name: t.login, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Both mailboxes say yes, and the address is another. */
async function moveToAnotherAddress({ page, lang, inspect }: BrowserSession): Promise<void> {
  const t = settingsText[lang]
  const dialog = page.getByRole('dialog')
  const next = newEmail()
  await page.goto('/settings')
  await page.getByLabel(t.email, { exact: true }).fill(next)
  await page.getByRole('button', { name: t.save, exact: true }).click()
  await page.getByText(say(lang, 'email_pending', { email: next })).waitFor()
  await page.reload()
  await page.getByText(t.emailPending(next), { exact: true }).waitFor()
  await inspect('95-pending')
  const confirm = (kind: 'email_new' | 'email_old') =>
    dialog.getByRole('button', { name: authText[lang].confirm[kind], exact: true }).click()
  await page.goto(await linkAt(staff[lang], 2))
  await confirm('email_old')
  await dialog.getByText(say(lang, 'email_half'), { exact: true }).waitFor()
  await inspect('96-half')
  await page.goto(await linkAt(next, 1))
  await confirm('email_new')
  await dialog.getByText(say(lang, 'email_changed'), { exact: true }).waitFor()
  await page.goto('/settings')
  await expect.poll(() => page.getByLabel(t.email, { exact: true }).inputValue()).toBe(next)
}

test.each(
  ways(0, [
    ['ru', 'phone', 'dark'],
    ['en', 'desktop', 'light'],
  ]),
)(
  'one of the staff turns a second step on, signs in by it and moves to another address, %s on a %s',
  async (lang, size, theme) => {
    const device = () => newSession(browser, { url: product.url, lang, size, theme })
    const first = await device()
    await typePassword(first.page, lang)
    await first.page.getByRole('dialog').waitFor({ state: 'detached' })
    const codes = await turnOn(first)
    expect(codes).toHaveLength(10)
    const second = await device()
    await signInWithRecovery(second, codes[0] ?? '')
    await moveToAnotherAddress(second)
    for (const { faults } of [first, second]) expect(unexpected(faults)).toEqual([])
    for (const { page } of [first, second]) await page.context().close()
  },
)
