import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PersonDays } from '#contract/daily.ts'
import type { Lang } from '#language/lang.ts'
import { personDaysText } from '#web/features/dashboard/person-text.ts'
import { peopleText } from '#web/features/people/text.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { newSession, signInByCookie } from './browser-session.ts'
import { call, register, subscribe, type Member } from './people.ts'
import { longTest } from '../long-test.ts'
import { ways } from './ways.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const NAMES = { en: { child: 'Emily', partner: 'Michael' }, ru: { child: 'Аня', partner: 'Михаил' } } as const

async function withPeople(lang: Lang, plan: 'year' | null): Promise<Member> {
  const person = await register(product, { lang })
  if (plan) await subscribe(product, person, plan)
  const born = { birthplace: 'Moscow', birthtimeIDK: true }
  for (const body of [
    { ...born, name: NAMES[lang].child, relation: 'child', birthdate: '2019-06-02' },
    { ...born, name: NAMES[lang].partner, relation: 'partner', birthdate: '1988-03-14' },
  ])
    await call(product, 'POST', '/people', { token: person.token, body })
  return person
}

test.each(
  ways(1, [
    ['ru', 'phone', 'dark'],
    ['en', 'phone', 'light'],
    ['ru', 'desktop', 'light'],
  ] as const),
)('a subscriber goes from the own day to a child’s and a partner’s, %s on a %s', async (lang, size, theme) => {
  const member = await withPeople(lang, 'year')
  const { page, faults, inspect } = await newSession(browser, { url: product.url, lang, size, theme })
  const t = personDaysText[lang]
  const names = NAMES[lang]
  await signInByCookie(page, product.url, member.email)
  await page.goto('/daily-horoscope')
  const choice = page.getByRole('navigation', { name: t.whose })
  // One's own day stands first.
  expect(await choice.getByRole('link').first().textContent()).toBe(t.own)
  const answered = page.waitForResponse((response) => /\/api\/people\/\d+\/days/.test(response.url()))
  await choice.getByRole('link', { name: names.child }).click()
  const read = (await (await answered).json()) as PersonDays
  await page.getByText(t.asChild(names.child), { exact: true }).waitFor()
  if (read.told_as !== 'child' || !read.days) throw new Error('a child of seven has days')
  const today = Object.values(read.days).find(({ headline }) => headline)
  expect(today).toBeDefined()
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  const article = (await page.locator('article').textContent()) ?? ''
  expect(article).not.toMatch(lang === 'ru' ? /(?<!\p{L})(?:вас|вам|ваш)/u : /\byour\b/)
  const [taken, shown] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(taken).toBeLessThanOrEqual(shown ?? 0)
  await inspect('63-child-day', 'page')
  // Another day of the strip.
  await page.locator('.day-cell').first().click()
  expect(await page.locator('.day-cell').first().getAttribute('aria-current')).toBe('date')
  await choice.getByRole('link', { name: names.partner }).click()
  await page.getByText(t.asAdult(names.partner), { exact: true }).waitFor()
  await page.getByRole('heading', { name: t.area.love, exact: true }).waitFor()
  await inspect('64-partner-day')
  await choice.getByRole('link', { name: t.own, exact: true }).click()
  await page.waitForURL(/\/daily-horoscope$/)
  // The list of people leads there, too.
  await page.goto('/my-charts')
  await page.getByRole('link', { name: peopleText[lang].day(names.child), exact: true }).click()
  await page.getByText(t.asChild(names.child), { exact: true }).waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})

longTest('the free plan reads the first sentence of today, and what a plan adds', async () => {
  const member = await withPeople('en', null)
  const { page, faults, inspect } = await newSession(browser, { url: product.url, lang: 'en', size: 'phone' })
  const t = personDaysText.en
  await signInByCookie(page, product.url, member.email)
  await page.goto('/daily-horoscope')
  await page.getByRole('navigation', { name: t.whose }).getByRole('link', { name: 'Emily' }).click()
  await page.getByText(t.offerText, { exact: true }).waitFor()
  expect(await page.getByRole('link', { name: t.plans, exact: true }).count()).toBe(1)
  expect(await page.locator('.day-cell').count()).toBe(0)
  await inspect('65-child-day-free')
  expect(faults).toEqual([])
  await page.context().close()
})

longTest('somebody who is saved no more is said to be gone', async () => {
  const member = await withPeople('en', 'year')
  const { page } = await newSession(browser, { url: product.url, lang: 'en', size: 'phone' })
  await signInByCookie(page, product.url, member.email)
  await page.goto('/daily-horoscope?person=999999')
  await page.getByText(personDaysText.en.gone, { exact: true }).waitFor()
  await page.context().close()
})
