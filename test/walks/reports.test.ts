import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGE_WORDS } from '#server/features/sandbox/page-words.ts'
import { factorsText } from '#web/features/factors/text.ts'
import { chartsText } from '#web/features/charts/text.ts'
import { plansText } from '#web/features/plans/text.ts'
import { myReportsText } from '#web/features/reports/my-text.ts'
import { orderText } from '#web/features/reports/order-text.ts'
import { openBrowser } from '../chromium.ts'
import { startProduct, type Running } from '../running.ts'
import { fillRegistration, newEmail, newVisitor, submitRegistration } from './visitor.ts'

let product: Running
let browser: Browser
beforeAll(async () => {
  ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await product.stop('SIGKILL')
})

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

test.each([
  ['en', 'desktop', 'light', 'Moscow'],
  ['ru', 'phone', 'dark', 'Москва'],
] as const)('a report is bought, written and read, down to its facts (%s, %s)', async (lang, size, theme, place) => {
  const visitor = await newVisitor(browser, { url: product.url, lang, size, theme })
  const { page, faults, inspect } = visitor
  const [m, o, f] = [myReportsText[lang], orderText[lang], factorsText[lang]]
  await page.goto('/?showModal=auth')
  await fillRegistration(visitor, { email: newEmail(), day: 17, month: 5, year: 1990, time: '14:30', place })
  await submitRegistration(visitor)
  await page.getByRole('button', { name: f.why }).first().waitFor({ timeout: 30_000 })

  await page.goto('/my-reports')
  await page.getByText(m.emptyTitle).waitFor()
  await inspect('my-reports-empty')

  // Two are bought, and one of them is written at once.
  await page.goto('/report/personality')
  await page.getByRole('button', { name: o.order }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: o.pay }).click()
  await page.waitForURL('**/sandbox/checkout/**')
  await page.getByRole('button', { name: PAGE_WORDS[lang].actions.pay, exact: true }).click()
  await page.waitForURL('**/my-reports?payment=success')
  await page.getByRole('dialog').waitFor()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: plansText[lang].success.close, exact: true })
    .first()
    .click()
  const read = page.getByRole('link', { name: `${m.read}: ` })
  await read.waitFor({ timeout: 20_000 })
  await page.getByText(m.left(1)).waitFor({ timeout: 10_000 })
  expect(await overflow(page)).toBe(0)
  await inspect('my-reports')

  await read.click()
  await page.waitForURL('**/viewer/*')
  await page.locator('.report-figure svg[role=img]').first().waitFor()
  expect(await page.locator('.report-chapter').count()).toBeGreaterThan(8)
  expect(await overflow(page)).toBe(0)
  await inspect('report')

  // What a paragraph was written from, without a mouse.
  const note = page.getByRole('button', { name: f.why }).first()
  await note.focus()
  await page.keyboard.press('Enter')
  const facts = page.getByRole('dialog', { name: f.why })
  await facts.getByRole('listitem').first().waitFor()
  await inspect('report-facts')
  await page.keyboard.press('Escape')
  await facts.waitFor({ state: 'detached' })
  expect(await note.evaluate((element) => element === document.activeElement)).toBe(true)

  // The index leads to the last chapter.
  if (size === 'phone') await page.getByText(chartsText[lang].contents, { exact: true }).first().click()
  const index = page.getByRole('navigation', { name: chartsText[lang].contents })
  await index.getByRole('link').last().click()
  expect(new URL(page.url()).hash).toMatch(/^#part-\d+$/)

  // The other one is this month's forecast, once.
  await page.goto('/report/monthly-forecast')
  await page.getByRole('button', { name: o.orderFree }).click()
  await page.waitForURL('**/my-reports/monthly')
  await page.getByRole('link', { name: `${m.read}: ` }).waitFor({ timeout: 20_000 })
  await inspect('my-reports-monthly')
  await page.goto('/report/monthly-forecast')
  await page.getByRole('link', { name: o.toMine }).click()
  await page.waitForURL('**/viewer/*')
  await page.locator('.report-chapter').first().waitFor()
  await inspect('report-month')

  await page.goto('/home')
  await page.getByRole('region', { name: m.previewTitle }).getByRole('listitem').nth(1).waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})
