import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { birthText } from '#web/features/account/birth-text.ts'
import { chartsText, chartTitle } from '#web/features/charts/text.ts'
import { factorsText } from '#web/features/factors/text.ts'
import { peopleText } from '#web/features/people/text.ts'
import { placesText } from '#web/features/places/text.ts'
import { common } from '#web/i18n/common.ts'
import { monthNames } from '#web/i18n/format.ts'
import { skyWords } from '#web/i18n/sky-words.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import {
  fillRegistration,
  newSession,
  submitRegistration,
  type BrowserSession,
  takeFirstPlace,
  passWelcome,
} from './browser-session.ts'
import { newEmail } from './people.ts'
import { ways } from './ways.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const FREE = ['natal', 'transit', 'progressed'] as const

async function register(session: BrowserSession, place: string): Promise<void> {
  await session.page.goto('/?showModal=auth')
  await fillRegistration(session, { email: newEmail(), day: 17, month: 5, year: 1990, time: '14:30', place })
  await submitRegistration(session)
  await passWelcome(session)
  await session.page.getByRole('button', { name: factorsText[session.lang].why }).first().waitFor()
}

/** Notes somebody in the sheet, as the person picker leads to it. */
async function addPerson(
  { page, lang }: BrowserSession,
  { name, place }: { name: string; place: string },
): Promise<void> {
  const people = peopleText[lang]
  const birth = birthText[lang]
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: people.add, exact: true }).click()
  await dialog.getByLabel(people.name, { exact: true }).fill(name)
  await dialog.getByLabel(birth.day, { exact: true }).fill('2')
  await dialog.getByLabel(birth.month, { exact: true }).selectOption({ label: monthNames(lang)[10] ?? '' })
  await dialog.getByLabel(birth.year, { exact: true }).fill('1987')
  await dialog.getByLabel(birth.time, { exact: true }).fill('07:10')
  const town = dialog.getByRole('combobox', { name: placesText[lang].label })
  await town.fill(place)
  await takeFirstPlace(page, town)
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test.each(
  ways(0, [
    ['en', 'desktop', 'light', 'Moscow', 'Anna', 'Saint Petersburg'],
    ['ru', 'phone', 'dark', 'Москва', 'Анна', 'Санкт-Петербург'],
  ]),
)('every kind of chart is made, opened and read (%s, %s)', async (lang, size, theme, place, name, town) => {
  const session = await newSession(browser, { url: product.url, lang, size, theme })
  const { page, faults, inspect } = session
  const t = chartsText[lang]
  await register(session, place)

  await page.goto('/my-charts#add')
  const dialog = page.getByRole('dialog')
  for (const type of FREE) {
    await dialog.getByRole('button', { name: `${t.create}: ${t.types[type].name}` }).click()
  }
  expect(await dialog.getByText(t.free, { exact: true }).count()).toBe(FREE.length)
  await dialog.getByText(t.created).nth(2).waitFor()
  await inspect('charts-1-types')

  await dialog.getByRole('button', { name: t.choosePersonFor(t.types.synastry.name) }).click()
  await dialog.getByText(peopleText[lang].nobody).waitFor()
  await dialog.getByRole('button', { name: peopleText[lang].add, exact: true }).click()
  await dialog.getByRole('button', { name: peopleText[lang].save, exact: true }).click()
  // Nothing is filled in: each field says so, and the form stays.
  expect(await dialog.getByRole('alert').count()).toBeGreaterThanOrEqual(4)
  await inspect('charts-2-person-form')
  await dialog.getByRole('button', { name: common[lang].back }).click()
  await addPerson(session, { name, place: town })
  await dialog.getByRole('button', { name: peopleText[lang].save, exact: true }).click()
  await dialog.getByRole('button', { name: `${t.create}: ${name}` }).click()
  await dialog.getByText(t.created).waitFor()
  await inspect('charts-3-people')
  await page.keyboard.press('Escape')
  await inspect('charts-4-list')

  for (const type of FREE) {
    await page.getByRole('link', { name: t.types[type].name }).click()
    await page.getByRole('heading', { name: t.reading }).waitFor()
    expect(await overflow(page)).toBe(0)
    await inspect(`charts-5-${type}`)
    await page.goto('/my-charts')
  }

  await page.getByRole('link', { name: chartTitle(t, { type: 'synastry', person: { name } }) }).click()
  await page.getByRole('table', { name: t.positions }).waitFor()
  // Anna’s Sun stands at 9°12′ Scorpio (Swiss Ephemeris, 2 November 1987, 04:10 UTC).
  const words = skyWords[lang]
  const sun = page
    .getByRole('group')
    .getByRole('button', { name: new RegExp(`^${name}: ${words.bodies.sun} .*9°12′$`) })
  await sun.focus()
  await page.keyboard.press('Enter')
  expect(await sun.getAttribute('aria-pressed')).toBe('true')
  const note = page.getByRole('status').filter({ hasText: words.bodies.sun })
  expect(await note.innerText()).toMatch(/9°12′\d\d″/)
  expect(await note.getByRole('listitem').count()).toBeGreaterThan(0)
  expect(await overflow(page)).toBe(0)

  const contents = page.getByRole('navigation', { name: t.contents })
  if (size === 'phone') await page.getByText(t.contents, { exact: true }).click()
  const last = contents.getByRole('link').last()
  const title = await last.innerText()
  await last.click()
  const heading = page.getByRole('heading', { name: title, exact: true })
  await expect.poll(async () => (await heading.boundingBox())?.y ?? Infinity).toBeLessThan(900)
  await inspect('charts-6-synastry')
  expect(faults).toEqual([])
  await page.context().close()
})
