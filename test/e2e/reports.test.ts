import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGE_WORDS } from '#server/features/sandbox/page-words.ts'
import { birthText } from '#web/features/account/birth-text.ts'
import { factorsText } from '#web/features/factors/text.ts'
import { chartsText } from '#web/features/charts/text.ts'
import { peopleText } from '#web/features/people/text.ts'
import { placesText } from '#web/features/places/text.ts'
import { buyingText } from '#web/features/plans/buying-text.ts'
import { myReportsText } from '#web/features/reports/my-text.ts'
import { orderText } from '#web/features/reports/order-text.ts'
import { readerText } from '#web/features/reader/text.ts'
import { monthNames } from '#web/i18n/format.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { newSession, signInByCookie, takeFirstPlace, type BrowserSession } from './browser-session.ts'
import { register } from './people.ts'
import { ways } from './ways.ts'
import { longTest } from '../long-test.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Fills the form of somebody new. */
async function fillPerson({ page, lang }: BrowserSession, name: string, place: string): Promise<void> {
  const [people, birth] = [peopleText[lang], birthText[lang]]
  const form = page.getByRole('dialog')
  await form.getByLabel(people.name, { exact: true }).fill(name)
  await form.getByLabel(birth.day, { exact: true }).fill('2')
  await form.getByLabel(birth.month, { exact: true }).selectOption({ label: monthNames(lang)[10] ?? '' })
  await form.getByLabel(birth.year, { exact: true }).fill('2019')
  await form.getByLabel(birth.time, { exact: true }).fill('07:10')
  const town = form.getByRole('combobox', { name: placesText[lang].label })
  await town.fill(place)
  await takeFirstPlace(page, town)
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

const HOW = ways(0, [
  ['en', 'desktop', 'light', 'Moscow'],
  ['ru', 'phone', 'dark', 'Москва'],
])

/** Somebody new, signed in. */
async function arrive({ page, lang }: BrowserSession, birthplace: string): Promise<void> {
  const { email } = await register(product, { lang, birthplace })
  await signInByCookie(page, product.url, email)
}

/** What a sentence says before the moment or name that it is given. */
const beginOf = (sentence: (value: string) => string) => sentence('…').split('…')[0] ?? ''

/** Buys four reports at the sandbox, the first of a type, and comes back to the list. */
async function buyFour({ page, lang }: BrowserSession, type: string): Promise<void> {
  const o = orderText[lang]
  const sheet = page.getByRole('dialog')
  const order = async () => {
    await page.goto(`/report/${type}`)
    await page.getByRole('button', { name: o.order }).click()
    await sheet.getByRole('radio').last().check()
    await sheet.getByRole('checkbox').check()
  }
  const pay = async () => {
    await sheet.getByRole('button', { name: o.pay }).click()
    await page.waitForURL('**/sandbox/checkout/**')
  }
  await order()
  expect(await sheet.getByRole('status').count()).toBe(0)
  await pay()
  // Whoever comes back without having paid is told that this page is still open.
  await order()
  await sheet.getByText(beginOf(o.paying)).waitFor()
  await pay()
  await page.getByRole('button', { name: PAGE_WORDS[lang].actions.pay, exact: true }).click()
  await page.waitForURL('**/my-reports?payment=success')
  const thanks = page.getByRole('dialog')
  await thanks.getByRole('button', { name: buyingText[lang].success.close, exact: true }).first().click()
  await thanks.waitFor({ state: 'detached' })
}

/** Through a report that is open: on to its second part, to its last by the contents, away, and back to where it was left. */
async function readOn({ page, lang, inspect }: BrowserSession): Promise<void> {
  const r = readerText[lang]
  const part = page.locator('.reader-part:not([hidden])')
  const place = async () => (await part.locator('.reader-place').textContent())?.split(' · ')[0]
  const parts = await page.locator('.reader-part').count()
  expect(await place()).toBe(r.place(1, parts))
  await part.getByRole('link', { name: r.next }).click()
  await expect.poll(place).toBe(r.place(2, parts))
  await expect.poll(() => part.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.goBack()
  await expect.poll(place).toBe(r.place(1, parts))

  const bar = page.getByRole('button', { name: `${r.contents}, ` })
  const isPhone = await bar.isVisible()
  if (isPhone) await bar.click()
  const size = page.getByRole('group', { name: r.textSize }).filter({ visible: true })
  const letters = () => page.locator('.reader-part:not([hidden]) .prose-reading').first()
  const before = await letters().evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
  await size.getByRole('button', { name: r.larger }).click()
  await expect
    .poll(() => letters().evaluate((element) => parseFloat(getComputedStyle(element).fontSize)))
    .toBeGreaterThan(before)
  await size.getByRole('button', { name: r.smaller }).click()
  await inspect('report-contents', 'page')
  await page.getByRole('navigation', { name: r.contents }).locator('.contents-chapter').last().click()
  await page.waitForURL(/#part-\d+$/)
  await expect.poll(place).toBe(r.place(parts, parts))
  await expect.poll(async () => (await part.boundingBox())?.y ?? Infinity).toBeLessThan(300)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('reading'))).toContain('part-')

  // Without the section in the address: the link says where the reading was left, and leads there.
  const address = page.url().replace(/#.*/, '')
  await page.goto('/my-reports')
  await page.goto(address)
  await expect.poll(place).toBe(r.place(parts, parts))
  await page.getByRole('link', { name: `${r.resume}: ` }).click()
  await page.waitForURL(/#part-\d+$/)

  // All of it is printed, whichever part is open.
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.reader-part').first().locator('.prose-reading').first().isVisible()).toBe(true)
  await page.emulateMedia({ media: 'screen' })
}

test.each(HOW)('a report is bought, written and read, down to its facts (%s, %s)', async (lang, size, theme, place) => {
  const session = await newSession(browser, { url: product.url, lang, size, theme })
  const { page, faults, inspect } = session
  const [m, o, f] = [myReportsText[lang], orderText[lang], factorsText[lang]]
  await arrive(session, place)

  await page.goto('/my-reports')
  await page.getByText(m.emptyTitle).waitFor()
  await inspect('my-reports-empty')

  await buyFour(session, 'personality')
  const read = page.getByRole('link', { name: `${m.read}: ` })
  await read.waitFor()
  await page.getByText(m.left(3)).waitFor()
  expect(await overflow(page)).toBe(0)
  await inspect('my-reports')

  await read.click()
  await page.waitForURL('**/viewer/*')
  await page.locator('.report-chapter').first().waitFor()
  expect(await page.locator('.report-chapter').count()).toBeGreaterThan(8)
  expect(await overflow(page)).toBe(0)
  await inspect('report', 'page')

  // What a paragraph was written from, without a mouse.
  const note = page.getByRole('button', { name: f.why }).first()
  await note.focus()
  await page.keyboard.press('Enter')
  const facts = page.getByRole('dialog', { name: f.why })
  await facts.getByRole('listitem').first().waitFor()
  await inspect('report-facts')
  await page.keyboard.press('Escape')
  await facts.waitFor({ state: 'detached' })
  await expect.poll(() => note.evaluate((element) => element === document.activeElement)).toBe(true)

  await readOn(session)

  // Whoever would order it again is told that it is there, and finds it.
  await page.goto('/report/personality')
  await page.getByText(o.samePresent).waitFor()
  await page.getByText(beginOf((date) => o.have(null, date))).waitFor()
  await inspect('report-order-again')
  await page.getByRole('link', { name: o.toMine }).click()
  await page.waitForURL('**/viewer/*')

  // Another is this month's forecast, once.
  await page.goto('/report/monthly-forecast')
  // What may still be withdrawn from is written at once when the person asks for it.
  await page.locator('main').getByRole('checkbox').check()
  await page.getByRole('button', { name: o.orderFree }).click()
  // What was ordered opens, and is there as soon as it is written.
  await page.waitForURL('**/viewer/*')
  await page.locator('.report-chapter').first().waitFor()
  await page.goto('/my-reports/monthly')
  await page.getByRole('link', { name: `${m.read}: ` }).waitFor()
  await inspect('my-reports-monthly')
  await page.goto('/report/monthly-forecast')
  await page.getByRole('link', { name: o.toMine }).click()
  await page.waitForURL('**/viewer/*')
  await page.locator('.report-chapter').first().waitFor()
  await inspect('report-month', 'page')

  await page.goto('/home')
  await page.getByRole('region', { name: m.previewTitle }).getByRole('listitem').nth(1).waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})

longTest.each(HOW)('a report of a child waits until it is said of whom (%s, %s)', async (lang, size, theme, place) => {
  const session = await newSession(browser, { url: product.url, lang, size, theme })
  const { page, faults, inspect } = session
  const m = myReportsText[lang]
  await arrive(session, place)
  await page.goto('/report/child')
  await page.getByLabel(m.who.child).waitFor()
  await inspect('report-order-child')
  await buyFour(session, 'child')

  await page.getByText(m.lacks.child).waitFor()
  await inspect('my-reports-waiting')
  await page.getByRole('button', { name: m.choose }).click()
  await page.getByRole('dialog').getByRole('button', { name: m.addChild }).click()
  await fillPerson(session, lang === 'ru' ? 'Вася' : 'Basil', place)
  await page.getByRole('dialog').getByRole('button', { name: peopleText[lang].save, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: m.save }).click()
  await page.getByText(m.lacks.child).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: `${m.read}: ` }).click()
  await page.locator('.report-chapter').first().waitFor()
  expect(await overflow(page)).toBe(0)

  // Whoever is removed takes the report along, and it is said before.
  const [people, c] = [peopleText[lang], chartsText[lang]]
  await page.goto('/my-charts#add')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: c.choosePersonFor(c.types.synastry.name) }).click()
  await sheet.getByRole('button', { name: people.edit(lang === 'ru' ? 'Вася' : 'Basil') }).click()
  await sheet.getByRole('button', { name: people.remove, exact: true }).click()
  await sheet.getByText(people.goes({ charts: 0, reports: 1 }), { exact: true }).waitFor()
  await inspect('people-remove')
  await sheet.getByRole('button', { name: people.removeYes, exact: true }).click()
  await sheet.getByText(people.nobody, { exact: true }).waitFor()
  await page.goto('/my-reports')
  await page.getByText(m.emptyTitle, { exact: true }).waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})
