import { sql } from 'drizzle-orm'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPerson } from '#server/operator/demo/make-person.ts'
import { openEmbedded } from '#platform/database/open-embedded.ts'
import { parseEnv } from '#platform/env.ts'
import { jobs } from '#server/jobs.ts'
import { prepareQueues } from '#platform/jobs/job-queue.ts'
import { createServices } from '#server/start.ts'
import { birthText } from '#web/features/account/birth-text.ts'
import { birthTimeText } from '#web/features/birth-time/text.ts'
import { chartsText } from '#web/features/charts/text.ts'
import { placesText } from '#web/features/places/text.ts'
import { authText } from '#web/features/auth/text.ts'
import { settingsText } from '#web/features/settings/text.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { newDataDir, startProduct } from '../running.ts'
import {
  fillRegistration,
  newSession,
  signInByCookie,
  submitRegistration,
  type BrowserSession,
  takeFirstPlace,
  passWelcome,
} from './browser-session.ts'
import { newEmail, PASSWORD } from './people.ts'
import { longTest } from '../long-test.ts'
import { ways } from './ways.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

interface Birth {
  day: number
  month: number
  year: number
  time: string
  place: string
}

const VISITORS = ways(0, [
  ['ru', 'phone', 'dark'],
  ['en', 'desktop', 'light'],
])

/** The form of a calculator, which needs no account; the answer to it has come. */
async function fillBirth({ page, lang }: BrowserSession, { day, month, year, time, place }: Birth): Promise<void> {
  const t = birthText[lang]
  await page.goto('/tools/moon')
  await page.getByLabel(t.day, { exact: true }).fill(String(day))
  await page.getByLabel(t.month, { exact: true }).selectOption(String(month))
  await page.getByLabel(t.year, { exact: true }).fill(String(year))
  await page.getByLabel(t.time, { exact: true }).fill(time)
  const field = page.getByRole('combobox', { name: placesText[lang].label })
  await field.fill(place)
  await takeFirstPlace(page, field)
}

const question = (page: Page, legend: string) => page.getByRole('group', { name: legend })
const said = (page: Page, text: string | RegExp) => page.locator('form').getByText(text).waitFor()

