import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { birthText } from '#web/features/account/birth-text.ts'
import { chartsText, chartTitle } from '#web/features/charts/text.ts'
import { peopleText } from '#web/features/people/text.ts'
import { placesText } from '#web/features/places/text.ts'
import { common } from '#web/i18n/common.ts'
import { monthNames } from '#web/i18n/format.ts'
import { readerText } from '#web/features/reader/text.ts'
import { skyWords } from '#web/i18n/sky-words.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { newSession, signInByCookie, takeFirstPlace, type BrowserSession } from './browser-session.ts'
import { call, register } from './people.ts'
import { ways } from './ways.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const FREE = ['natal', 'transit', 'progressed'] as const

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

/** Somebody new, saved for their chart: it opens by itself, told of a child to the grown-up. */
async function addSomebodyForTheirChart(session: BrowserSession): Promise<void> {
  const { page, lang } = session
  const [t, people, birth] = [chartsText[lang], peopleText[lang], birthText[lang]]
  const dialog = page.getByRole('dialog')
  await page.getByRole('region', { name: people.people }).waitFor()
  await page.getByRole('button', { name: t.someone, exact: true }).click()
  const name = lang === 'ru' ? 'Майя' : 'Mia'
  await dialog.getByText(t.whose).waitFor()
  await addPerson(session, { name, place: lang === 'ru' ? 'Париж' : 'Paris' })
  await dialog.getByLabel(birth.year, { exact: true }).fill(`${new Date().getFullYear() - 7}`)
  await dialog.getByLabel(people.relation).selectOption('child')
  await dialog.getByRole('button', { name: people.save, exact: true }).click()
  await page.waitForURL('**/viewer/*')
  await page.getByText(t.asChild(name)).waitFor()
}

