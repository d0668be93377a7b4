import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CATALOGUE, inLanguage, reportOf } from '#product/catalogue/catalogue.ts'
import { say } from '#contract/messages/say.ts'
import { ANSWER_DAYS } from '#product/rights.ts'
import { expertsText } from '#web/features/bookings/text.ts'
import { buyingText } from '#web/features/plans/buying-text.ts'
import { privacyText } from '#web/features/legal/privacy-text.ts'
import { termsText } from '#web/features/legal/terms-text.ts'
import { reportsText } from '#web/features/reports/text.ts'
import { ownReviewsText } from '#web/features/reviews/own-reviews-text.ts'
import { reviewsPageText } from '#web/features/reviews/page-text.ts'
import { faqText } from '#web/features/support/faq-text.ts'
import { supportText } from '#web/features/support/text.ts'
import type { Lang } from '#language/lang.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { confirmByMail } from '../outbox.ts'
import { addConsultant } from './consultants.ts'
import { newSession, signInByCookie, type BrowserSession } from './browser-session.ts'
import { call, register } from './people.ts'
import { ways } from './ways.ts'
import { longTest } from '../long-test.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
  await addConsultant(product, product.owners.en)
})
afterAll(() => browser.close())

const WAYS = ways(1, [
  ['en', 'desktop', 'light'],
  ['ru', 'phone', 'dark'],
])

/** Every public page of its own, with what its heading says. */
const pagesIn = (lang: Lang) => {
  const personality = reportOf('personality')
  return {
    '/reports': reportsText[lang].headline,
    '/reports/personal': reportsText[lang].categories.personal,
    '/report/personality': personality ? inLanguage(personality, lang).title : '',
    '/reviews': reviewsPageText[lang].headline,
    '/experts': expertsText[lang].headline,
    '/support': supportText[lang].headline,
    '/privacy': privacyText[lang].headline,
    '/terms': termsText[lang].headline,
  }
}

async function signIn({ page, lang }: BrowserSession): Promise<void> {
  const { token, email } = await register(product, { first_name: lang === 'ru' ? 'Вера' : 'Vera', lang })
  await confirmByMail(product, { token, email })
  // Who says something has read something.
  await call(product, 'POST', '/order/report/chart:natal', { token })
  await signInByCookie(page, product.url, email)
}