test.each(VISITORS)(
  'forms say whose clock a birth is read by, and ask where it is in doubt (%s, %s)',
  async (...of) => {
    const [lang, size, theme] = of
    const session = await newSession(browser, { url: product.url, lang, size, theme })
    const { page, faults, inspect } = session
    const t = birthTimeText[lang]
    const asked: string[] = []
    page.on('request', (request) => request.url().endsWith('/api/birth-time') && asked.push(request.postData() ?? ''))
    const by = (en: string, ru: string) => (lang === 'ru' ? ru : en)

    await fillBirth(session, { day: 5, month: 2, year: 1935, time: '12:00', place: by('Lviv', 'Львов') })
    await said(page, by('Polish time, UTC+01:00 (Eastern Galicia)', 'польское время, UTC+01:00 (Восточная Галиция)'))
    expect(asked).toHaveLength(1)
    await inspect('clocks-1-certain')

    await fillBirth(session, { day: 3, month: 7, year: 1941, time: '12:00', place: by('Riga', 'Рига') })
    const clock = question(page, t.whichClock)
    await clock.getByRole('radio').nth(1).waitFor()
    expect(await clock.getByRole('radio').first().isChecked()).toBe(true)
    expect(await clock.innerText()).toContain('13:00')
    // By keyboard, as of any group of answers.
    await clock.getByRole('radio').first().focus()
    await page.keyboard.press('ArrowDown')
    expect(await clock.getByRole('radio').nth(1).isChecked()).toBe(true)
    await inspect('clocks-2-doubt')

    await fillBirth(session, { day: 5, month: 1, year: 1905, time: '12:00', place: by('Moscow', 'Москва') })
    const calendar = question(page, t.whichCalendar)
    await calendar.getByText(by('January 18, 1905', '18 января 1905')).waitFor()
    await calendar.getByText(by('December 23, 1904', '23 декабря 1904')).waitFor()
    await calendar.getByRole('radio', { name: t.oldStyle }).check()
    await inspect('clocks-3-old-style')
    const answered = page.waitForRequest(/\/api\/tools\//)
    await page.locator('form').getByRole('button').last().click()
    expect((await answered).postDataJSON()).toMatchObject({ birthdate: '1905-01-05', birth_calendar: 'julian' })

    await fillBirth(session, { day: 30, month: 9, year: 1990, time: '02:30', place: by('Moscow', 'Москва') })
    const half = question(page, t.whichHalf)
    await half.getByRole('radio', { name: t.second('UTC+03:00') }).check()
    await inspect('clocks-4-doubled')
    const second = page.waitForRequest(/\/api\/tools\//)
    await page.locator('form').getByRole('button').last().click()
    expect((await second).postDataJSON()).toMatchObject({ birth_fold: 1 })

    await fillBirth(session, { day: 25, month: 3, year: 1990, time: '02:30', place: by('Moscow', 'Москва') })
    await page.getByRole('button', { name: t.skippedTake('01:59') }).waitFor()
    await inspect('clocks-5-skipped')
    await page.getByRole('button', { name: t.skippedTake('03:30') }).waitFor()
    await page.getByRole('button', { name: t.skippedTake('03:00') }).press('Enter')
    await page.getByLabel(birthText[lang].time, { exact: true }).and(page.locator(':focus')).waitFor()
    expect(await page.getByLabel(birthText[lang].time, { exact: true }).inputValue()).toMatch(
      lang === 'ru' ? /^3:00$/ : /^3:00\sa\.m\.$/,
    )
    await said(page, by('Moscow time, UTC+04:00', 'московское время, UTC+04:00'))

    await fillBirth(session, { day: 25, month: 3, year: 1990, time: '02:30', place: by('Moscow', 'Москва') })
    await page.getByText(t.skippedHint('02:30', '03:30', '01:30')).waitFor()
    await page.getByText(t.wrong).click()
    await page.getByLabel(t.offset, { exact: true }).fill('+3')
    await question(page, t.whichClock)
      .getByRole('radio', { name: t.byHand('UTC+03:00') })
      .waitFor()
    expect(await page.getByText(t.skippedHint('02:30', '03:30', '01:30')).count()).toBe(0)
    expect(faults).toEqual([])
    await page.context().close()
  },
)

longTest.each(VISITORS)(
  'forms know a border that moved, a day of the old calendar alone, and a leap second (%s, %s)',
  async (lang, size, theme) => {
    const session = await newSession(browser, { url: product.url, lang, size, theme })
    const { page, faults } = session
    const t = birthTimeText[lang]
    const by = (en: string, ru: string) => (lang === 'ru' ? ru : en)
    const calendar = question(page, t.whichCalendar)
    await fillBirth(session, { day: 1, month: 6, year: 1921, time: '12:00', place: by('Wrocław', 'Вроцлав') })
    await said(page, by('German time, UTC+01:00', 'немецкое время, UTC+01:00'))

    await fillBirth(session, { day: 29, month: 2, year: 1900, time: '12:00', place: by('Moscow', 'Москва') })
    await calendar.getByRole('radio', { name: t.oldStyle }).waitFor()
    await page.locator('form').getByRole('button').last().click()
    await page.getByRole('alert').filter({ hasText: t.oldStyleOnly }).waitFor()
    expect(faults.splice(0)).toEqual([expect.stringContaining('422')])
    await calendar.getByRole('radio', { name: t.oldStyle }).check()
    const leap = page.waitForResponse(/\/api\/tools\/[^]*/)
    await page.locator('form').getByRole('button').last().click()
    expect((await leap).status()).toBe(200)

    await fillBirth(session, { day: 31, month: 12, year: 1990, time: '23:59:60', place: by('London', 'Лондон') })
    await said(page, 'UTC+00:00')
    expect(faults).toEqual([])
    await page.context().close()
  },
)

longTest.each(VISITORS)('an offset and a point by hand win over what is known (%s, %s)', async (lang, size, theme) => {
  const session = await newSession(browser, { url: product.url, lang, size, theme })
  const { page, faults, inspect } = session
  const t = birthTimeText[lang]
  await fillBirth(session, { day: 5, month: 2, year: 1935, time: '12:00', place: lang === 'ru' ? 'Львов' : 'Lviv' })
  await page.getByText(t.wrong).click()
  const offset = page.getByLabel(t.offset, { exact: true })
  await offset.fill('+16')
  await page.getByRole('alert').filter({ hasText: '+02:00' }).waitFor()
  await inspect('clocks-6-impossible')
  await offset.fill('+1:36')
  const clock = question(page, t.whichClock)
  expect(await clock.getByRole('radio', { name: t.byHand('UTC+01:36') }).isChecked()).toBe(true)
  await page.getByLabel(t.latitude, { exact: true }).fill('49°50′')
  await page.getByText(t.pointHalf).waitFor()
  const moved = page.waitForRequest((request) => (request.postData() ?? '').includes('"birthplace_id":"@49.83333,24"'))
  await page.getByLabel(t.longitude, { exact: true }).fill('24')
  await moved
  await inspect('clocks-7-by-hand')
  const sent = page.waitForRequest(/\/api\/tools\//)
  await page.locator('form').getByRole('button').last().click()
  expect((await sent).postDataJSON()).toMatchObject({ birth_offset: '+01:36', birthplace_id: '@49.83333,24' })
  expect(faults).toEqual([])
  await page.context().close()
})

longTest.each(VISITORS)(
  'what is wrong by hand is never sent, and takes the focus (%s, %s)',
  async (lang, size, theme) => {
    const session = await newSession(browser, { url: product.url, lang, size, theme })
    const { page, faults } = session
    const t = birthTimeText[lang]
    const sent: string[] = []
    page.on('request', (request) => /\/api\/(tools\/|register)/.test(request.url()) && sent.push(request.url()))
    const place = lang === 'ru' ? 'Львов' : 'Lviv'
    const isFocused = (label: string) =>
      page.getByLabel(label, { exact: true }).and(page.locator(':focus')).and(page.locator('[aria-invalid]')).waitFor()
    // The page behind the sheet of registration has a form of the same fields.
    const sheet = page.getByRole('dialog')

    await fillBirth(session, { day: 5, month: 2, year: 1935, time: '12:00', place })
    await page.getByText(t.wrong).click()
    await page.getByLabel(t.latitude, { exact: true }).fill('95')
    await page.locator('form').getByRole('button').last().click()
    await isFocused(t.latitude)
    await page.getByLabel(t.latitude, { exact: true }).fill('49.84')
    await page.locator('form').getByRole('button').last().click()
    await isFocused(t.longitude)
    await page.getByText(t.wrong).click()
    await page.locator('form').getByRole('button').last().click()
    await isFocused(t.longitude)

    await page.goto('/?showModal=auth')
    const email = newEmail()
    await fillRegistration(session, { email, day: 5, month: 2, year: 1935, time: '12:00', place })
    await sheet.getByRole('button', { name: authText[lang].back, exact: true }).click()
    await sheet.getByText(t.wrong).click()
    await sheet.getByLabel(t.offset, { exact: true }).fill('+16')
    await sheet.getByRole('button', { name: authText[lang].next, exact: true }).click()
    await isFocused(t.offset)
    const box = await sheet.getByLabel(t.offset, { exact: true }).boundingBox()
    const height = page.viewportSize()?.height ?? 0
    expect(box && box.y > 0 && box.y + box.height < height).toBe(true)
    expect(sent).toEqual([])
    expect(faults).toEqual([])
    await page.context().close()
  },
)

longTest.each(VISITORS)('a chart says the doubt, and settings change the clock (%s, %s)', async (lang, size, theme) => {
  const session = await newSession(browser, { url: product.url, lang, size, theme })
  const { page, faults, inspect } = session
  const t = birthTimeText[lang]
  const charts = chartsText[lang]
  await page.goto('/?showModal=auth')
  const place = lang === 'ru' ? 'Львов' : 'Lviv'
  const email = newEmail()
  await fillRegistration(session, { email, day: 5, month: 10, year: 1939, time: '12:00', place }, async () => {
    await question(page, t.whichClock).getByRole('radio').first().waitFor()
    await inspect('clocks-8-register')
  })
  await submitRegistration(session)
  await passWelcome(session)
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  await page.goto('/my-charts')
  await page.getByRole('link', { name: charts.types.natal.name }).first().click()
  const note = page.getByRole('complementary').filter({ hasText: t.doubt })
  await note.waitFor()
  expect(await note.getByRole('listitem').filter({ hasText: t.thisChart }).innerText()).toContain('UTC+03:00')
  await inspect('clocks-9-chart')

  await note.getByRole('link', { name: t.choose }).click()
  const clock = question(page, t.whichClock)
  await clock.getByRole('radio', { name: /UTC\+01:00/ }).check()
  await inspect('clocks-10-settings')
  await page.getByRole('button', { name: settingsText[lang].save, exact: true }).click()
  await page.getByText(settingsText[lang].saved).waitFor()
  await page.reload()
  await clock.getByRole('radio', { name: /UTC\+01:00/ }).waitFor()
  expect(await clock.getByRole('radio', { name: /UTC\+01:00/ }).isChecked()).toBe(true)
  await page.goto('/my-charts')
  await page.getByRole('link', { name: charts.types.natal.name }).first().click()
  await note.waitFor()
  expect(await note.getByRole('listitem').filter({ hasText: t.thisChart }).innerText()).toContain('UTC+01:00')
  expect(faults).toEqual([])
  await page.context().close()
})

longTest('an account whose clock is known better keeps its chart until the person decides', async () => {
  const people = VISITORS.map(([lang, size, theme]) => ({ lang, size, theme, email: newEmail() }))
  const DATA_DIR = await newDataDir()
  const store = await openEmbedded(join(DATA_DIR, 'db'))
  const services = createServices(parseEnv({ DATA_DIR }), store)
  await prepareQueues(services, jobs)
  const birth = { birthdate: '1935-02-05', birthtime: '12:00', birthplace: 'Lviv' }
  for (const { email, lang } of people)
    await newPerson(services, { ...birth, email, lang, password: PASSWORD, repeat_password: PASSWORD })
  // As accounts were before the territories were known: by Moscow time.
  await store.db.execute(
    sql`update users set birth_instant = '1935-02-05T09:00:00Z', birth_review_instant = '1935-02-05T11:00:00Z' where birthdate = '1935-02-05'`,
  )
  await store.close()
  const before = await startProduct({ DATA_DIR })
  for (const { email, lang, size, theme } of people) {
    const { page, faults, inspect } = await newSession(browser, { url: before.url, lang, size, theme })
    const t = birthTimeText[lang]
    await signInByCookie(page, before.url, email)
    await page.goto('/')
    const notice = page.getByRole('region', { name: t.reviewTitle })
    await notice.waitFor()
    expect(await notice.innerText()).toMatch(/UTC\+03:00[^]*UTC\+01:00/)
    await inspect('clocks-11-review')
    await page.goto('/settings')
    await notice.waitFor()
    await inspect('clocks-12-review-settings')
    const [button, done] = lang === 'ru' ? [t.reviewTake, t.reviewTaken] : [t.reviewKeep, t.reviewKept]
    await notice.getByRole('button', { name: button }).click()
    await page.getByText(done).waitFor()
    await notice.waitFor({ state: 'detached' })
    await page.reload()
    const taken = question(page, t.whichClock).getByRole('radio', { name: t.byHand('UTC+03:00') })
    if (lang === 'ru')
      await page
        .getByText(/UTC\+01:00/)
        .first()
        .waitFor()
    else await taken.waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  }
  await before.stop('SIGKILL')
})