/** A solar return somewhere else and a lunar one at home, each made in the sheet and read. */
async function makeReturns({ page, lang, inspect }: BrowserSession, town: string): Promise<void> {
  const t = chartsText[lang]
  const dialog = page.getByRole('dialog')
  const open = async (type: 'solar-return' | 'lunar-return') => {
    // From its own address the sheet would stay as it is.
    if (page.url().endsWith('/my-charts#add')) await page.reload()
    else await page.goto('/my-charts#add')
    await dialog.getByRole('button', { name: t.chooseTimeFor(t.types[type].name) }).click()
  }
  const read = async (title: RegExp) => {
    await page.getByRole('heading', { name: title, level: 1 }).waitFor()
    await page.getByRole('heading', { name: t.reading }).waitFor()
    expect(await overflow(page)).toBe(0)
  }
  await open('solar-return')
  await dialog.getByLabel(t.returnYear, { exact: true }).selectOption('2027')
  const place = dialog.getByRole('combobox', { name: t.returnPlace })
  await place.fill(town)
  await takeFirstPlace(page, place)
  await inspect('charts-7-return-form')
  await dialog.getByRole('button', { name: t.create, exact: true }).click()
  await read(/2027/)
  expect(await page.getByText(t.castFor(town), { exact: true }).count()).toBe(1)
  await inspect('charts-8-solar-return')

  // The same once more is the one that is there.
  await open('solar-return')
  await dialog.getByLabel(t.returnYear, { exact: true }).selectOption('2027')
  await dialog.getByRole('combobox', { name: t.returnPlace }).fill(town)
  await takeFirstPlace(page, dialog.getByRole('combobox', { name: t.returnPlace }))
  await dialog.getByRole('button', { name: t.create, exact: true }).click()
  await dialog.getByText(t.returnExists).waitFor()

  await open('lunar-return')
  await dialog.getByLabel(t.returnDate, { exact: true }).fill('1980-01-01')
  await dialog.getByRole('button', { name: t.create, exact: true }).click()
  await dialog.getByRole('alert').filter({ hasText: /\p{L}/u }).waitFor()
  await inspect('charts-9-return-error')
  await dialog.getByLabel(t.returnDate, { exact: true }).fill('2025-01-28')
  await dialog.getByRole('button', { name: t.create, exact: true }).click()
  await read(/2025/)
  await inspect('charts-10-lunar-return')
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
  const { email, token } = await register(product, { lang, birthplace: place })
  // The form of registration asks for the natal chart by itself.
  await call(product, 'POST', '/order/report/chart:natal', { token })
  await signInByCookie(page, product.url, email)

  await page.goto('/my-charts#add')
  const dialog = page.getByRole('dialog')
  for (const type of FREE.slice(1)) {
    await dialog.getByRole('button', { name: `${t.create}: ${t.types[type].name}` }).click()
    // The way to what was made has the focus of the button that made it.
    const made = dialog.getByRole('link', { name: `${t.open}: ${t.types[type].name}` })
    await made.waitFor()
    await expect.poll(() => made.evaluate((link) => link === document.activeElement)).toBe(true)
  }
  expect(await dialog.getByText(t.free, { exact: true }).count()).toBe(Object.keys(t.types).length)
  await dialog.getByText(t.created).nth(2).waitFor()
  await inspect('charts-1-types')

  await dialog.getByRole('button', { name: t.choosePersonFor(t.types.synastry.name) }).click()
  await dialog.getByText(peopleText[lang].nobody).waitFor()
  await dialog.getByRole('button', { name: peopleText[lang].add, exact: true }).click()
  await dialog.getByRole('button', { name: peopleText[lang].save, exact: true }).click()
  // Nothing is filled in: each field says so, and the form stays.
  await expect.poll(() => dialog.getByRole('alert').count()).toBeGreaterThanOrEqual(4)
  await inspect('charts-2-person-form')
  await dialog.getByRole('button', { name: common[lang].back }).click()
  await addPerson(session, { name, place: town })
  await dialog.getByRole('button', { name: peopleText[lang].save, exact: true }).click()
  await dialog.getByRole('button', { name: `${t.create}: ${name}` }).click()
  await dialog.getByText(t.created).waitFor()
  await inspect('charts-3-people')
  await page.keyboard.press('Escape')
  // Who was saved stands on the page, with the charts that are made with them.
  const saved = page.getByRole('region', { name: peopleText[lang].people })
  await saved.getByRole('button', { name: peopleText[lang].edit(name) }).waitFor()
  await saved.getByRole('link', { name: `${t.open}: ${t.withPerson(t.types.synastry.name, name)}` }).waitFor()
  await saved.getByRole('button', { name: `${t.create}: ${t.withPerson(t.types.composite.name, name)}` }).waitFor()
  await inspect('charts-4-list')

  // Their own chart, in one press; a second one opens the same.
  const theirs = `${t.theirChart}: ${name}`
  for (const role of ['button', 'link'] as const) {
    await saved.getByRole(role, { name: theirs }).click()
    await page.getByRole('heading', { level: 1, name: new RegExp(name) }).waitFor()
    await page.getByText(t.asAdult(name)).waitFor()
    expect(await overflow(page)).toBe(0)
    await page.goBack()
  }
  await addSomebodyForTheirChart(session)
  await page.goBack()

  for (const type of FREE) {
    await page.getByRole('link', { name: t.types[type].name, exact: true }).click()
    await page.getByRole('heading', { name: t.reading }).waitFor()
    expect(await overflow(page)).toBe(0)
    await inspect(`charts-5-${type}`)
    await page.goBack()
  }

  await makeReturns(session, lang === 'en' ? 'Lisbon' : 'Лиссабон')
  await page.goto('/my-charts')

  await page.getByRole('link', { name: chartTitle(t, { type: 'synastry', person: { name } }), exact: true }).click()
  await page.getByRole('table', { name: t.positions }).waitFor()
  // Anna’s Sun stands at 9°12′ Scorpio (Swiss Ephemeris, 2 November 1987, 04:10 UTC).
  const words = skyWords[lang]
  const sun = page
    .getByRole('group')
    .getByRole('button', { name: new RegExp(`^${name}: ${words.bodies.sun} .*9°12′$`) })
  await sun.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => sun.getAttribute('aria-pressed')).toBe('true')
  const note = page.getByRole('status').filter({ hasText: words.bodies.sun })
  expect(await note.innerText()).toMatch(/9°12′\d\d″/)
  expect(await note.getByRole('listitem').count()).toBeGreaterThan(0)
  expect(await overflow(page)).toBe(0)

  const r = readerText[lang]
  if (size === 'phone') await page.getByRole('button', { name: `${r.contents}, ` }).click()
  const contents = page.getByRole('navigation', { name: r.contents })
  const last = contents.locator('.contents-chapter').last()
  const part = (await last.getAttribute('href')) ?? ''
  await last.click()
  await expect.poll(async () => (await page.locator(part).boundingBox())?.y ?? Infinity).toBeLessThan(300)
  await inspect('charts-6-synastry')
  // A return that was there already, and one before the birth.
  const refused = /status of (?:409|422)/
  expect(faults.filter((fault) => !refused.test(fault))).toEqual([])
  await page.context().close()
})
