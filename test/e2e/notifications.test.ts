import type { Browser, CDPSession } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { notificationsText } from '#web/features/notifications/text.ts'
import { unsubscribeText } from '#web/features/notifications/unsubscribe-text.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { newSession, signInByCookie } from './browser-session.ts'
import { call, register } from './people.ts'
import { ways } from './ways.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const WAYS = ways(0, [
  ['en', 'desktop', 'light'],
  ['ru', 'phone', 'dark'],
])

describe.each(WAYS)('in %s, on the %s, %s', (lang, size, theme) => {
  test('what is chosen is saved as it is chosen, and the page for ending it says what it does', async () => {
    const t = notificationsText[lang]
    const person = await register(product, { lang })
    const { page, faults, inspect } = await newSession(browser, { url: product.url, lang, size, theme })
    await signInByCookie(page, product.url, person.email)
    await page.goto('/settings#notifications')
    await page.getByLabel(t.topics.day).selectOption('mail')
    await page.getByText(t.saved).waitFor()
    await page.getByLabel(t.hour).selectOption('9')
    await expect
      .poll(() => call(product, 'GET', '/notifications', person))
      .toMatchObject({ day: 'mail', week: 'off', hour: 9 })
    await page.goto(`/unsubscribe?key=${'x'.repeat(32)}&topic=day&lang=${lang}`)
    const words = unsubscribeText[lang]
    await page.getByText(words.ask.day).waitFor()
    await inspect('unsubscribe', 'page')
    expect(faults).toEqual([])
    await page.getByRole('button', { name: words.stop }).click()
    await page.getByText(words.failed).waitFor()
  })
})

/** The number by which the browser knows the page's worker. */
async function workerOf(devTools: CDPSession): Promise<string> {
  const known = new Promise<string>((resolve) =>
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    }),
  )
  await devTools.send('ServiceWorker.enable')
  return known
}

test('the worker shows what it is sent', async () => {
  const { page } = await newSession(browser, {
    url: product.url,
    lang: 'ru',
    size: 'desktop',
    offline: true,
  })
  await page.goto('/plans')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  const devTools = await page.context().newCDPSession(page)
  const registrationId = await workerOf(devTools)
  const [worker] = page.context().serviceWorkers()
  // Headless browsers have no place for notifications: what the worker would show is kept in it.
  await worker?.evaluate(() => {
    const scope = globalThis as unknown as { shown: unknown[]; registration: object }
    scope.shown = []
    Object.assign(scope.registration, { showNotification: async (...all: unknown[]) => scope.shown.push(all) })
  })
  const sent = { lang: 'ru', title: 'Хороший день', body: 'Луна в Весах', path: '/daily-horoscope', tag: 'day' }
  await devTools.send('ServiceWorker.deliverPushMessage', {
    origin: product.url,
    registrationId,
    data: JSON.stringify(sent),
  })
  const shown = () => worker?.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown)
  const { title, path, ...rest } = sent
  await expect.poll(shown).toMatchObject([[title, { ...rest, data: { path } }]])
})
