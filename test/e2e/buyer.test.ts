import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PAGE_WORDS } from '#server/features/sandbox/page-words.ts'
import { authText } from '#web/features/auth/text.ts'
import { buyingText } from '#web/features/plans/buying-text.ts'
import { plansText } from '#web/features/plans/text.ts'
import { subscriptionText } from '#web/features/plans/subscription-text.ts'
import { myReportsText } from '#web/features/reports/my-text.ts'
import { orderText } from '#web/features/reports/order-text.ts'
import { COOKIE_SESSION, SESSION_HEADER } from '#contract/site-session.ts'
import { say } from '#contract/messages/say.ts'
import { PLANS } from '#product/offers.ts'
import type { Lang } from '#language/lang.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { mailAbout } from '../outbox.ts'
import { fillRegistration, newSession, submitRegistration, type Size, type BrowserSession } from './browser-session.ts'
import { newEmail } from './people.ts'
import { ways } from './ways.ts'
import { longTest } from '../long-test.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const PERSON = { day: 17, month: 5, year: 1990, time: '14:30' }
const PLACE: Record<Lang, string> = { en: 'Moscow', ru: 'Москва' }

/** Signs a new person up in the modal that is open. */
async function register(session: BrowserSession): Promise<string> {
  const { page, lang } = session
  const email = newEmail()
  await page.getByRole('dialog').getByRole('button', { name: authText[lang].register, exact: true }).click()
  await fillRegistration(session, { ...PERSON, email, place: PLACE[lang] })
  await submitRegistration(session)
  return email
}

const bankPages = new Map<Page, string>()

/** Waits until the words of the sandbox's page are there, and presses one of its buttons. */
async function atBank(
  { page, lang }: BrowserSession,
  action: keyof (typeof PAGE_WORDS)['en']['actions'],
): Promise<void> {
  await page.waitForURL('**/sandbox/checkout/**')
  await page.getByText(PAGE_WORDS[lang].play).waitFor()
  bankPages.set(page, page.url())
  await page.getByRole('button', { name: PAGE_WORDS[lang].actions[action], exact: action !== 'challenge' }).click()
}

const mailTo = (address: string, subject: RegExp) => mailAbout(product.dataDir, address, subject)

const planName = (lang: Lang, id: string) => PLANS.find((plan) => plan.id === id)?.texts[lang].title ?? ''

/** Lets the sandbox bank charge the next period: its page is where the person went to pay. */
async function renew(page: Page): Promise<void> {
  const url = bankPages.get(page)
  const answer = await page.request.post(url ?? '', { data: { outcome: 'renew' } })
  expect(answer.status()).toBe(200)
}

/** Takes a plan on the plans page. */
const choose = ({ page, lang }: BrowserSession, id: string) =>
  page.getByRole('button', { name: `: ${planName(lang, id)}` }).click()

