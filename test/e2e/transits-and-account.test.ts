import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authText } from '#web/features/auth/text.ts'
import { toolsText } from '#web/features/calculators/text.ts'
import { calendarText } from '#web/features/calendar/text.ts'
import { luckyStarText } from '#web/features/lucky-star/text.ts'
import { accountText } from '#web/features/settings/account-text.ts'
import { proofText } from '#web/features/proof/text.ts'
import { helpText } from '#web/features/support/help-text.ts'
import { transitsText } from '#web/features/transits/text.ts'
import { LANGS } from '#language/lang.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { bytesOf, newSession, signInByCookie, SIZES } from './browser-session.ts'
import { newEmail, PASSWORD, register, subscribe } from './people.ts'
import { longTest } from '../long-test.ts'
import { ways } from './ways.ts'

const NEW_PASSWORD = 'another four plain words'
const paid = { en: newEmail(), ru: newEmail() }
const free = newEmail()

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
  for (const lang of LANGS) await subscribe(product, await register(product, { email: paid[lang], lang }), 'month')
  await register(product, { email: free })
})
afterAll(() => browser.close())

test.each(
  ways(1, [
    ['ru', 'phone', 'dark'],
    ['en', 'desktop', 'light'],
  ]),
)('a subscriber reads their transits and leaves for good, %s on a %s', async (lang, size, theme) => {
  const { page, faults, inspect } = await newSession(browser, { url: product.url, lang, size, theme })
  const t = transitsText[lang]
  await signInByCookie(page, product.url, paid[lang])
  await page.goto('/transits')

  // The strip of time: a row opens its transit in the list, and the keyboard is where the eye is.
  const rows = page.getByRole('region', { name: t.timeline }).getByRole('button')
  await rows.first().waitFor()
  const slow = await rows.count()
  await rows.first().focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('region', { name: t.list })
  await list.getByText(t.advice, { exact: true }).waitFor()
  await list.getByText(t.entersOrb, { exact: true }).first().waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY')
  await inspect('40-transits', 'page')
  await page.getByLabel(t.planet, { exact: true }).selectOption('all')
  await expect.poll(() => rows.count()).toBeGreaterThan(slow)
  await page.getByLabel(t.area, { exact: true }).selectOption('finance')
  await page.getByLabel(t.span, { exact: true }).selectOption('12')
  await list.waitFor()

  // The calendar gives the address of the feed, and ends it.
  const held = Promise.withResolvers<void>()
  await page.route('**/api/calendar/feed', async (route) => {
    if (route.request().method() === 'GET') await held.promise
    await route.continue()
  })
  await page.goto('/calendar')
  const c = calendarText[lang]
  // Until it is known whether there is an address, nothing makes another one, which would end it.
  const make = page.getByText(c.feedMake, { exact: true })
  await make.waitFor({ state: 'attached' })
  expect(await make.isVisible()).toBe(false)
  held.resolve()
  await make.click()
  const feed = await page.getByLabel(c.feedTransits, { exact: true }).inputValue()
  expect((await fetch(feed.replace(/^https?:\/\/[^/]+/, product.url))).status).toBe(200)
  await page.getByRole('button', { name: c.feedEnd, exact: true }).click()
  await page.getByText(c.feedEnded, { exact: true }).waitFor()
  expect((await fetch(feed.replace(/^https?:\/\/[^/]+/, product.url))).status).toBe(404)

  // Settings: another device is signed out, the password is changed, the data are taken along, the account is deleted.
  const a = accountText[lang]
  await fetch(`${product.url}/api/login`, {
    method: 'POST',
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
    body: new URLSearchParams({ email: paid[lang], password: PASSWORD }),
  })
  await page.goto('/settings')
  const other = page.getByRole('button', { name: a.signOutNamed(a.onSystem('Firefox', 'Windows')), exact: true })
  await other.click()
  await other.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: a.change, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(a.current, { exact: true }).fill('not this one')
  await dialog.getByLabel(a.next, { exact: true }).fill(NEW_PASSWORD)
  await dialog.getByLabel(a.repeat, { exact: true }).fill(NEW_PASSWORD)
  await dialog.getByRole('button', { name: a.save, exact: true }).click()
  await dialog.getByRole('alert').first().waitFor()
  await inspect('41-password')
  await dialog.getByLabel(a.current, { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: a.save, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: a.download, exact: true }).click(),
  ])
  const data = JSON.parse((await bytesOf(saved)).toString())
  expect(data.account).toMatchObject({ email: paid[lang], last_name: 'Sokolova' })
  await inspect('42-settings-account')
  await page.getByRole('button', { name: a.remove, exact: true }).click()
  for (const line of a.goes) await dialog.getByText(line, { exact: true }).waitFor()
  await inspect('43-delete-account')
  await dialog.getByLabel(a.proofEmail(paid[lang]), { exact: true }).fill(paid[lang])
  await dialog.getByRole('button', { name: a.confirm, exact: true }).click()
  // Having signed in minutes ago is no proof for that.
  const shown = proofText[lang]
  const proof = page.getByRole('dialog', { name: shown.title })
  await proof.getByLabel(shown.password, { exact: true }).fill(NEW_PASSWORD)
  await inspect('43b-delete-proof')
  await proof.getByRole('button', { name: shown.confirm, exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
  const login = await fetch(`${product.url}/api/login`, {
    method: 'POST',
    body: new URLSearchParams({ email: paid[lang], password: NEW_PASSWORD }),
  })
  expect(login.status).toBe(401)
  // The refused password, and the proof that was asked for, were answers of the server's, which the console notes.
  expect(faults.filter((fault) => !/403|422/.test(fault))).toEqual([])
  await page.context().close()
})

