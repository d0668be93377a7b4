import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chatText } from '#web/features/chat/text.ts'
import { chromeText } from '#web/chrome/text.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { ASKED, signUp } from './asking.ts'
import { newSession, type BrowserSession } from './browser-session.ts'
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
    await within.getByText(t.facts(4)).click()
    await within.getByText(t.spent).waitFor()
    expect(await within.getByRole('link', { name: t.upgrade }).getAttribute('href')).toBe('/plans')
    expect(await page.getByRole('status').filter({ hasText: t.written }).count()).toBe(1)
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
      await sheet.getByText(t.guestTitle).waitFor()
      await inspect('chat-1-guest')
      await sheet.getByRole('link', { name: t.signUp }).click()
      await signUp(session)
      await sheet.getByText(t.emptyTitle).waitFor()
      await inspect('chat-2-empty')
      await askOnce(session, sheet)
      await inspect('chat-3-answered', 'page')
      await page.goto('/ask-astrologer')
      await page.getByRole('log').getByText(ASKED[lang].begins).waitFor()
      await inspect('chat-4-page')
      expect(faults).toEqual([])
      await page.context().close()
    },
  )

  it.each(ways(1, ['en', 'ru']))(
    'desktop, %s: opens by itself once, closes by Escape, streams and keeps the conversation',
    async (lang) => {
      const session = await newSession(browser, { url: product.url, lang, size: 'desktop', greeted: true })
      const { page, inspect, faults } = session
      const t = chatText[lang]
      await page.goto('/plans?showModal=auth')
      await signUp(session)
      await page.goto('/plans')
      const panel = page.getByRole('dialog', { name: t.title })
      await panel.getByText(t.emptyTitle).waitFor()
      expect(await panel.boundingBox()).toMatchObject({ width: 400, height: 600 })
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
      await inspect('chat-5-panel')
      await panel.getByRole('textbox', { name: t.question }).focus()
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
      await page.goto('/plans?showModal=auth')
      await signUp(session)
      await page.goto('/ask-astrologer')
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
      await page.getByText(lang === 'en' ? /let them read what you wrote/ : /дайте ему прочесть/).waitFor()
      // The way back to the chart is offered to somebody who asks of the chart again, and not before.
      expect(await safe.count()).toBe(0)
      await say(lang === 'en' ? 'What does my Mars say?' : 'О чём говорит мой Марс?')
      await safe.waitFor()
      await inspect('chat-7-care')
      await safe.click()
      await page.getByText(lang === 'en' ? /we can return to your chart/ : /вернёмся к карте, спрашивайте/).waitFor()
      await safe.waitFor({ state: 'detached' })
      await say(ASKED[lang].question)
      await page.getByRole('log').getByText(ASKED[lang].begins).waitFor()
      expect(faults).toEqual([])
      await page.context().close()
    },
  )
})
