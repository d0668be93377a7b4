import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { supportText } from '#web/features/support/text.ts'
import { common } from '#web/i18n/common.ts'
import { sharedSite } from '../browser.ts'
import { newSession, signInByCookie, type Size } from './browser-session.ts'
import { CHAT_KEY, type Connected } from './connected.ts'
import { register } from './people.ts'
import { ways } from './ways.ts'

export function liveChat(at: Connected): void {
  describe.each(
    ways(1, [
      ['en', 'desktop', 'light'],
      ['ru', 'phone', 'dark'],
    ]),
  )('the live chat in %s on a %s (%s)', (lang, size: Size, theme) => {
    const t = supportText[lang]

    test('opens when it is asked for, and nothing is asked of its host before', async () => {
      const { page, faults, inspect } = await newSession(at.browser, { url: at.product.url, lang, size, theme })
      const before = at.chat.requests.length
      at.chat.calls.length = 0
      await page.goto('/support')
      await page.getByRole('button', { name: t.send }).waitFor()
      await inspect('support-chat')
      expect([faults, at.chat.requests.length]).toEqual([[], before])
      await page.getByRole('button', { name: t.chat }).click()
      await expect.poll(() => at.chat.calls.at(-1)).toEqual(['toggle', 'open'])
      expect(at.chat.calls[0]).toEqual([
        'run',
        'inbox-1',
        { hideMessageBubble: true, position: 'right', locale: lang, darkMode: 'auto' },
      ])
      expect(at.chat.calls.map(([method]) => method)).toEqual(['run', 'setLocale', 'toggle'])

      // Once more: the same widget.
      await page.getByRole('button', { name: t.chat }).click()
      await expect.poll(() => at.chat.calls.filter(([method]) => method === 'toggle')).toHaveLength(2)
      expect(at.chat.calls.filter(([method]) => method === 'run')).toHaveLength(1)
      await page.context().close()
    })

    test('knows by a hash who is asking, until they sign out', async () => {
      const account = await register(at.product, { first_name: 'Vera', last_name: 'K', gender: 'female', lang })
      const { page } = await newSession(at.browser, { url: at.product.url, lang, size, theme })
      await signInByCookie(page, at.product.url, account.email)
      await page.goto('/settings')
      await page.locator('main form').first().waitFor()
      await page.goto('/support')
      at.chat.calls.length = 0
      await page.getByRole('button', { name: t.chat }).click()
      await expect.poll(() => at.chat.calls.at(-1)).toEqual(['toggle', 'open'])
      // As Chatwoot checks it: an HMAC-SHA256 of the identifier with the inbox's key.
      const identifier_hash = createHmac('sha256', CHAT_KEY).update(`${account.id}`).digest('hex')
      expect(at.chat.calls.find(([method]) => method === 'setUser')).toEqual([
        'setUser',
        `${account.id}`,
        { email: account.email, name: 'Vera K', identifier_hash },
      ])
      expect(at.chat.calls.find(([method]) => method === 'setCustomAttributes')).toEqual([
        'setCustomAttributes',
        {
          first_name: 'Vera',
          last_name: 'K',
          birthdatetime: '1990-05-17 14:30',
          gender: 'female',
          user_created_at: account.created_at,
          plan: 'free',
        },
      ])
      await page.locator('header button[aria-haspopup=menu]').click()
      await page.getByRole('menu').getByText(common[lang].signOut, { exact: true }).click()
      await expect.poll(() => at.chat.calls.at(-1)).toEqual(['reset'])
      await page.context().close()
    })

    test('opens for who came over another page, whose policy keeps it out', async () => {
      const { page, faults } = await newSession(at.browser, { url: at.product.url, lang, size, theme })
      await page.goto('/privacy')
      await page.locator('footer a[href="/support"]').first().click()
      await page.waitForURL('**/support')
      at.chat.calls.length = 0
      await page.getByRole('button', { name: t.chat }).click()
      await expect.poll(() => at.chat.calls.at(-1)).toEqual(['toggle', 'open'])
      expect(new URL(page.url()).hash).toBe('')
      expect(faults.filter((fault) => !fault.startsWith('foreign request'))).toEqual([])
      await page.context().close()
    })

    test('that does not come leaves the form; where there is none, the form is all', async () => {
      const { page, inspect } = await newSession(at.browser, { url: at.product.url, lang, size, theme })
      await page.route(`${at.chat.url}/**`, (route) => route.abort())
      await page.goto('/support')
      await page.getByRole('button', { name: t.chat }).click()
      await page.getByRole('alert').getByText(t.chatFailed).waitFor()
      await inspect('support-chat-failed')
      await page.unroute(`${at.chat.url}/**`)
      at.chat.calls.length = 0
      await page.getByRole('button', { name: t.chat }).click()
      await expect.poll(() => at.chat.calls.at(-1)).toEqual(['toggle', 'open'])

      await page.goto(`${sharedSite().url}/support`)
      await page.getByRole('button', { name: t.send }).waitFor()
      expect(await page.getByRole('button', { name: t.chat }).count()).toBe(0)
      await page.context().close()
    })
  })
}
