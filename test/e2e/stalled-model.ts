import { describe, expect, it } from 'vitest'
import { chatText } from '#web/features/chat/text.ts'
import { common } from '#web/i18n/common.ts'
import { arrive, ASKED } from './asking.ts'
import { newSession } from './browser-session.ts'
import type { Connected } from './connected.ts'
import { ways } from './ways.ts'

export function stalledModel(at: Connected): void {
  describe('the astrologer through a model that stalls, in a real browser', () => {
    it.each(
      ways(1, [
        ['en', 'phone', 'Your Venus is in Aries and likes beginnings.', 'And then'],
        ['ru', 'desktop', 'Ваша Венера в Овне, в вас много весеннего света и мало привычки ждать очереди.', 'А потом'],
      ]),
    )('%s, %s: asks again what the network lost, and stops a reply midway', async (lang, size, said, unsaid) => {
      at.model.script.splice(0, at.model.script.length, { kind: 'stalls', text: `${said} ${unsaid}` })
      const session = await newSession(at.browser, { url: at.product.url, lang, size })
      const { page, inspect, faults } = session
      const t = chatText[lang]
      await arrive(session, at.product)
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
}
