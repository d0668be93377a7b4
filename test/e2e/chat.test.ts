import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authText } from '#web/features/auth/text.ts'
import { CARE_WORDS } from '#reading/astrologer/safety/care-data.ts'
import { chartsText } from '#web/features/charts/text.ts'
import { chatText } from '#web/features/chat/text.ts'
import { guestText } from '#web/features/guest/text.ts'
import { chromeText } from '#web/chrome/text.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { arrive, ASKED, signUp } from './asking.ts'
import { newSession, signInByCookie, SIZES, type BrowserSession } from './browser-session.ts'
import { call, register } from './people.ts'
import { ways } from './ways.ts'

describe('the astrologer, in a real browser', () => {
  const product = sharedSite()
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser.close())

  async function askOnce({ page, lang }: BrowserSession, within: ReturnType<Page['getByRole']>) {
    const t = chatText[lang]
    const { question, begins } = ASKED[lang]
    const box = within.getByRole('textbox', { name: t.question })
    await box.fill('   ')
    await box.press('Enter')
    expect(await within.getByRole('log').getByText(begins).count()).toBe(0)
    await box.fill(question)
    await box.press('Enter')
    await within.getByRole('log').getByText(begins).waitFor()
    await within.getByText(lang === 'en' ? /facts behind this answer/ : /На чём основан ответ/).click()
    await within.getByText(t.spent).waitFor()
    expect(await within.getByRole('link', { name: t.upgrade }).getAttribute('href')).toBe('/plans')
    await expect.poll(() => page.getByRole('status').filter({ hasText: t.written }).count()).toBe(1)
  }

  it.each(ways(0, ['en', 'ru']))(
    'phone, %s: from a visitor’s tap through signing up to the day’s limit',
    async (lang) => {
      const theme = lang === 'ru' ? 'dark' : 'light'
      const session = await newSession(browser, { url: product.url, lang, size: 'phone', theme })
      const { page, inspect, faults } = session
      const t = chatText[lang]
      await page.goto('/plans')
      await page.getByRole('contentinfo').getByRole('link', { name: chromeText[lang].assistant, exact: true }).click()
      const sheet = page.getByRole('main')
      await sheet.getByText(guestText[lang].ask.question).waitFor()
      await inspect('chat-1-guest')
      await sheet.getByRole('link', { name: guestText[lang].register, exact: true }).click()
      await signUp(session)
      await sheet.getByText(t.emptyTitle).waitFor()
      await inspect('chat-2-empty')
      await askOnce(session, sheet)
      // With the day's questions used up, the conversation still has half of the screen.
      const { height } = (await sheet.getByRole('region', { name: t.thread }).boundingBox()) ?? { height: 0 }
      expect(height).toBeGreaterThanOrEqual(SIZES.phone.height / 2)
      await inspect('chat-3-answered', 'page')
      await page.goto('/ask-astrologer')
      await page.getByRole('log').getByText(ASKED[lang].begins).waitFor()
      await inspect('chat-4-page')
      expect(faults).toEqual([])
      await page.context().close()
    },
  )

  it.each(
    ways(1, [
      ['en', 'Emma', 'Where is Emma’s Venus?'],
      ['ru', 'Эмма', 'Где Венера у Эммы?'],
    ] as const),
  )('phone, %s: what is told of somebody saved leads to their chart', async (lang, name, question) => {
    const { email, token } = await register(product, { lang })
    const born = { name, relation: 'friend', birthdate: '1990-04-15', birthtime: '10:00', birthplace: 'Paris' }
    await call(product, 'POST', '/people', { token, body: born })
    const { page, faults } = await newSession(browser, { url: product.url, lang, size: 'phone' })
    await signInByCookie(page, product.url, email)
    await page.goto('/ask-astrologer')
    const box = page.getByRole('textbox', { name: chatText[lang].question })
    await box.fill(question)
    await box.press('Enter')
    await page
      .getByRole('log')
      .getByRole('button', { name: chartsText[lang].chartOf(name), exact: true })
      .click()
    await page.getByRole('heading', { level: 1, name: chartsText[lang].chartOf(name), exact: true }).waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  it.each(ways(1, ['en', 'ru']))(
    'desktop, %s: opens by itself once, closes by Escape, streams and keeps the conversation',
    async (lang) => {
      const session = await newSession(browser, { url: product.url, lang, size: 'desktop', greeted: true })
      const { page, inspect, faults } = session
      const t = chatText[lang]
      await arrive(session, product)
      const panel = page.getByRole('dialog', { name: t.title })
      // A link from a mail has opened something already: the conversation waits for another page.
      await page.goto('/reset?token=none')
      await page.getByRole('dialog', { name: authText[lang].resetTitle }).waitFor()
      expect(await panel.count()).toBe(0)
      // Nor does it open where one decides what to pay.
      await page.goto('/plans')
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await panel.count()).toBe(0)
      await page.goto('/reports')
      await panel.getByText(t.emptyTitle).waitFor()
      expect(await panel.boundingBox()).toMatchObject({ width: 400, height: 600 })
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
      await inspect('chat-5-panel')
      const edges = async (of: Locator) => {
        const { x = 0, y = 0, width = 0, height = 0 } = (await of.boundingBox()) ?? {}
        return { left: x, right: x + width, top: y, bottom: y + height }
      }
      // Beside the page where there is room for both; else along its foot, and the page ends above it.
      expect((await edges(page.getByRole('main'))).left).toBeGreaterThanOrEqual((await edges(panel)).right)
      await page.setViewportSize({ width: 1000, height: 800 })
      // Parts of a page are laid out when they come near, so its end moves while one scrolls there.
      await expect
        .poll(async () => {
          await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
          return (await edges(page.getByRole('contentinfo'))).bottom - (await edges(panel)).top
        })
        .toBeLessThanOrEqual(1)
      await page.setViewportSize(SIZES.desktop)
      // From wherever the focus went.
      await page.getByRole('main').getByRole('heading').first().click()
      await page.keyboard.press('Escape')
      await panel.waitFor({ state: 'detached' })
      await page.reload()
      const opener = page.getByRole('button', { name: t.open, exact: true })
      await opener.click()
      await panel.getByText(t.emptyTitle).waitFor()
      await askOnce(session, panel)
      await inspect('chat-6-answered')
      await page.getByRole('button', { name: t.close }).click()
      await panel.waitFor({ state: 'detached' })
      await page.goto('/ask-astrologer')
      await page.getByRole('log').getByText(ASKED[lang].begins).waitFor()
      expect(await opener.count()).toBe(0)
      const field = await edges(page.getByRole('main').getByRole('textbox', { name: t.question }))
      expect(field.bottom).toBeLessThanOrEqual(SIZES.desktop.height)
      expect(faults).toEqual([])
      await page.context().close()
    },
  )

  it.each(ways(1, ['en', 'ru']))(
    'phone, %s: somebody in distress says by a button that they are safe',
    async (lang) => {
      const session = await newSession(browser, { url: product.url, lang, size: 'phone', greeted: true })
      const { page, inspect, faults } = session
      const t = chatText[lang]
      await arrive(session, product)
      await page.goto('/ask-astrologer')
      // All of the place to type stands above the tab bar, in the language whose heading is the longer one, too.
      const left = await page.getByText(t.left(1)).boundingBox()
      const bar = await page.locator('nav.fixed').boundingBox()
      expect((left?.y ?? Infinity) + (left?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
      const say = async (message: string) => {
        const box = page.getByRole('textbox', { name: t.question })
        await box.fill(message)
        await box.press('Enter')
        await page.getByText(message, { exact: true }).waitFor()
      }
      const safe = page.getByRole('button', { name: t.safe })
      await say(lang === 'en' ? 'i dont want to be here anymore' : 'я не хочу больше жить')
      await page.getByText(lang === 'en' ? /the chart can wait/i : /карта подождёт/i).waitFor()
      await say(lang === 'en' ? 'ok. my sister is coming over' : 'ладно. сестра едет ко мне')
      await page.getByText(lang === 'en' ? /Unlock the door/ : /Отоприте дверь/).waitFor()
      // The way back to the chart is offered to somebody who asks of the chart again, and not before.
      expect(await safe.count()).toBe(0)
      await say(lang === 'en' ? 'What does my Mars say?' : 'О чём говорит мой Марс?')
      await safe.waitFor()
      await inspect('chat-7-care')
      await safe.click()
      await page.getByText(lang === 'en' ? /ask me about your chart/ : /спросите о карте/).waitFor()
      await safe.waitFor({ state: 'detached' })
      await say(ASKED[lang].question)
      await page.getByRole('log').getByText(ASKED[lang].begins).waitFor()
      expect(faults).toEqual([])
      await page.context().close()
    },
  )

  it.each(ways(0, ['en', 'ru']))(
    'phone, %s: what may be danger is answered by a button, with the keyboard',
    async (lang) => {
      const session = await newSession(browser, { url: product.url, lang, size: 'phone', greeted: true })
      const { page, inspect, faults } = session
      const t = chatText[lang]
      const { choices } = CARE_WORDS[lang]
      await arrive(session, product)
      await page.goto('/ask-astrologer')
      const box = page.getByRole('textbox', { name: t.question })
      await box.fill(
        lang === 'en'
          ? 'My sons are good boys, but they have their own lives. I have labelled the furniture for them so there will be no quarrel.'
          : 'Сыновья у меня хорошие, но у них своя жизнь. Я подписала, кому какая мебель, чтобы потом не спорили.',
      )
      await box.press('Enter')
      const answers = page.getByRole('list', { name: t.choices })
      const life = answers.getByRole('button', { name: choices.life, exact: true })
      await life.waitFor()
      expect(await answers.getByRole('button').count()).toBe(9)
      await inspect('chat-8-choices')
      await life.focus()
      await page.keyboard.press('Enter')
      await page.getByText(lang === 'en' ? /put what you’d use out of reach/ : /чем вы думаете это сделать/).waitFor()
      // What was chosen is read as said, and nothing is left to press; in the history the answers are a list.
      expect(await page.locator('[data-question]').last().textContent()).toContain(choices.life)
      expect(await page.getByRole('button', { name: choices.life, exact: true }).count()).toBe(0)
      expect(await answers.getByText(choices.none, { exact: true }).count()).toBe(1)
      expect(faults).toEqual([])
      await page.context().close()
    },
  )
})
