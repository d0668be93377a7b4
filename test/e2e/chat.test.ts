import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chatText } from '#web/features/chat/text.ts'
import { authText } from '#web/features/auth/text.ts'
import { chromeText } from '#web/chrome/text.ts'
import { common } from '#web/i18n/common.ts'
import type { Lang } from '#language/lang.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { startModelServer, type ModelServer } from '../model-server.ts'
import { startProduct, type Running } from '../running.ts'
import { fillRegistration, newSession, submitRegistration, type BrowserSession } from './browser-session.ts'
import { newEmail } from './people.ts'
import { ways } from './ways.ts'

const ASKED: Record<Lang, { question: string; begins: RegExp }> = {
  // 17 May 1990, 14:30 in Moscow: Venus in Aries.
  en: { question: 'What does my Venus say?', begins: /Your Venus is in Aries\./ },
  ru: { question: 'О чём говорит моя Венера?', begins: /Ваша Венера в Овне\./ },
}

async function signUp(session: BrowserSession): Promise<void> {
  const { page, lang } = session
  const time = '14:30'
  await fillRegistration(session, { email: newEmail(), day: 17, month: 5, year: 1990, time, place: 'Moscow' })
  await submitRegistration(session)
  await page.getByRole('dialog', { name: authText[lang].registerTitle }).waitFor({ state: 'detached' })
}

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
    await within.getByText(t.facts(2)).click()
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
      await page.getByRole('button', { name: chromeText[lang].assistant, exact: true }).click()
      const sheet = page.getByRole('dialog', { name: t.title })
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
      await page.getByText(lang === 'en' ? /The chart can wait/ : /Карта подождёт/).waitFor()
      await say(lang === 'en' ? 'ok. my sister is coming over' : 'ладно. сестра едет ко мне')
      await page.getByText(lang === 'en' ? /glad someone is coming/ : /не в одиночестве/).waitFor()
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

describe('the astrologer through a model that stalls, in a real browser', () => {
  let model: ModelServer
  let product: Running
  let browser: Browser
  beforeAll(async () => {
    model = await startModelServer()
    const env = { MODEL_URL: model.url, MODEL_NAME: 'test', MODEL_STALL_SECONDS: '60', MODEL_TIMEOUT_SECONDS: '60' }
    ;[product, browser] = await Promise.all([startProduct(env), openBrowser()])
  })
  afterAll(async () => {
    await browser?.close()
    await product?.stop('SIGKILL')
    await model?.stop()
  })

  it.each(
    ways(1, [
      ['en', 'phone', 'Your Venus is in Aries and likes beginnings.', 'And then'],
      ['ru', 'desktop', 'Ваша Венера в Овне, в вас много весеннего света и мало привычки ждать очереди.', 'А потом'],
    ]),
  )('%s, %s: asks again what the network lost, and stops a reply midway', async (lang, size, said, unsaid) => {
    model.script.splice(0, model.script.length, { kind: 'stalls', text: `${said} ${unsaid}` })
    const session = await newSession(browser, { url: product.url, lang, size })
    const { page, inspect, faults } = session
    const t = chatText[lang]
    await page.goto('/plans?showModal=auth')
    await signUp(session)
    await page.goto('/ask-astrologer')
    const box = page.getByRole('textbox', { name: t.question })
    await box.fill(ASKED[lang].question)
    await page.context().setOffline(true)
    await box.press('Enter')
    const alert = page.getByRole('alert')
    await alert.getByText(common[lang].network).waitFor()
    const log = page.getByRole('log')
    await expect.poll(() => log.getByText(ASKED[lang].question).count()).toBe(1)
    await inspect('chat-7-lost')
    const lost = 'console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED'
    await page.context().setOffline(false)
    await alert.getByRole('button', { name: t.retry }).click()
    await log.getByText(said).waitFor()
    await expect.poll(() => alert.count()).toBe(0)
    await page.getByRole('button', { name: t.stop }).click()
    await log.getByText(t.stopped).waitFor()
    await inspect('chat-8-stopped')
    await expect.poll(() => log.getByText(said).count()).toBe(1)
    expect(await log.getByText(unsaid).count()).toBe(0)
    // Kept as it was stopped.
    await page.reload()
    await log.getByText(t.stopped).waitFor()
    await expect.poll(() => log.getByText(said).count()).toBe(1)
    expect(faults.filter((fault) => fault !== lost)).toEqual([])
    await page.context().close()
  })
})
