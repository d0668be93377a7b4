import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { birthText } from '#web/features/account/birth-text.ts'
import { authText } from '#web/features/auth/text.ts'
import { chartsText } from '#web/features/charts/text.ts'
import { dashboardText } from '#web/features/dashboard/text.ts'
import { factorsText } from '#web/features/factors/text.ts'
import { chartResultText } from '#web/features/first-chart/result-text.ts'
import { skyWords } from '#web/i18n/sky-words.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { mailAbout } from '../outbox.ts'
import { fillRegistration, newSession, passWelcome, submitRegistration, type Size } from './browser-session.ts'
import { newEmail, PASSWORD } from './people.ts'
import { longTest } from '../long-test.ts'
import { ways } from './ways.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const MOSCOW = { day: 17, month: 5, year: 1990, time: '14:30' }

const mailTo = (address: string, subject: RegExp) => mailAbout(product.dataDir, address, subject)

describe.each(
  ways(0, [
    ['en', 'desktop', 'light', 'Moscow'],
    ['ru', 'phone', 'dark', 'Москва'],
    ['en', 'phone', 'dark', 'Moscow, Russia'],
    ['ru', 'desktop', 'light', 'Москва'],
  ]),
)('a newcomer in %s on a %s (%s)', (lang, size: Size, theme, place) => {
  test('from the landing page to their own chart and horoscope, with its factors', async () => {
    const session = await newSession(browser, { url: product.url, lang, size, theme })
    const { page, faults, inspect } = session
    const day = dashboardText[lang]
    const charts = chartsText[lang]

    await page.goto('/')
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    await inspect('1-landing')

    // Who registers has read on, far down the page.
    await page.locator('main a[href*="showModal=auth"]').last().click()
    await page.getByRole('dialog').waitFor()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    await inspect('2-register')
    const email = newEmail()
    await fillRegistration(session, { ...MOSCOW, email, place })
    await submitRegistration(session)
    await page
      .getByRole('dialog')
      .getByRole('heading', { name: chartResultText[lang].welcome(lang === 'ru' ? 'Анна' : 'Anna') })
      .waitFor()
    // Moscow, 17 May 1990, 14:30: Sun in Taurus, Moon in Aquarius, Virgo rising.
    for (const sign of [1, 10, 5])
      await page
        .getByRole('dialog')
        .getByText(skyWords[lang].signs[sign] ?? '')
        .first()
        .waitFor()
    await inspect('2-welcome')
    await passWelcome(session)

    const why = page.getByRole('button', { name: factorsText[lang].why }).first()
    await why.waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(40)
    await inspect('3-dashboard', 'page')
    expect(await page.getByRole('heading', { name: day.offer }).count()).toBe(1)
    expect(await page.getByRole('heading', { name: day.areas }).count()).toBe(0)
    expect(page.url()).not.toContain('token')

    await why.focus()
    await page.keyboard.press('Enter')
    const note = page.getByRole('dialog')
    await note.waitFor()
    const bodies = Object.values(skyWords[lang].bodies).join('|')
    await expect.poll(() => note.innerText()).toMatch(new RegExp(bodies, 'i'))
    await inspect('4-factors')
    await page.keyboard.press('Escape')
    await note.waitFor({ state: 'detached' })

    // Their own chart is there without having been asked for.
    await page.goto('/my-charts')
    await page.getByRole('link', { name: charts.types.natal.name }).first().waitFor()
    await inspect('5-my-charts')
    await page.getByRole('link', { name: charts.types.natal.name }).first().click()
    await page.waitForURL('**/viewer/*')
    await page.getByRole('table', { name: charts.positions }).waitFor()
    const table = await page.locator('main').innerText()
    expect(table).toMatch(/26°\s?15′/)
    expect(table).toMatch(/21°\s?37′/)
    await inspect('6-chart')

    await page.reload()
    await page.getByRole('table', { name: charts.positions }).waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })
})

longTest('the mail confirms the address; a forgotten password is set anew by its link', async () => {
  const session = await newSession(browser, { url: product.url, lang: 'ru', size: 'phone' })
  const { page } = session
  const auth = authText.ru
  const email = newEmail()
  await page.goto('/?showModal=auth')
  await fillRegistration(session, { ...MOSCOW, time: null, email, place: 'Тула' })
  await submitRegistration(session)
  await passWelcome(session)
  await page.getByText(dashboardText.ru.unknownTime, { exact: true }).first().waitFor()

  const confirmation = await mailTo(email, /Подтвердите/)
  await page.goto(`/confirm?token=${confirmation.token}`)
  // Opening it does nothing yet, here or where nobody is signed in.
  const press = page.getByRole('dialog').getByRole('button', { name: auth.confirm.confirm, exact: true })
  await press.waitFor()
  await session.inspect('8-to-confirm')
  const other = await newSession(browser, { url: product.url, lang: 'ru', size: 'desktop' })
  await other.page.goto(`/confirm?token=${confirmation.token}`)
  await other.page.getByText(auth.confirmElsewhere.confirm(email), { exact: true }).waitFor()
  await other.inspect('8-elsewhere')
  await other.page.getByRole('button', { name: auth.unknownPassword, exact: true }).click()
  await other.page.getByText(auth.confirmPasswordIntro(email), { exact: true }).waitFor()
  await other.inspect('8-new-password')
  await press.click()
  await page.getByText(auth.confirmedTitle).waitFor()
  await session.inspect('8-confirmed')

  await other.page.goto('/?showModal=login')
  await other.page.getByRole('button', { name: auth.forgot }).click()
  await other.page.getByRole('dialog').getByLabel(auth.email, { exact: true }).fill(email)
  await other.page.getByRole('button', { name: auth.send }).click()
  await other.page.getByText(auth.sentTitle).waitFor()
  await other.inspect('9-link-sent')
  const reset = await mailTo(email, /Новый пароль/)
  await other.page.goto(`/reset?token=${reset.token}`)
  await other.page.getByRole('dialog').getByLabel(auth.password, { exact: true }).fill('another five plain words here')
  await other.page
    .getByRole('dialog')
    .getByLabel(auth.repeatPassword, { exact: true })
    .fill('another five plain words here')
  await other.page.getByRole('button', { name: auth.resetSave }).click()
  await other.page.getByText(auth.resetDoneTitle).waitFor()
  expect([...session.faults, ...other.faults]).toEqual([])

  // The session from before the reset is over: the first page is signed out.
  const after = await fetch(`${product.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  expect(after.status).toBe(401)
})

test('what is wrong is said beside its field, and nothing typed is lost', async () => {
  const session = await newSession(browser, { url: product.url, lang: 'ru', size: 'phone' })
  const { page } = session
  await page.goto('/?showModal=auth')
  // The clocks in Moscow were put forward from 2:00 to 3:00 that night.
  await fillRegistration(session, { day: 25, month: 3, year: 1990, time: '02:30', email: newEmail(), place: 'Москва' })
  await submitRegistration(session)
  await page.getByText('Такого времени не было').waitFor()
  await session.inspect('10-skipped-hour')
  // The step with the fault is shown; what the last one holds waits there.
  await page.getByRole('dialog').getByLabel(birthText.ru.time, { exact: true }).waitFor()
  expect(await page.getByRole('dialog').getByLabel(authText.ru.firstName, { exact: true }).inputValue()).toBe('Анна')
  expect(await page.getByRole('dialog').getByLabel(authText.ru.password, { exact: true }).inputValue()).toBe(PASSWORD)
})
