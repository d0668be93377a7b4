import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readerText } from '#web/features/reader/text.ts'
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

test.each(
  ways(1, [
    ['en', 'desktop', 'light'],
    ['ru', 'phone', 'dark'],
  ] as const),
)('a passage is marked, noted and had back, on each device, %s on a %s', async (lang, size, theme) => {
  const member = await register(product, { lang })
  const { hash } = await call<{ hash: string }>(product, 'POST', '/order/report/chart:natal', {
    token: member.token,
    body: {},
  })
  const t = readerText[lang]
  const open = async () => {
    const session = await newSession(browser, { url: product.url, lang, size, theme })
    await signInByCookie(session.page, product.url, member.email)
    await session.page.goto(`/viewer/${hash.slice(7)}`)
    const texts = session.page.locator('.reader-part:not([hidden]) .prose-reading')
    await texts.first().waitFor()
    return { ...session, texts }
  }
  const first = await open()
  // By keyboard: the sentences of a section are a choice in a sheet.
  await first.page.locator('.reading-part').getByText(t.markOrNote, { exact: true }).first().press('Enter')
  const dialog = first.page.getByRole('dialog')
  await dialog.getByRole('radio').first().press('ArrowDown')
  const chosen = await dialog.getByRole('radio').nth(1).locator('xpath=..').textContent()
  await dialog.getByLabel(t.yourNote).fill('Ask Mom')
  await first.inspect('reader-notes-1')
  await dialog.getByRole('button', { name: t.save }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  // By pointer: what is selected is marked.
  await first.texts.nth(1).evaluate((paragraph) => {
    paragraph.scrollIntoView({ block: 'center' })
    const range = document.createRange()
    range.selectNodeContents(paragraph)
    getSelection()?.removeAllRanges()
    getSelection()?.addRange(range)
  })
  const answered = first.page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok())
  await first.page.getByRole('toolbar', { name: t.selection }).getByRole('button', { name: t.mark }).click()
  await answered
  const painted = () =>
    first.page.evaluate(() => [...CSS.highlights].map(([name, ranges]) => [name, ranges.size]).toSorted())
  await expect.poll(painted).toEqual([
    ['reader-mark', 1],
    ['reader-note', 1],
  ])
  // Read on, and told within seconds.
  const told = first.page.waitForResponse((answer) => answer.url().endsWith('/place') && answer.ok())
  const far = first.page.locator('.reading-part').nth(3)
  await far.evaluate((section) => section.scrollIntoView())
  const place = ((await (await told).json()) as { place: { section: string } }).place.section
  expect(place).toMatch(/^part-([2-9]|\d\d)$/)

  const second = await open()
  await second.page.getByRole('link', { name: t.resume }).waitFor()
  expect(await second.page.getByRole('link', { name: t.resume }).getAttribute('href')).toBe(`#${place}`)
  if (size === 'phone') await second.page.getByRole('button', { name: t.contents }).first().click()
  await second.page
    .getByRole('button', { name: t.notesCount(2) })
    .last()
    .click()
  const notes = second.page.getByRole('dialog', { name: t.notes })
  expect(await notes.getByRole('listitem').first().textContent()).toContain(chosen)
  expect(await notes.getByRole('listitem').first().textContent()).toContain('Ask Mom')
  await second.inspect('reader-notes-2-list')
  await notes.getByRole('listitem').first().getByText(t.remove, { exact: true }).press('Enter')
  const undo = notes.getByRole('button', { name: t.undo })
  await undo.waitFor()
  await expect.poll(() => undo.evaluate((button) => document.activeElement === button)).toBe(true)
  await undo.press('Enter')
  await expect.poll(() => notes.getByText('Ask Mom').count()).toBe(1)
  expect([...first.faults, ...second.faults]).toEqual([])
})
