import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authText } from '#web/features/auth/text.ts'
import { chatText } from '#web/features/chat/text.ts'
import { supportText } from '#web/features/support/text.ts'
import { chromeText } from '#web/chrome/text.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { newSession, signInByCookie } from './browser-session.ts'
import { register } from './people.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('a message that somebody has begun is still there in the other language, and nowhere later', async () => {
  const { page, faults } = await newSession(browser, { url: product.url, lang: 'en', size: 'desktop' })
  await page.goto('/support')
  const t = { en: supportText.en, ru: supportText.ru }
  await page.getByLabel(t.en.subject, { exact: true }).fill('A question')
  await page.getByLabel(t.en.message, { exact: true }).fill('Where do I find my chart?')
  await page.getByRole('button', { name: chromeText.en.otherLanguage }).click()
  await page.getByRole('heading', { level: 1, name: t.ru.headline }).waitFor()
  const subject = page.getByLabel(t.ru.subject, { exact: true })
  await expect.poll(() => subject.inputValue()).toBe('A question')
  expect(await page.getByLabel(t.ru.message, { exact: true }).inputValue()).toBe('Where do I find my chart?')
  expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull()
  // Loaded again in the same language, it begins anew.
  await page.reload()
  await page.locator('html[data-ready]').waitFor()
  await subject.waitFor()
  expect(await subject.inputValue()).toBe('')
  expect(faults).toEqual([])
  await page.context().close()
})

test('a question that is being typed is still there in the other language', async () => {
  const { page, faults } = await newSession(browser, { url: product.url, lang: 'en', size: 'desktop' })
  const { email } = await register(product)
  await signInByCookie(page, product.url, email)
  await page.goto('/ask-astrologer')
  await page.getByRole('textbox', { name: chatText.en.question }).fill('What is Saturn to me')
  await page.getByRole('button', { name: chromeText.en.account }).click()
  await page.getByRole('menuitem', { name: chromeText.en.otherLanguage }).click()
  const typed = page.getByRole('textbox', { name: chatText.ru.question })
  await expect.poll(() => typed.inputValue()).toBe('What is Saturn to me')
  expect(faults).toEqual([])
  await page.context().close()
})

test('no password is written down', async () => {
  const { page } = await newSession(browser, { url: product.url, lang: 'en', size: 'desktop' })
  await page.goto('/?showModal=login')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(authText.en.email, { exact: true }).fill('vera@example.test')
  await dialog.getByLabel(authText.en.password, { exact: true }).fill('four plain words here')
  const left = await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide'))
    return sessionStorage.getItem('drafts')
  })
  expect(left).toContain('vera@example.test')
  expect(left).not.toContain('four plain')
  await page.context().close()
})
