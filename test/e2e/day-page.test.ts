import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DailyContent } from '#contract/daily.ts'
import type { Lang } from '#language/lang.ts'
import { dashboardText } from '#web/features/dashboard/text.ts'
import { factorsText } from '#web/features/factors/text.ts'
import { formatDate } from '#web/i18n/format.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { newSession, signInByCookie, SIZES, type BrowserSession, type Size } from './browser-session.ts'
import { call, register, subscribe, type Member } from './people.ts'
import { longTest } from '../long-test.ts'
import { ways } from './ways.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

type Days = Record<string, { status: number; content: DailyContent | null }>

/** How far the parts of a page moved by themselves, as browsers measure it. */
const movedIn = (page: Page) => page.evaluate(() => (globalThis as unknown as { moved: number }).moved)

function watchMoves(): void {
  const seen = globalThis as unknown as { moved: number }
  seen.moved = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.moved += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Opens the first page of somebody whom the device knows, and keeps no days of. */
async function openDay(
  person: Member,
  { lang, size, change = (days) => days }: { lang: Lang; size: Size; change?: (days: Days) => Days },
): Promise<BrowserSession & { today: DailyContent; date: string }> {
  const session = await newSession(browser, { url: product.url, lang, size })
  const { page } = session
  await signInByCookie(page, product.url, person.email)
  let days: Days = {}
  await page.route('**/api/reports/daily*', async (route) => {
    const answer = await route.fetch()
    days = change((await answer.json()) as Days)
    await route.fulfill({ response: answer, json: days })
  })
  await page.addInitScript(watchMoves)
  await page.goto('/')
  await page.locator('[data-for=person] .prose-reading').first().waitFor()
  const date = (await page.evaluate(() => new Date().toLocaleDateString('sv-SE'))) as string
  const today = days[date]?.content
  if (!today) throw new Error(`no day ${date} in ${Object.keys(days).join(', ')}`)
  return { ...session, today, date }
}

const newSubscriber = async (changes: Record<string, unknown>) => {
  const person = await register(product, changes)
  await subscribe(product, person, 'year')
  return person
}

test.each(
  ways(0, [
    ['en', 'phone'],
    ['ru', 'desktop'],
    ['ru', 'phone'],
    ['en', 'desktop'],
  ] as const),
)('a day begins with its headline and thread, and leads on by the keyboard (%s, %s)', async (lang, size) => {
  const t = dashboardText[lang]
  const { page, today, date, faults, inspect } = await openDay(await newSubscriber({ lang }), { lang, size })
  const [bottom, top] = await page.evaluate(() => {
    const headline = document.querySelector('article h2')?.getBoundingClientRect()
    const thread = document.querySelector('article .prose-reading')?.getBoundingClientRect()
    return [headline?.bottom ?? 0, thread?.top ?? 0]
  })
  expect(await page.locator('article h2').first().innerText()).toBe(today.headline?.text)
  // The bar at the foot of a phone's page is 57 px high; three lines of the thread take 90.
  expect(Math.max(bottom, top)).toBeLessThan(SIZES[size].height - 57 - 90)
  // In the day, and once more beside it as soon as the Moon is known.
  const moonLine = page.locator('main').getByText(today.moon_line?.text ?? '')
  await expect.poll(() => moonLine.count()).toBe(2)
  expect(await movedIn(page)).toBeLessThanOrEqual(0.02)

  const levels = await page
    .locator('main :is(h1, h2, h3, h4)')
    .evaluateAll((all) => all.map(({ nodeName }) => nodeName))
  expect(levels.filter((level) => level === 'H1')).toEqual(['H1'])
  expect(levels.slice(0, 2)).toEqual(['H1', 'H2'])

  const now = page.getByRole('region', { name: t.now })
  expect(await now.getByRole('heading', { level: 3 }).count()).toBe(today.now?.length)
  const opener = now.locator('summary').first()
  await opener.focus()
  await page.keyboard.press('Enter')
  await now.getByText(today.now?.[0]?.text ?? '').waitFor()
  await now.getByRole('button', { name: factorsText[lang].why }).first().waitFor()

  const week = page.getByRole('region', { name: t.week })
  expect(await week.getByRole('listitem').count()).toBe(7)
  expect(await week.getByText(t.best, { exact: true }).count()).toBe(1)
  const tomorrow = new Date(Date.parse(`${date}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
  await week.locator(`a[href*="${tomorrow}"]`).focus()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: formatDate(lang, tomorrow) })
  await heading.waitFor()
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
  await inspect('day-page', 'page')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: formatDate(lang, date) }).waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})

test.each(ways(1, ['ru', 'en'] as const))('a free day has no locks, and one card at its end (%s)', async (lang) => {
  const t = dashboardText[lang]
  const { page, today, inspect } = await openDay(await register(product, { lang }), { lang, size: 'phone' })
  const titles = await page.locator('article h2').allInnerTexts()
  expect(titles[0]).toBe(today.headline?.text)
  expect(titles.at(-1)).toBe(t.offer)
  for (const closed of [t.areas, t.mood, t.week]) expect(titles).not.toContain(closed)
  const offer = page.getByRole('heading', { name: t.offer }).locator('..')
  if (today.offer) await offer.getByText(today.offer.first_sentence).waitFor()
  expect(await offer.getByRole('link').count()).toBe(1)
  expect(await movedIn(page)).toBeLessThanOrEqual(0.02)
  await inspect('day-free', 'page')
  await page.context().close()
})

test('an earlier day stands in while today’s is written, and gives way without moving anything', async () => {
  const person = await newSubscriber({ lang: 'en' })
  const written = async () => Object.values(await call<Days>(product, 'GET', '/reports/daily?lang=en', person))
  await expect.poll(async () => (await written()).every(({ status }) => status === 2)).toBe(true)
  let isWritten = false
  const session = await newSession(browser, { url: product.url, lang: 'en', size: 'phone' })
  const { page } = session
  await signInByCookie(page, product.url, person.email)
  await page.route('**/api/reports/daily*', async (route) => {
    const answer = await route.fetch()
    const days = (await answer.json()) as Days
    const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'))
    if (!isWritten) days[today] = { status: 1, content: null }
    await route.fulfill({ response: answer, json: days })
  })
  await page.addInitScript(watchMoves)
  await page.goto('/')
  const heading = page.locator('main h1')
  const today = (await page.evaluate(() => new Date().toLocaleDateString('sv-SE'))) as string
  const before = new Date(Date.parse(`${today}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
  await page.getByRole('heading', { level: 1, name: formatDate('en', before) }).waitFor()
  await page.getByText(dashboardText.en.waitTitle).waitFor()
  isWritten = true
  await page.getByRole('heading', { level: 1, name: formatDate('en', today) }).waitFor()
  expect(await heading.count()).toBe(1)
  expect(await movedIn(page)).toBeLessThanOrEqual(0.02)
  await page.context().close()
})

test('an unknown hour of birth is said once, with the way to add it, and 320 px are enough for a day', async () => {
  const person = await newSubscriber({ lang: 'ru', birthtime: undefined, birthtimeIDK: true })
  const { page, today } = await openDay(person, { lang: 'ru', size: 'phone' })
  const note = page.getByText(today.unknown_hour ?? 'nothing is said of the hour')
  expect(await note.count()).toBe(1)
  // As a page at four times its size is read: without scrolling sideways.
  await page.setViewportSize({ width: 320, height: 640 })
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(beyond).toBe(0)
  await note.getByRole('link', { name: dashboardText.ru.toTime }).click()
  await page.waitForURL('**/settings')
  await page.context().close()
})

/** What the contract has added beside the old: days that were written before have none of it. */
const ADDED = ['headline', 'thread', 'moon_line', 'now', 'week', 'unknown_hour', 'offer'] as const

longTest('a day that was written before there were headlines is read as it was', async () => {
  const asBefore = (days: Days) =>
    Object.fromEntries(
      Object.entries(days).map(([date, day]) => {
        const content = day.content && { ...day.content }
        for (const field of ADDED) if (content) delete content[field]
        return [date, { ...day, content }]
      }),
    )
  const { page, today } = await openDay(await newSubscriber({}), { lang: 'en', size: 'desktop', change: asBefore })
  const t = dashboardText.en
  expect(await page.locator('article .prose-reading').first().textContent()).toBe(
    today.paragraphs['general']?.[0]?.text,
  )
  await page.getByRole('heading', { name: t.areas }).waitFor()
  for (const added of [t.now, t.week, t.offer]) expect(await page.getByRole('heading', { name: added }).count()).toBe(0)
  await page.context().close()
})