describe.each(
  ways(1, [
    ['en', 'desktop', 'light'],
    ['ru', 'phone', 'dark'],
    ['en', 'phone', 'dark'],
    ['ru', 'desktop', 'light'],
  ]),
)('a buyer in %s on a %s (%s)', (lang, size: Size, theme) => {
  const t = { ...plansText[lang], ...buyingText[lang] }
  const s = subscriptionText[lang]

  test('a visitor takes a plan: registers on the way, sees every price, tries, cancels with a survey', async () => {
    const session = await newSession(browser, { url: product.url, lang, size, theme })
    const { page, faults, inspect } = session
    await page.goto('/plans')
    await inspect('plans')
    await choose(session, 'six_months')
    await page.getByRole('dialog').waitFor()
    const email = await register(session)

    await page.getByText(t.checkout.title(planName(lang, 'six_months'))).waitFor()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: t.checkout.payTrial }).waitFor()
    await expect.poll(() => sheet.innerText()).toMatch(lang === 'en' ? /\$0\b[^]*\$100\b/ : /\b0\s\$[^]*100\s\$/)
    // The report of one's choice comes after the trial, and what counts as used is said.
    expect(await sheet.innerText()).toMatch(
      lang === 'en' ? /not part of the trial[^]*\$11\.11/ : /не входит[^]*11,11\s\$/,
    )
    await sheet.getByRole('button', { name: t.checkout.haveCode }).click()
    await sheet.getByLabel(t.checkout.code).fill('NONE')
    await sheet.getByText(say(lang, 'promo_unknown')).waitFor()
    await inspect('plans-checkout')
    // A code that was won lowers the sum in the sheet, before any page of the bank.
    await page.evaluate((headers) => fetch('/api/promo/lucky-star', { method: 'POST', headers }), {
      [SESSION_HEADER]: COOKIE_SESSION,
    })
    await sheet.getByLabel(t.checkout.code).fill('LUCKY15')
    await sheet
      .getByText(lang === 'en' ? /\$85\b/ : /85\s\$/)
      .first()
      .waitFor()
    expect(await sheet.innerText()).toMatch(lang === 'en' ? /−\$15\b/ : /−15\s\$/)
    await sheet.getByLabel(t.checkout.code).fill('')
    await sheet.getByRole('button', { name: t.checkout.payTrial }).click()
    await page.getByText(t.checkout.consentNeeded).waitFor()
    await sheet.getByRole('checkbox').check()
    await sheet.getByRole('button', { name: t.checkout.payTrial }).click()
    await page.waitForURL('**/sandbox/checkout/**')
    await inspect('sandbox', 'page')
    await atBank(session, 'decline')
    await page.getByText(PAGE_WORDS[lang].declined).waitFor()
    await inspect('sandbox-declined')
    await atBank(session, 'challenge')
    await page.getByText(PAGE_WORDS[lang].challengeTitle).waitFor()
    await inspect('sandbox-challenge', 'page')
    await page.getByRole('button', { name: PAGE_WORDS[lang].approve }).click()

    await page.waitForURL('**/settings?payment=success')
    await page.getByText(t.success.trialTitle).waitFor()
    await inspect('payment-success')
    await page.getByRole('dialog').getByRole('button', { name: t.success.close }).last().click()
    await page.getByText(t.success.trialTitle).waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).not.toContain('payment')
    await page.getByText(new RegExp(`^${s.freeTrial}: `)).waitFor()
    expect(await page.getByRole('main').innerText()).not.toMatch(/−(\$0|0\s\$)/)
    await page.getByRole('button', { name: s.cancel }).waitFor()
    await inspect('settings-subscriber')
    await mailTo(email, lang === 'en' ? /3-day free trial has started/ : /Пробный период/)

    await page.goto('/plans')
    await page.getByText(t.states.current, { exact: true }).first().waitFor()
    await page.getByText(t.states.lower, { exact: true }).waitFor()
    await inspect('plans-subscriber')

    await page.goto('/settings')
    await page.getByRole('button', { name: s.cancel }).click()
    await inspect('cancel-1')
    await page.getByRole('dialog').getByRole('button', { name: s.cancelYes }).click()
    await page.getByText(s.canceled, { exact: true }).waitFor()
    await page.getByRole('dialog').getByLabel(s.reasons.expensive).check()
    await inspect('cancel-2')
    await page.getByRole('dialog').getByRole('button', { name: s.send, exact: true }).click()
    await page.getByText(s.thanks, { exact: true }).waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: s.cancel }).waitFor({ state: 'detached' })
    await page.getByText(s.types.subscription_cancel).first().waitFor()
    await inspect('settings-cancelled')
    // The code that isn't known is refused.
    expect(faults.filter((fault) => !fault.includes('status of 422'))).toEqual([])
    await page.context().close()
  })

  longTest(
    'a visitor buys reports, after leaving the payment page once, and withdraws from the purchase of a plan',
    async () => {
      const session = await newSession(browser, { url: product.url, lang, size, theme })
      const { page, faults, inspect } = session
      const o = orderText[lang]
      await page.goto('/report/personality')
      await inspect('report-order')
      await page.getByRole('button', { name: o.order }).click()
      await page.getByRole('dialog').waitFor()
      const email = await register(session)

      const sheet = page.getByRole('dialog')
      await sheet.getByRole('radio').first().waitFor()
      expect(await sheet.getByRole('radio').nth(0).isChecked()).toBe(true)
      await sheet.getByRole('radio').nth(1).check()
      await sheet
        .getByText(lang === 'en' ? '$45' : /45\s\$/)
        .nth(1)
        .waitFor()
      await sheet.getByRole('button', { name: o.pay }).click()
      await page.getByText(o.consentNeeded).waitFor()
      await inspect('purchase-sheet')
      await sheet.getByRole('checkbox').check()
      await sheet.getByRole('button', { name: o.pay }).click()
      await atBank(session, 'abandon')
      await page.waitForURL('**/report/personality')
      await page.getByRole('button', { name: o.order }).click()
      await sheet.getByRole('radio').nth(1).check()
      await sheet.getByRole('checkbox').check()
      await sheet.getByRole('button', { name: o.pay }).click()
      await atBank(session, 'pay')
      await page.waitForURL('**/my-reports?payment=success')
      await page.getByText(t.success.title).waitFor()
      await page.getByText(myReportsText[lang].left(3)).waitFor()
      // The thanks stay, and lead to what was bought.
      await page.getByRole('dialog').getByRole('link', { name: t.success.read }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByRole('link', { name: `${myReportsText[lang].read}: ` }).waitFor()
      await inspect('my-reports-bought')
      await page.goto('/report/personality')
      await page.getByText(o.credits(3)).waitFor()
      await inspect('report-credit')

      await page.goto('/plans')
      await choose(session, 'year')
      await page.getByRole('dialog').getByRole('checkbox').check()
      await page.getByRole('dialog').getByRole('button', { name: t.checkout.payTrial }).click()
      await atBank(session, 'pay')
      await page.getByText(t.success.trialTitle).waitFor()
      await page.getByRole('dialog').getByRole('button', { name: t.success.close }).last().click()
      await page.getByText(t.success.trialTitle).waitFor({ state: 'detached' })
      // The bank takes the first payment, as it would by itself after the trial.
      const list = page.getByRole('region', { name: s.transactions })
      await list.getByText(s.statuses.completed).first().waitFor()
      await renew(page)
      await page.goto('/settings')
      // The newest first: the plan before the bundle, of which three reports are still there.
      await list.getByRole('button', { name: s.withdraw }).first().waitFor()
      await inspect('settings-payments')
      await list.getByRole('button', { name: s.withdraw }).first().click()
      await page.getByRole('dialog').getByText(s.withdrawRefund, { exact: true }).waitFor()
      await inspect('withdraw')
      await page.getByRole('dialog').getByRole('button', { name: s.withdrawYes }).click()
      await list.getByText(s.types.refund).first().waitFor()
      await page.getByRole('button', { name: s.cancel }).waitFor({ state: 'detached' })
      await inspect('settings-withdrawn')
      const mail = await mailTo(email, lang === 'en' ? /received your withdrawal/ : /отказ от договора/)
      expect(mail.text).toMatch(/\d{1,2}:\d\d/)
      expect(faults).toEqual([])
      await page.context().close()
    },
  )
})
