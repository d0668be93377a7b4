import { mkdirSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Download, Locator, Page } from 'playwright-core'
import { expect, onTestFailed, TestRunner } from 'vitest'
import { authText } from '#web/features/auth/text.ts'
import { GREETED } from '#web/features/chat/greets.ts'
import { birthText } from '#web/features/account/birth-text.ts'
import { chartResultText } from '#web/features/first-chart/result-text.ts'
import { placesText } from '#web/features/places/text.ts'
import { monthNames } from '#web/i18n/format.ts'
import type { Lang } from '#language/lang.ts'
import { newHost, PASSWORD } from './people.ts'

export const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const
export type Size = keyof typeof SIZES

/** A person at a real browser, and what went wrong on their pages. */
export interface BrowserSession {
  page: Page
  lang: Lang
  /** Errors of scripts and console, and requests to other hosts, so far. */
  faults: string[]
  /**
   * Holds the page against WCAG with axe, and keeps a picture where `SHOTS` names a folder. In `npm test` each page is held
   * against it once, by those who ask for the `page`; others hold the sheets they open, and `npm run test:all` every state.
   */
  inspect(name: string, of?: 'page'): Promise<void>
}

/** `offline` lets the service worker in, `greeted` the astrologer, `undecided` the question about statistics. */
export async function newSession(
  browser: Browser,
  {
    url,
    lang,
    size,
    theme = 'light',
    offline = false,
    greeted = false,
    undecided = false,
  }: {
    url: string
    lang: Lang
    size: Size
    theme?: 'light' | 'dark'
    offline?: boolean
    greeted?: boolean
    undecided?: boolean
  },
): Promise<BrowserSession> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: SIZES[size],
    locale: lang === 'ru' ? 'ru-RU' : 'en-US',
    timezoneId: 'Europe/Moscow',
    colorScheme: theme,
    hasTouch: size === 'phone',
    reducedMotion: 'reduce',
    // As from a proxy before the product; one that trusts none pays no heed.
    extraHTTPHeaders: { 'x-forwarded-for': newHost() },
    // A worker would answer in the place of what a test lets the network say.
    serviceWorkers: offline ? 'allow' : 'block',
  })
  // The astrologer opens by itself once a year, over what a test is about to click; its own test lets it.
  if (!greeted) await context.addInitScript((key) => localStorage.setItem(key, '2099-01-01T00:00:00.000Z'), GREETED)
  // Nor does the question about statistics wait at the foot of the page, but in its own test.
  const choice = JSON.stringify({ analytics: false, outside: null, at: '2026-01-01T00:00:00.000Z', account: null })
  if (!undecided)
    await context.addInitScript(
      (kept) => localStorage.getItem('consent') ?? localStorage.setItem('consent', kept),
      choice,
    )
  // What the page's own policy stops is told by the console as an error.
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) =>
      // oxlint-disable-next-line no-console -- in the visited page, where it counts as a fault
      console.error(`policy: ${event.effectiveDirective} stopped ${event.blockedURI} ${event.sample}`),
    ),
  )
  // React mends a page that it can't take over by drawing all of it again, sometimes without a word.
  await context.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver((changes) => {
        if (changes.some(({ removedNodes }) => [...removedNodes].some(({ nodeName }) => nodeName === 'STYLE')))
          // oxlint-disable-next-line no-console -- in the visited page, where it counts as a fault
          console.error(`redrawn: ${location.href}`)
      }).observe(document, { childList: true, subtree: true }),
    ),
  )
  const page = await context.newPage()
  awaitScripts(page)
  const faults: string[] = []
  page.on('console', (message) => message.type() === 'error' && faults.push(`console: ${message.text()}`))
  page.on('pageerror', (error) => faults.push(`script: ${error.message}`))
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !/^(data|blob):/.test(request.url()))
      faults.push(`foreign request: ${request.url()}`)
  })
  // What the page shows when its test fails is often all that can be learned from a run elsewhere.
  if (TestRunner.getCurrentTest())
    onTestFailed(async () => {
      process.stderr.write(`${await describePage(page, faults)}\n`)
    })
  const inspect = async (name: string, of?: 'page') => {
    const folder = process.env.SHOTS
    if (folder) {
      mkdirSync(folder, { recursive: true })
      await page.screenshot({ path: `${folder}/${name}-${lang}-${size}-${theme}.png`, fullPage: true })
    }
    const isSheet = !process.env.TEST_ALL && of !== 'page'
    if (isSheet && (await page.getByRole('dialog').count()) === 0) return
    // In one go on the page itself, and only what is wrong gathered: half the time. No page has frames of other sites.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    // Behind a sheet is a page that its own test holds; its colors alone would take most of the time.
    if (isSheet) axe.include('dialog, [role=dialog]')
    // Over half of its time; `palettes.test.ts` holds the colors themselves.
    if (!process.env.TEST_ALL) axe.disableRules('color-contrast')
    const { violations } = await axe.analyze()
    expect(violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes[0]?.html}`)).toEqual([])
  }
  return { page, lang, faults, inspect }
}

/** Where a page is, what it says first, in its dialogs and its notices, and what went wrong on it. */
async function describePage(page: Page, faults: readonly string[]): Promise<string> {
  if (page.isClosed()) return `page closed; faults: ${faults.join('; ')}`
  const seen = await page
    .evaluate(() =>
      ['main', 'dialog', '[role=alert]', '[role=status]'].map((which) =>
        [...document.querySelectorAll<HTMLElement>(which)]
          .map((element) => `${which}: ${element.innerText.replace(/\s+/g, ' ').slice(0, 400)}`)
          .join('\n'),
      ),
    )
    .catch((error: unknown) => [String(error)])
  return [
    `page ${page.url()} when the test failed:`,
    ...seen.filter(Boolean),
    `faults: ${faults.join('; ') || 'none'}`,
  ].join('\n')
}

/** Buttons answer once a page's scripts have taken it over, which on a guest's page is after its first paint. */
function awaitScripts(page: Page): void {
  const ready = () =>
    page.waitForFunction(() => !('__reactRouterContext' in globalThis) || 'ready' in document.documentElement.dataset)
  const goto = page.goto.bind(page)
  page.goto = async (address, options) => {
    const answer = await goto(address, options)
    if (options?.waitUntil !== 'commit') await ready()
    return answer
  }
  const reload = page.reload.bind(page)
  page.reload = async (options) => {
    const answer = await reload(options)
    await ready()
    return answer
  }
}

/** What was downloaded: the browser of the run may keep its files where this process does not look. */
export const bytesOf = async (download: Download): Promise<Buffer> => buffer(await download.createReadStream())

/** Signs in as a page of the site does, and gives a browser the cookies; of who it is, it learns from the first page. */
export async function giveCookies(page: Page, url: string, email: string): Promise<object> {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'x-session': 'cookie', origin: url, 'x-forwarded-for': newHost() },
    body: new URLSearchParams({ email, password: PASSWORD }),
  })
  expect(answer.status).toBe(200)
  await page.context().addCookies(
    answer.headers.getSetCookie().map((text) => {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? []
      return { name, value, url, httpOnly: text.includes('HttpOnly') }
    }),
  )
  return (await answer.json()) as object
}

/**
 * Signs in, and leaves the browser what the form that signs in leaves there: the cookies and the account. A page that learns
 * only from the server whose it is asks for all that is theirs once more, and draws it anew under whoever is pressing.
 */
export async function signInByCookie(page: Page, url: string, email: string): Promise<void> {
  const account = await giveCookies(page, url, email)
  const kept = { session: crypto.randomUUID(), account: JSON.stringify({ ...account, token: undefined }) }
  await page.context().addInitScript(({ session, account: text }) => {
    // Once: what a page forgets later stays forgotten.
    if (localStorage.getItem('signed in by a test') === session) return
    localStorage.setItem('signed in by a test', session)
    localStorage.setItem('session', session)
    localStorage.setItem('account', text)
  }, kept)
}

/** Fills the three steps of registering: every field by its label, the place by keyboard from the list. */
export async function fillRegistration(
  { page, lang }: BrowserSession,
  person: { email: string; day: number; month: number; year: number; time: string | null; place: string },
  atPlace: () => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const auth = authText[lang]
  const birth = birthText[lang]
  const dialog = page.getByRole('dialog')
  const next = () => dialog.getByRole('button', { name: auth.next, exact: true }).click()
  await dialog.getByLabel(birth.day, { exact: true }).fill(String(person.day))
  await dialog
    .getByLabel(birth.month, { exact: true })
    .selectOption({ label: monthNames(lang)[person.month - 1] ?? '' })
  await dialog.getByLabel(birth.year, { exact: true }).fill(String(person.year))
  if (person.time === null) await dialog.getByLabel(birth.unknown).check()
  else await dialog.getByLabel(birth.time, { exact: true }).fill(person.time)
  await next()
  const place = dialog.getByRole('combobox', { name: placesText[lang].label })
  await place.fill(person.place)
  await takeFirstPlace(page, place)
  await atPlace()
  await next()
  await dialog.getByLabel(auth.firstName, { exact: true }).fill(lang === 'ru' ? 'Анна' : 'Anna')
  await dialog.getByLabel(auth.lastName, { exact: true }).fill(lang === 'ru' ? 'Соколова' : 'Sokolova')
  await dialog.getByLabel(auth.email, { exact: true }).fill(person.email)
  await dialog.getByLabel(auth.password, { exact: true }).fill(PASSWORD)
}

/** Takes the first place of the open list by keyboard: no row is chosen before somebody goes to it. */
export async function takeFirstPlace(page: Page, field: Locator): Promise<void> {
  const first = page.getByRole('listbox').getByRole('option').first()
  await first.waitFor()
  if ((await first.getAttribute('aria-selected')) !== 'true') await field.press('ArrowDown')
  await field.press('Enter')
}

export async function submitRegistration({ page, lang }: BrowserSession): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: authText[lang].register, exact: true }).click()
}

/** Reads what a new account is shown first on the first page, and goes on. */
export async function passWelcome({ page, lang }: BrowserSession): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: chartResultText[lang].toDay, exact: true }).click()
}
