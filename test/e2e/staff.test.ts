import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { overviewText } from '#web/features/admin/overview-text.ts'
import { bookingsSection, consultantsSection } from '#web/features/bookings/staff-sections.ts'
import { reviewsSection } from '#web/features/reviews/staff-section.ts'
import { consultantText } from '#web/features/bookings/consultant-text.ts'
import { adminText } from '#web/features/admin/text.ts'
import { proofText } from '#web/features/proof/text.ts'
import { authText } from '#web/features/auth/text.ts'
import { say } from '#contract/messages/say.ts'
import { LANGS, type Lang } from '#language/lang.ts'
import { confirmByMail, readOutbox } from '../outbox.ts'
import { eventually } from '../product.ts'
import { openBrowser } from '../browser.ts'
import { startProduct, type Running } from '../running.ts'
import { newSession, signInByCookie, type BrowserSession } from './browser-session.ts'
import { newEmail, PASSWORD } from './people.ts'
import { ways } from './ways.ts'
import { longTest } from '../long-test.ts'

/** One of each language: their pages speak that of their account. */
const STAFF: Record<Lang, string> = { en: 'staff@example.test', ru: 'staff-ru@example.test' }
/** What would run if anything that people write were taken for markup. */
const HOSTILE = '<img src=x onerror="window.harmed=1"><script>window.harmed=1</script>'

let product: Running
let browser: Browser
let personId = 0
let thread = ''

