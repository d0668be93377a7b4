import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calendarText } from '#web/features/calendar/text.ts'
import { dashboardText } from '#web/features/dashboard/text.ts'
import { plainWords } from '#web/features/factors/plain-words.ts'
import { factorsText } from '#web/features/factors/text.ts'
import { skyWords } from '#web/i18n/sky-words.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { newSession, signInByCookie } from './browser-session.ts'
import { call, register, subscribe } from './people.ts'
import { ways } from './ways.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each(
  ways(0, [
    ['en', 'phone'],
    ['ru', 'desktop'],
    ['ru', 'phone'],
    ['en', 'desktop'],
  ] as const),
)('glyphs, terms and scores say what they are, on a day and in a chart (%s, %s)', async (lang, size) => {
  const person = await register(product, { lang })
  await subscribe(product, person, 'year')
  const order = { token: person.token, body: {} }
  const { hash } = await call<{ hash: string }>(product, 'POST', '/order/report/chart:transit', order)
  const session = await newSession(browser, { url: product.url, lang, size })
  const { page, faults, inspect } = session
  await signInByCookie(page, product.url, person.email)
  const plain = plainWords[lang]

  await page.goto('/')
  await page.getByRole('button', { name: factorsText[lang].why }).first().click()
  const why = page.getByRole('dialog', { name: factorsText[lang].why })
  await why.getByText(plain.evidence).first().waitFor()
  // Plain words first, then the figures, then the end.
  const said = (await why.innerText()).toLowerCase()
  const places = [lang === 'en' ? 'so ' : 'значит, ', plain.evidence, plain.ends].map((words) =>
    said.indexOf(words.toLowerCase()),
  )
  expect(places.every((place) => place > 0)).toBe(true)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  await inspect('why-in-plain-words')
  await page.keyboard.press('Escape')
  await why.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: dashboardText[lang].whatScore }).click()
  const card = page.getByRole('dialog')
  await card.getByText(plain.terms.score[1] ?? '').waitFor()
  await inspect('term-score')
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })

  await page.goto(`/viewer/${hash.replace(/^thread_/, '')}`)
  const aspect = page.locator('section[aria-labelledby=aspects] li').first().getByRole('button').nth(1)
  await aspect.click()
  await card.getByText(lang === 'en' ? /^So / : /^Значит, /).waitFor()
  await inspect('term-aspect')
  await card.getByRole('link', { name: plain.toGlossary }).click()
  await page.waitForURL('**/glossary**')
  // The address changes before the page does.
  await page.locator(`dl > ${new URL(page.url()).hash}`).waitFor()

  await page.goto('/calendar')
  // Nothing moves any more when the month and the day's panel are there.
  await page.getByRole('grid').getByRole('button').first().waitFor()
  await page.locator('#moon ~ * ol button').first().waitFor()
  await page.getByRole('button', { name: calendarText[lang].biosphere, exact: true }).first().click()
  await card.getByText(plain.terms.biosphere[1] ?? '').waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})

test('the glossary has every planet, sign, house and phase at its own address', async () => {
  const html = await (await fetch(`${product.url}/glossary?lang=ru`)).text()
  for (const id of ['moon', 'vesta', 'taurus', 'house-12', 'full', 'score', 'square', 'lilith', 'node', 'applying'])
    expect(html, id).toContain(`id="${id}"`)
  expect(html).toContain(skyWords.ru.signs[1] ?? 'Телец')
})
