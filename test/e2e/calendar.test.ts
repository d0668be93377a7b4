import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateAfter } from '#web/features/calendar/month-cells.ts'
import { calendarText } from '#web/features/calendar/text.ts'
import { toolsText } from '#web/features/calculators/text.ts'
import { birthText } from '#web/features/account/birth-text.ts'
import { plainWords } from '#web/features/factors/plain-words.ts'
import { placesText } from '#web/features/places/text.ts'
import { formatDate, monthNames } from '#web/i18n/format.ts'
import { LANGS } from '#language/lang.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { newSession, signInByCookie, type BrowserSession, takeFirstPlace } from './browser-session.ts'
import { newEmail, register, subscribe } from './people.ts'
import { ways } from './ways.ts'
import { longTest } from '../long-test.ts'

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

async function signIn({ page }: BrowserSession, email: string): Promise<void> {
  await signInByCookie(page, product.url, email)
  await page.goto('/calendar')
}

/** The first 13 March from a date on: the calendar reaches through this year and the next. */
const nextMarch = (date: string) => `${Number(date.slice(0, 4)) + (date.slice(5) > '03-13' ? 1 : 0)}-03-13`

test.each(
  ways(0, [
    ['ru', 'phone', 'dark'],
    ['en', 'desktop', 'light'],
  ]),
)('a subscriber reads the calendar, %s on a %s', async (lang, size, theme) => {
  const session = await newSession(browser, { url: product.url, lang, size, theme })
  const { page, faults, inspect } = session
  const t = calendarText[lang]
  await signIn(session, paid[lang])

  const grid = page.getByRole('grid', { name: t.grid })
  await grid.waitFor()
  expect(await grid.getByRole('gridcell').count()).toBe(42)
  await expect.poll(() => grid.getByRole('button', { name: t.biosphere }).count()).toBeGreaterThanOrEqual(28)
  // From today a step down is a week, and Enter opens that day. From the last of six weeks there is only a step up.
  const today = grid.locator('[aria-current="date"]')
  const date = (await today.getAttribute('data-date')) ?? ''
  const isLast = (await grid.locator(`[data-date="${dateAfter(date, 7)}"]`).count()) === 0
  await today.focus()
  await page.keyboard.press(isLast ? 'ArrowUp' : 'ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: formatDate(lang, dateAfter(date, isLast ? -7 : 7)) }).waitFor()
  await page.getByText(t.mantra).waitFor()
  // The Moon is void of course in each sign, so on a third of the days at least; the word says what it is.
  await expect.poll(() => grid.getByRole('button', { name: t.void }).count()).toBeGreaterThanOrEqual(12)
  const term = page.getByRole('button', { name: t.void, exact: true }).first()
  await term.click()
  await page
    .getByRole('dialog')
    .getByText(plainWords[lang].terms.void[1] ?? '')
    .waitFor()
  await page.keyboard.press('Escape')
  await inspect('20-calendar', 'page')

  await page.getByRole('tab', { name: t.tabs.lunar }).click()
  for (const effect of Object.values(t.effects)) await page.getByText(effect, { exact: true }).first().waitFor()
  await inspect('21-calendar-moon', 'page')
  // History remembers the blackout of Quebec, on 13 March 1989; what it holds of another day depends on the day.
  await page.goto(`/calendar?date=${nextMarch(date)}`)
  await page.getByRole('tab', { name: t.tabs.history }).click()
  const blackout = page
    .getByRole('listitem')
    .filter({ hasText: lang === 'ru' ? 'Квебек' : 'Quebec' })
    .first()
  await blackout.getByText(t.historyTypes.geomagnetic_storm, { exact: true }).waitFor()
  await inspect('22-calendar-history')

  // A key lunar day jumps there, and the calendar calls it by the same number.
  const key = page.getByRole('button', { name: new RegExp(`^${t.keyDay} \\d`) }).first()
  const name = (await key.textContent()) ?? ''
  await key.click()
  const number = /\d+/.exec(name)?.[0] ?? ''
  await page.getByRole('tab', { name: t.tabs.lunar }).click()
  await page.getByRole('heading', { name: t.lunarDay(Number(number)), exact: true }).waitFor()

  await page.getByRole('button', { name: t.feedMake }).click()
  const url = page.getByLabel(t.feedUrl)
  await url.waitFor()
  expect(await url.inputValue()).toMatch(/\/api\/calendar\.ics\?key=[\w-]{32}$/)
  await page.getByRole('button', { name: t.feedRenew }).waitFor()
  await inspect('23-calendar-address')
  expect(faults).toEqual([])
  await page.context().close()
})

longTest('the free plan opens the days around today, and shows the way to the others', async () => {
  const session = await newSession(browser, { url: product.url, lang: 'en', size: 'phone' })
  const { page, faults, inspect } = session
  const t = calendarText.en
  await signIn(session, free)
  const grid = page.getByRole('grid', { name: t.grid })
  await page.getByText(t.mantra).waitFor()
  await page.getByRole('button', { name: t.next }).click()
  // Two days ahead at most, and the month before it never reaches so far.
  const locked = grid.getByRole('button', { name: t.locked }).last()
  await locked.click()
  const plans = page.getByRole('link', { name: t.upgrade }).first()
  await page.getByText(t.upgradeTitle).waitFor()
  expect(await plans.getAttribute('href')).toBe('/plans')
  expect(await page.getByText(t.mantra).count()).toBe(0)
  await inspect('24-calendar-locked')
  expect(faults).toEqual([])
  await page.context().close()
})

longTest.each(
  ways(1, [
    ['ru', 'phone', 'light'],
    ['en', 'desktop', 'dark'],
  ]),
)('a visitor finds the sign of the Moon, %s on a %s', async (lang, size, theme) => {
  const { page, faults, inspect } = await newSession(browser, { url: product.url, lang, size, theme })
  const t = toolsText[lang]
  const birth = birthText[lang]
  await page.goto('/tools')
  for (const group of ['asteroids', 'points', 'planets'] as const)
    await page.getByRole('tab', { name: t.groups[group], exact: true }).click()
  const first = page.getByRole('tabpanel').getByRole('heading').first()
  expect(await first.innerText()).toBe(t.bodies.sun.name)
  await inspect('25-tools')
  await page.getByRole('button', { name: `${t.tryNow}: ${t.bodies.moon.name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t.submit }).click()
  await dialog.getByText(birth.dateIncomplete).or(dialog.getByRole('alert')).first().waitFor()
  await dialog.getByLabel(birth.day, { exact: true }).fill('17')
  await dialog.getByLabel(birth.month, { exact: true }).selectOption({ label: monthNames(lang)[4] ?? '' })
  await dialog.getByLabel(birth.year, { exact: true }).fill('1990')
  await dialog.getByLabel(birth.time, { exact: true }).fill('14:30')
  const place = dialog.getByRole('combobox', { name: placesText[lang].label })
  await place.fill(lang === 'ru' ? 'Москва' : 'Moscow')
  await takeFirstPlace(page, place)
  await inspect('26-tool-form')
  await dialog.getByRole('button', { name: t.submit }).click()
  // 17 May 1990, 10:30 UTC: the Moon in Aquarius, as the account's own chart has it.
  await dialog.getByText(lang === 'ru' ? /^Луна в Водолее, .+ дом$/ : /^Moon in Aquarius, .+ house$/).waitFor()
  await inspect('27-tool-result')
  expect(faults).toEqual([])
  await page.context().close()
})