async function api(method: string, path: string, body?: object, token?: string) {
  const response = await fetch(`${product.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  expect(response.status, `${method} ${path}: ${JSON.stringify(answer)}`).toBeLessThan(300)
  return answer
}

const person = (email: string, name: string, lang: Lang = 'en') => ({
  first_name: name,
  last_name: name,
  email,
  password: PASSWORD,
  repeat_password: PASSWORD,
  birthdate: '1990-05-17',
  birthtime: '14:30',
  birthplace: 'Moscow',
  lang,
})

beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct({ ADMIN_EMAILS: Object.values(STAFF).join() }), openBrowser()])
  for (const lang of LANGS) {
    const { token: own } = await api('POST', '/register', person(STAFF[lang], lang === 'ru' ? 'Ольга' : 'Olga', lang))
    const [mail] = await readOutbox(product.dataDir, STAFF[lang])
    await api('POST', '/confirm/email', { token: mail?.token }, own)
  }
  const hostile = await api('POST', '/register', person('hostile@example.test', HOSTILE.slice(0, 80)))
  personId = hostile.id
  const { token } = hostile
  await confirmByMail(product, hostile)
  await api('POST', '/order/report/chart:natal', {}, token)
  await api('POST', '/reviews/set', { rating: 5, text: HOSTILE, location: HOSTILE.slice(0, 70) }, token)
  await api('POST', '/support', { subject: HOSTILE, message: HOSTILE, email: 'hostile@example.test' }, token)
  const reply = await api('POST', '/chat', { content: `What is my Sun sign? ${HOSTILE}`, role: 'user' }, token)
  thread = reply.thread
})
afterAll(async () => {
  await browser?.close()
  await product?.stop('SIGKILL')
})

const signIn = ({ page }: BrowserSession, email: string) => signInByCookie(page, product.url, email)

it.each(
  ways(0, [
    ['en', 'desktop', 'light'],
    ['ru', 'phone', 'dark'],
  ]),
)('every page of the staff opens, and nothing that people wrote runs there (%s, %s)', async (lang, size, theme) => {
  const session = await newSession(browser, { url: product.url, lang, size, theme })
  const { page, faults, inspect } = session
  await signIn(session, STAFF[lang])
  const t = adminText[lang]
  const pages: [path: string, heading: string, holds: string | RegExp][] = [
    ['', t.overview, overviewText[lang].series.sign_ups],
    ['/users', t.users, 'hostile@example.test'],
    [`/user/${personId}`, HOSTILE.slice(0, 20), t.actions],
    [`/user/${personId}/chat/${thread}`, t.conversation, HOSTILE],
    ['/threads', t.threads, 'hostile@example.test'],
    ['/prompts', t.prompts, t.record],
    ['/reports', t.reports, t.nothing],
    ['/calendar/2026-12-24', t.calendar, t.noEntry],
    ['/settings', t.settings, t.queue],
    ['/settings/support', t.support, HOSTILE],
    ['/settings/reviews', reviewsSection.title[lang], HOSTILE],
    ['/settings/bookings', bookingsSection.title[lang], t.nothing],
    ['/settings/consultants', consultantsSection.title[lang], consultantText[lang].emptyTitle],
    ['/settings/stats', t.stats, t.statsFrom.counted],
    ['/settings/connections', t.connections, t.kinds.payments],
    ['/settings/offers', t.offers, t.offersNote],
    ['/settings/queue', t.queue, 'account-mail'],
    ['/settings/queue/account-mail', 'account-mail', t.nothing],
    ['/settings/staff', t.staff, STAFF[lang]],
    ['/settings/audit', t.audit, /./],
  ]
  for (const [path, heading, holds] of pages) {
    await page.goto(`/admin${path}`)
    const main = page.getByRole('main')
    await main.getByRole('heading', { level: 1, name: heading }).waitFor()
    await main.getByText(holds).first().waitFor()
    await inspect(`staff${path.replaceAll('/', '-')}`, 'page')
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(sideways, path).toBeLessThanOrEqual(0)
  }
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
  expect(faults).toEqual([])
})

longTest('a credit is given with a reason, at the keyboard, and stands in the log', async () => {
  const session = await newSession(browser, { url: product.url, lang: 'en', size: 'desktop' })
  const { page, faults } = session
  await signIn(session, STAFF.en)
  const t = adminText.en
  await page.goto('/admin/users')
  await page.getByLabel(t.search, { exact: true }).fill('HOSTILE@')
  await page.getByLabel(t.search, { exact: true }).press('Enter')
  await page.getByRole('main').getByRole('row').nth(1).getByRole('link').press('Enter')
  const open = page.getByRole('button', { name: t.grantCredit })
  await open.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t.howMany, { exact: true }).fill('3')
  await dialog.getByRole('button', { name: t.do, exact: true }).click()
  await dialog
    .getByRole('alert')
    .filter({ hasText: /fill this in/ })
    .waitFor()
  await dialog.getByLabel(t.reason, { exact: true }).fill('a late reply')
  await dialog.getByRole('button', { name: t.do, exact: true }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  expect(await open.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.getByRole('row').filter({ hasText: 'a late reply' }).filter({ hasText: 'grant credit' }).waitFor()
  await page.getByRole('row').filter({ hasText: 'credit_granted' }).filter({ hasText: '3' }).waitFor()
  // A refused value was said beside its field; the browser itself notes the answer in its console.
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([])
})

longTest('a date of the calendar is generated, changed and given back', async () => {
  const session = await newSession(browser, { url: product.url, lang: 'en', size: 'desktop' })
  const { page, inspect, faults } = session
  await signIn(session, STAFF.en)
  const t = adminText.en
  await page.goto('/admin/calendar/2026-12-25')
  await page.getByRole('button', { name: t.generate, exact: true }).click()
  const english = page.getByRole('region', { name: t.languages.en })
  await english.getByLabel(t.entryFields.general, { exact: true }).waitFor()
  await english.getByLabel(t.entryFields.energy, { exact: true }).fill('64')
  await english.getByRole('button', { name: t.update }).click()
  await english.getByText(t.edited).waitFor()
  expect(await english.getByLabel(t.entryFields.energy, { exact: true }).inputValue()).toBe('64')
  await inspect('staff-calendar-entry')

  // Whatever the staff typed is text there, and of its HTML only paragraphs are left.
  await english.getByLabel(t.entryFields.general, { exact: true }).fill(HOSTILE)
  await english.getByLabel(t.entryFields.desc, { exact: true }).fill(`<p>And this.</p>${HOSTILE}`)
  await english.getByRole('button', { name: t.update }).click()
  await english.getByText(t.edited).waitFor()
  await page.reload()
  expect(await english.getByLabel(t.entryFields.general, { exact: true }).inputValue()).toBe(HOSTILE)
  const kept = await english.getByLabel(t.entryFields.desc, { exact: true }).inputValue()
  expect(kept).toMatch(/^<p>And this\.<\/p>&lt;img [^<>]*&gt;&lt;script&gt;[^<>]*$/)
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
  await english.getByRole('button', { name: t.remove, exact: true }).click()
  await english.getByText(t.removeSure).waitFor()
  await english.getByRole('button', { name: t.remove, exact: true }).click()
  await english.waitFor({ state: 'detached' })
  expect(faults).toEqual([])
})

it('whoever is not of the staff is sent home', async () => {
  const session = await newSession(browser, { url: product.url, lang: 'en', size: 'desktop' })
  const { page } = session
  await signIn(session, 'hostile@example.test')
  await page.goto('/admin/users')
  await page.waitForURL('**/home')
  const guest = await newSession(browser, { url: product.url, lang: 'en', size: 'desktop' })
  await guest.page.goto('/admin')
  await guest.page.waitForURL('**/home*')
})

longTest.each(
  ways(0, [
    ['ru', 'desktop', 'light'],
    ['en', 'phone', 'dark'],
  ]),
)('an owner invites somebody, and is asked who they are before it is done (%s, %s)', async (lang, size, theme) => {
  const session = await newSession(browser, { url: product.url, lang, size, theme })
  const { page, inspect } = session
  const t = adminText[lang]
  const proof = proofText[lang]
  await signIn(session, STAFF[lang])
  await page.goto('/admin/settings/staff')
  // As if the sign-in were long ago; what is sent again reaches the server.
  const invitations = '**/api/admin/staff/invitations'
  const old = { status: 'error', reason: 'proof_required', message: say(lang, 'proof_required') }
  let isAsked = false
  await page.route(invitations, (route) => {
    // The list of invitations has the same address.
    if (isAsked || route.request().method() !== 'POST') return route.fallback()
    isAsked = true
    return route.fulfill({ status: 403, json: old })
  })
  const email = newEmail()
  await page.getByRole('button', { name: t.invite, exact: true }).click()
  const form = page.getByRole('dialog', { name: t.inviteTitle })
  await form.getByLabel(t.columns.email, { exact: true }).fill(email)
  await form.getByLabel(t.columns.role, { exact: true }).selectOption({ label: t.roles.editor })
  await form.getByText(t.rolesDo.editor, { exact: true }).waitFor()
  await inspect('staff-invite')
  await form.getByRole('button', { name: t.invite, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: proof.title })
  await dialog.getByLabel(proof.password, { exact: true }).fill('not this one')
  await page.keyboard.press('Enter')
  await dialog.getByText(say(lang, 'password_wrong'), { exact: true }).waitFor()
  await inspect('proof')
  await dialog.getByLabel(proof.password, { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByText(t.invitationSent).first().waitFor()
  await page.getByRole('cell', { name: email, exact: true }).waitFor()
  await inspect('staff-invited')

  const invited = await newSession(browser, { url: product.url, lang, size, theme })
  const link = await eventually(
    async () => /https?:\/\/\S+\?invitation=\S+/.exec((await readOutbox(product.dataDir, email))[0]?.text ?? '')?.[0],
    'the invitation',
  )
  const { pathname, search } = new URL(link)
  await invited.page.goto(pathname + search)
  const auth = authText[lang]
  await invited.page.getByText(auth.invitationElsewhere(email, auth.staffRoles.editor), { exact: true }).waitFor()
  await invited.inspect('invitation')
  await invited.page.getByRole('dialog').getByRole('button', { name: auth.register, exact: true }).click()
  await invited.page.getByText(auth.invitationRegister(email), { exact: true }).waitFor()
  expect(await invited.page.getByRole('dialog').getByLabel(auth.email, { exact: true }).inputValue()).toBe(email)
  expect(session.faults.filter((fault) => !/status of 4(03|22)/.test(fault))).toEqual([])
  expect(invited.faults).toEqual([])
})