test('in the settings nothing can be pressed that a list on its way would still move', async () => {
  const { page, faults } = await newSession(browser, { url: product.url, lang: 'en', size: 'phone' })
  await signInByCookie(page, product.url, free)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/account/devices', async (route) => {
    await held.promise
    await route.continue()
  })
  const isAnswered = (list: string) => page.waitForResponse((response) => response.url().endsWith(`/api/${list}`))
  const others = ['account/passkeys', 'account/second-factor', 'transactions/list'].map(isAnswered)
  await Promise.all([page.goto('/settings'), ...others])
  const download = page.getByText(accountText.en.download, { exact: true })
  await download.waitFor({ state: 'attached' })
  expect(await download.isVisible()).toBe(false)
  held.resolve()
  await download.waitFor()
  expect(
    await page.getByRole('region', { name: accountText.en.devices }).getByRole('listitem').count(),
  ).toBeGreaterThan(1)
  const [saved] = await Promise.all([page.waitForEvent('download'), download.click()])
  expect(JSON.parse((await bytesOf(saved)).toString()).account).toMatchObject({ email: free })
  expect(faults).toEqual([])
  await page.context().close()
})

longTest('the free plan sees a week of transits and the way to more', async () => {
  const { page, faults, inspect } = await newSession(browser, { url: product.url, lang: 'en', size: 'phone' })
  const t = transitsText.en
  await signInByCookie(page, product.url, free)
  await page.goto('/transits')
  await page.getByText(t.weekTitle, { exact: true }).waitFor()
  expect(await page.getByLabel(t.span, { exact: true }).count()).toBe(0)
  await inspect('44-transits-free')
  expect(faults).toEqual([])
  await page.context().close()
})

