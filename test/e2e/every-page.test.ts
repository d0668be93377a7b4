import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { viewerPath } from '#web/features/charts/chart-path.ts'
import routes from '#web/routes.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { newSession, signInByCookie, type BrowserSession } from './browser-session.ts'
import { call } from './people.ts'
import { ways } from './ways.ts'

interface Entry {
  path?: string
  index?: boolean
  children?: Entry[]
}

/** The patterns of all pages, as the router has them. */
const patternsOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ path, index, children = [] }) => [
    ...(path === undefined ? [] : [path]),
    ...(index ? [''] : []),
    ...patternsOf(children),
  ])

/** What no eye sees. */
const FILES = ['sitemap.xml', 'robots.txt', 'manifest.webmanifest']

/** An address for each pattern that has a name in it; a new page without one fails. `CHART` is the person's own. */
const ADDRESSES: Record<string, string> = {
  'admin/*': 'admin',
  'viewer/:id': 'CHART',
  'reports/:category?': 'reports',
  'report/:type': 'report/personality',
  'horoscope/:sign/:period?': 'horoscope/leo/week',
  'tools/:slug': 'tools/moon',
  'consultation/:token': 'consultation/a-link-that-leads-nowhere',
  'shared/:token': 'shared/a-link-that-leads-nowhere',
  'together/:id': 'together/an-invitation-that-is-over',
  'gift/:token': 'gift/a-link-that-leads-nowhere',
  'people/:id': 'people/PERSON',
  '*': 'nothing-here',
}
const pages = patternsOf(routes).filter((pattern) => !FILES.includes(pattern))

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('each pattern of the router has an address here', () => {
  expect(pages.length).toBeGreaterThan(25)
  expect(pages.filter((pattern) => /[:*?]/.test(pattern) && !(pattern in ADDRESSES))).toEqual([])
})

const WAYS = ways(0, [
  ['dark', 'phone', 'ru'],
  ['light', 'desktop', 'en'],
])

// Each page is held against the rules once here; the end-to-end tests see it the other way, and `npm run test:all` both.
describe.each(WAYS)('in the %s theme on a %s (%s)', (theme, size, lang) => {
  const { token, email } = product.owners[lang]
  let session: BrowserSession
  let chart = ''
  let person = 0
  beforeAll(async () => {
    chart = (await call<{ hash: string }>(product, 'POST', '/order/report/chart:natal', { token })).hash
    const born = { name: 'Kim', relation: 'friend', birthdate: '1988-03-14', birthtime: '06:40', birthplace: 'Moscow' }
    person = (await call<{ id: number }>(product, 'POST', '/people', { token, body: born })).id
    session = await newSession(browser, { url: product.url, lang, size, theme })
    await signInByCookie(session.page, product.url, email)
  })
  afterAll(() => session.page.context().close())

  test.each(pages)('/%s can be read by everybody', async (pattern) => {
    const { page, faults, inspect } = session
    faults.length = 0
    const address = ADDRESSES[pattern] ?? pattern
    await page.goto(`/${address.replace('CHART', viewerPath(chart).slice(1)).replace('PERSON', `${person}`)}`)
    await page.getByRole('heading').locator('visible=true').first().waitFor()
    // Parts that come after the page, as those of the staff do, bring its title along.
    await expect.poll(() => page.title()).not.toBe('')
    await page.locator('h1').first().waitFor({ state: 'attached' })
    // Until what is fetched has come: nothing is busy any more.
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    await inspect(`every-${pattern.replaceAll(/\W+/g, '-')}`, 'page')
    // The browser says so itself where a page, or what a link is about, is not there.
    const isMissing = pattern === '*' || /^(consultation|shared|together|gift)\//.test(pattern)
    // A program that asks for access names itself in the address; here nobody does.
    const expected = isMissing ? '404' : pattern === 'connect' ? '422' : undefined
    expect(faults.filter((fault) => expected === undefined || !fault.includes(expected))).toEqual([])
  })
})