describe.each(WAYS)('a visitor in %s on a %s (%s)', (lang, size, theme) => {
  const visit = () => newSession(browser, { url: product.url, lang, size, theme })

  longTest('finds every public page in their language, whole and readable', async () => {
    const { page, faults, inspect } = await visit()
    for (const [path, heading] of Object.entries(pagesIn(lang))) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
      expect(await page.locator('html').getAttribute('lang')).toBe(lang)
      await inspect(`public${path.replaceAll('/', '-')}`)
    }
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('narrows the reports to a part of life, opens one, and goes on to another', async () => {
    const t = reportsText[lang]
    const { page, faults } = await visit()
    await page.goto('/reports')
    const cards = page.locator('main').getByRole('article')
    expect(await cards.count()).toBe(CATALOGUE.length)
    await page.getByRole('navigation', { name: t.filter }).getByRole('link', { name: t.categories.finance }).click()
    const inFinance = CATALOGUE.filter(({ categories }) => categories.includes('finance'))
    await expect.poll(() => cards.count()).toBe(inFinance.length)
    await cards.first().getByRole('link').click()
    // The address changes before the page does.
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).not.toBe(t.categories.finance)
    const first = await page.getByRole('heading', { level: 1 }).innerText()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page
      .getByRole('link', { name: new RegExp(`^${t.more}`) })
      .first()
      .click()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).not.toBe(first)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.getByRole('link', { name: t.back }).click()
    await expect.poll(() => cards.count()).toBe(CATALOGUE.length)
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('finds an answer by words and by category, and writes where there is none', async () => {
    const t = supportText[lang]
    const { page, faults, inspect } = await visit()
    await page.goto('/support')
    await page.getByRole('heading', { name: t.contactTitle }).waitFor()
    const questions = page.locator('main details')
    expect(await questions.count()).toBe(13)
    await page.getByRole('button', { name: t.categories.billing }).click()
    await expect.poll(() => questions.count()).toBe(2)
    await page.getByRole('searchbox', { name: t.search }).fill('xyzzy')
    await page.getByText(t.nothing).waitFor()
    await page.getByRole('searchbox', { name: t.search }).fill('')
    await questions.last().locator('summary').click()
    await page.getByText(faqText[lang].questions[4]?.answer ?? '').waitFor()

    await page.getByRole('button', { name: t.send }).click()
    await expect.poll(() => page.getByText(say(lang, 'required')).count()).toBe(3)
    await page.getByLabel(t.subject, { exact: true }).fill('A question')
    await page.getByLabel(t.message).fill('Where is my report?')
    await page.getByLabel(t.email).fill('nobody')
    await page.getByRole('button', { name: t.send }).click()
    await page.getByText(say(lang, 'email')).waitFor()
    expect(await page.getByLabel(t.message).inputValue()).toBe('Where is my report?')
    await inspect('support-errors')
    await page.getByLabel(t.email).fill('reader@example.test')
    await page.getByRole('button', { name: t.send }).click()
    await page.getByText(t.sentText('reader@example.test', ANSWER_DAYS.others)).waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  longTest(
    'who is signed in writes a review; a picture that is none is refused and nothing typed is lost',
    async () => {
      const t = ownReviewsText[lang]
      const session = await visit()
      const { page, inspect } = session
      await page.goto('/reviews')
      expect(await page.getByRole('button', { name: t.add }).count()).toBe(0)
      await signIn(session)
      await page.goto('/reviews')
      await page.getByRole('button', { name: t.add }).click()
      const dialog = page.getByRole('dialog')
      expect(await dialog.getByRole('radio', { name: t.star(5) }).isChecked()).toBe(true)
      await dialog.getByRole('radio', { name: t.star(4) }).check({ force: true })
      const words = `${lang} ${crypto.randomUUID()}`
      await dialog.getByLabel(t.text).fill(words)
      await dialog
        .getByLabel(t.avatar)
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
      await dialog.getByRole('button', { name: t.send }).click()
      await dialog.getByText(say(lang, 'avatar_unreadable')).first().waitFor()
      await inspect('review-refused')
      expect(await dialog.getByLabel(t.text).inputValue()).toBe(words)
      await dialog.getByLabel(t.avatar).setInputFiles([])
      await dialog.getByRole('button', { name: t.send }).click()
      const own = page.getByRole('region', { name: t.mine }).getByRole('listitem').filter({ hasText: words })
      await own.getByText(t.states.pending).waitFor()
      await inspect('review-waits')
      expect(await page.getByRole('figure').filter({ hasText: words }).count()).toBe(0)
      await page.context().close()
    },
  )

  longTest('who is signed in books an hour, pays for it, sees it, and cancels it', async () => {
    const t = expertsText[lang]
    const session = await visit()
    const { page, inspect } = session
    await page.goto('/experts')
    await page.getByRole('link', { name: /(Mark|Марк)/ }).click()
    await page.getByRole('dialog').waitFor()
    await signIn(session)
    await page.goto('/experts')
    await page.getByRole('button', { name: /(Mark|Марк)/ }).click()
    const dialog = page.getByRole('dialog')
    const confirm = dialog.locator('button.button').last()
    await dialog.getByText(t.noDay).waitFor()
    // What an hour costs and how long it is, before anything is chosen.
    await dialog.getByText(lang === 'en' ? '$15 for 60 minutes' : /^3\s000\s₽ за 60 минут$/).waitFor()
    expect(await confirm.isDisabled()).toBe(true)
    await dialog.getByRole('group', { name: t.day }).getByRole('button').nth(5).click()
    expect(await confirm.isDisabled()).toBe(true)
    // Each way takes an hour of its own.
    await dialog
      .getByRole('group', { name: t.time })
      .getByRole('button')
      .nth(lang === 'en' ? 2 : 6)
      .click()
    await dialog.getByText(t.rule).waitFor()
    await inspect('booking')
    await confirm.click()
    await page.waitForURL(/\/sandbox\/checkout\//)
    await page.request.post(page.url(), { data: { outcome: 'pay' } })
    await page.goto('/experts?payment=success')
    await dialog.getByRole('button', { name: buyingText[lang].success.booking }).click()
    const mine = page.getByRole('region', { name: t.mineTitle })
    await mine.getByText(t.states.booked).first().waitFor()
    await inspect('booked')
    await mine.getByRole('button', { name: t.cancel }).click()
    await mine.getByText(t.cancelFree).waitFor()
    await mine.getByRole('button', { name: t.cancel }).click()
    await expect.poll(() => mine.count()).toBe(0)
    await page.context().close()
  })

  test('without scripts every public page shows its words, links and pictures’ places', async () => {
    const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false })
    const page = await context.newPage()
    for (const [path, heading] of Object.entries(pagesIn(lang))) {
      await page.goto(`${path}?lang=${lang}`)
      expect(await page.getByRole('heading', { level: 1 }).innerText(), path).toBe(heading)
    }
    await page.goto(`/support?lang=${lang}`)
    const text = await page.locator('main').innerText()
    for (const { question } of faqText[lang].questions) expect(text).toContain(question)
    await context.close()
  })
})

test.each(['/report/tarot', '/reports/luck'])('%s leads to all reports', async (path) => {
  const answer = await fetch(product.url + path, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/reports'])
})