test.each(
  ways(0, [
    ['ru', 'phone', 'dark'],
    ['en', 'desktop', 'light'],
  ]),
)('a calculator has its address and its result a link; help opens, %s on a %s', async (lang, size, theme) => {
  const { page, faults, inspect } = await newSession(browser, { url: product.url, lang, size, theme })
  const t = toolsText[lang]
  const birth = new URLSearchParams({ birthdate: '1990-05-17', birthtime: '14:30', birthplace: 'Moscow' })
  await page.goto(`/tools/moon?${birth}`)
  await page.getByText(lang === 'ru' ? /^Луна в Водолее, .+ дом$/ : /^Moon in Aquarius, .+ house$/).waitFor()
  await inspect('45-tool-page')
  await page.getByRole('button', { name: t.again, exact: true }).click()
  await page.getByRole('button', { name: t.submit, exact: true }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.goto('/tools/nonsense')
  await page.waitForURL((url) => url.pathname === '/tools')
  await page.goto('/help')
  await page.getByText(helpText[lang].questions[4]?.question ?? '', { exact: true }).click()
  await page.getByText(helpText[lang].questions[4]?.answer ?? '', { exact: true }).waitFor()
  await inspect('46-help')
  expect(faults).toEqual([])
  await page.context().close()
})

test('a star falls, brings its code after the sign-in, and where motion is unwelcome none falls', async () => {
  const still = await newSession(browser, { url: product.url, lang: 'en', size: 'desktop' })
  await still.page.goto('/')
  expect(await still.page.locator('.lucky-star').first().isVisible()).toBe(false)
  await still.page.context().close()

  const context = await browser.newContext({
    baseURL: product.url,
    viewport: SIZES.desktop,
    locale: 'en-US',
    serviceWorkers: 'block',
    reducedMotion: 'no-preference',
  })
  const page = await context.newPage()
  const t = luckyStarText.en
  await page.goto('/')
  await page.locator('.lucky-star').first().waitFor({ state: 'attached' })
  // Four stars, each falling for 8 of 24 seconds, one every 6: what the browser itself says of the animations.
  const falls = await page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const timing = animation.effect?.getTiming()
      const isStar = 'animationName' in animation && animation.animationName === 'lucky-star'
      return isStar ? [[Number(timing?.delay), Number(timing?.duration)]] : []
    }),
  )
  expect(falls.toSorted(([a = 0], [b = 0]) => a - b)).toEqual([
    [6000, 24_000],
    [12_000, 24_000],
    [18_000, 24_000],
    [24_000, 24_000],
  ])
  for (const viewport of [SIZES.phone, { width: 1000, height: 700 }, SIZES.desktop]) {
    await page.setViewportSize(viewport)
    expect(await page.evaluate(coveredByStars)).toEqual([])
  }
  await page
    .locator('.lucky-star')
    .first()
    .evaluate((star: HTMLElement) => star.click())
  const dialog = page.getByRole('dialog')
  await dialog.getByText(t.signInFirst, { exact: true }).waitFor()
  await dialog.getByRole('link', { name: t.signIn, exact: true }).click()
  const auth = authText.en
  await dialog.getByLabel(auth.email, { exact: true }).fill(free)
  await dialog.getByLabel(auth.password, { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: auth.login, exact: true }).click()
  await dialog.getByText('LUCKY15', { exact: true }).waitFor()
  expect(await page.locator('.lucky-star').count()).toBe(0)
  await context.close()
})

/** What a star lies over at some second of its fall, of all that is read or pressed on the page. Runs in the page. */
function coveredByStars(): string[] {
  const covered = new Set<string>()
  const band = document.querySelector('.lucky-stars')?.getBoundingClientRect()
  if (!band || band.width < 24) return ['no room for a star']
  const others = [...document.querySelectorAll('a, button, input, select, p, h1, h2, h3, li')].filter(
    (element) => !element.closest('.lucky-stars') && element.checkVisibility({ visibilityProperty: true }),
  )
  for (const animation of document.getAnimations()) {
    if (!('animationName' in animation) || animation.animationName !== 'lucky-star') continue
    const star = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
    const delay = Number(animation.effect?.getTiming().delay)
    if (!star) continue
    for (let second = 0; second <= 8; second += 1) {
      animation.currentTime = delay + second * 1000
      const at = star.getBoundingClientRect()
      const [left, right] = [Math.max(at.left, band.left), Math.min(at.right, band.right)]
      const [top, bottom] = [Math.max(at.top, band.top), Math.min(at.bottom, band.bottom)]
      if (left >= right || top >= bottom) continue
      for (const other of others) {
        const { width, height, ...box } = other.getBoundingClientRect().toJSON() as DOMRect
        const isOver = box.left < right && left < box.right && box.top < bottom && top < box.bottom
        if (width > 1 && height > 1 && isOver) covered.add(`${other.tagName} ${other.textContent.slice(0, 40)}`)
      }
    }
  }
  return [...covered]
}
