import type { Request } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { analyticsText } from '#web/features/analytics/text.ts'
import { readOutbox } from '../outbox.ts'
import { eventually } from '../product.ts'
import { newSession } from './browser-session.ts'
import type { Connected } from './connected.ts'
import { PASSWORD } from './people.ts'
import { ways } from './ways.ts'

async function post({ url }: { url: string }, path: string, body: object, token?: string) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(`${url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return answer.json()
}

const isEvents = (request: Request) => request.url().endsWith('/api/events')
const stored = () =>
  Object.keys({ ...localStorage }).filter((key) => ['consent', 'visitor', 'seen', 'origin'].includes(key))

/** Statistics by consent. It counts everything in the product: nobody else may visit it meanwhile. */
export function consent(at: Connected): void {
  let token: string
  beforeAll(async () => {
    const { product, staff } = at
    const person = { first_name: 'Olga', last_name: 'K', email: staff, password: PASSWORD, repeat_password: PASSWORD }
    const birth = { birthdate: '1990-05-17', birthtime: '14:30', birthplace: 'Moscow', lang: 'en' }
    token = (await post(product, '/register', { ...person, ...birth })).token
    const [mail] = await readOutbox(product.dataDir, staff)
    await post(product, '/confirm/email', { token: mail?.token }, token)
  })

  /** How many events of today are kept, by name. */
  async function counted(): Promise<Record<string, number>> {
    const headers = { authorization: `Bearer ${token}` }
    const { events } = await (await fetch(`${at.product.url}/api/admin/analytics`, { headers })).json()
    return Object.fromEntries(
      Object.entries<number[]>(events).flatMap(([name, days]) => (days.at(-1) ? [[name, days.at(-1) ?? 0]] : [])),
    )
  }

  describe.each(
    ways(1, [
      ['en', 'desktop', 'light'],
      ['ru', 'phone', 'dark'],
    ]),
  )('statistics in %s on a %s (%s)', (lang, size, theme) => {
    const t = analyticsText[lang]
    const visit = () => newSession(at.browser, { url: at.product.url, lang, size, theme, undecided: true })

    test('wait for a yes, are counted without more than was said, and go with a no', async () => {
      const { page, faults, inspect } = await visit()
      const sent: Request[] = []
      page.on('request', (request) => isEvents(request) && sent.push(request))
      await page.goto('/plans?utm_source=letter')
      const banner = page.getByRole('region', { name: t.title })
      // It is asked where the page ends, of those who come there.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await banner.waitFor()
      await page.evaluate(() => scrollTo(0, 0))
      expect(await banner.textContent()).toContain(new URL(at.posthog.url).host)
      const [yes, no] = await Promise.all(
        [t.yes, t.no].map(async (name) => banner.getByRole('button', { name }).boundingBox()),
      )
      expect([yes?.width, yes?.height]).toEqual([no?.width, no?.height])
      // It comes after all that there is to read, covers none of it, and the bar at the foot of a phone doesn't cover it.
      const covered = () =>
        banner.evaluate((element) => {
          const own = element.getBoundingClientRect()
          const meets = (part: Element) => {
            const { top, bottom, height } = part.getBoundingClientRect()
            return height > 0 && top < own.bottom && bottom > own.top
          }
          return [...document.querySelectorAll('header, main, footer > *, body > nav, nav.fixed')].filter(meets).length
        })
      expect(await banner.evaluate((element) => element.getBoundingClientRect().top >= innerHeight)).toBe(true)
      await banner.scrollIntoViewIfNeeded()
      await expect.poll(covered).toBe(0)
      // By keyboard: it is the last of the page.
      await banner.getByRole('link').focus()
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t.yes)
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(t.no)
      await inspect('consent')
      await page.evaluate(() => scrollTo(0, 0))
      // The page is there to be used meanwhile, and nothing is kept.
      await page.getByRole('heading', { level: 1 }).click({ trial: true })
      expect(await page.evaluate(stored)).toEqual([])

      const places = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('header, main, footer')].map((part) => {
            const { top, height } = part.getBoundingClientRect()
            return { top: top + scrollY, height }
          }),
        )
      const before = await places()
      await banner.getByRole('button', { name: t.yes }).focus()
      await page.keyboard.press('Enter')
      await banner.waitFor({ state: 'detached' })
      expect(await places()).toEqual(before)
      await page.locator('[data-upgrade]').first().click()
      await page.getByRole('dialog').waitFor()
      const kept = (await page.evaluate(() => ({ ...localStorage }))) as Record<string, string>
      expect(JSON.parse(kept.origin ?? '')).toEqual({
        utm: { utm_source: 'letter' },
        landing_page: `${at.product.url}/plans`,
      })

      expect(await counted()).toEqual({})
      // What waits leaves with the page.
      await page.goto('/privacy')
      const kinds = await eventually(async () => {
        const own = await counted()
        return 'page_view' in own ? own : undefined
      }, 'the events of the page that was left')
      expect(kinds).toEqual({ page_view: 1, upgrade_click: 1, 'app:modal_open': 1 })

      const session = await page.evaluate(() => localStorage.getItem('visitor'))
      expect(session).toMatch(/^[0-9a-f-]{36}$/)
      const choice = page.getByRole('group', { name: t.legend })
      await inspect('consent-privacy')
      const [withdrawn] = await Promise.all([
        page.waitForRequest((request) => request.url().endsWith('/api/consent') && request.method() === 'POST'),
        choice.getByRole('radio', { name: t.decline }).click(),
      ])
      expect(withdrawn.postDataJSON()).toMatchObject({ analytics: false, visitor: session })
      expect(await page.evaluate(stored)).toEqual(['consent'])
      await eventually(
        async () => (Object.keys(await counted()).length === 0 ? true : undefined),
        'the events to be deleted',
      )
      const soFar = sent.length
      await page.goto('/reports')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.goto('/plans')
      expect(sent.length).toBe(soFar)
      expect(faults).toEqual([])
      await page.context().close()
    })

    test('are not asked for where the browser says no', async () => {
      const { page, faults } = await visit()
      await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
      const loaded = page.waitForResponse((response) => /statistics-.*\.js$/.test(response.url()))
      await page.goto('/privacy?utm_source=letter')
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await loaded
      await page.getByText(t.byBrowser).waitFor()
      expect(await page.getByRole('region', { name: t.title }).count()).toBe(0)
      expect(await page.evaluate(stored)).toEqual([])
      expect(faults).toEqual([])
      await page.context().close()
    })
  })
}
