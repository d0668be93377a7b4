import { beforeAll, expect, test } from 'vitest'
import { CATALOGUE } from '#product/catalogue/catalogue.ts'
import { sharedSite } from './browser.ts'
import { newHost } from './e2e/people.ts'

const product = sharedSite()

/** As a crawler asks, which keeps no cookie, follows no redirect unseen, and asks for no language but by the address. */
const get = (path: string) =>
  fetch(product.url + path, { headers: { 'x-forwarded-for': newHost() }, redirect: 'manual' })

/** Every page that search engines know, by its path and query. Each is asked for once, and every test reads all of them. */
const pages = new Map<string, string>()
let addresses: URL[]

beforeAll(async () => {
  const robots = await (await get('/robots.txt')).text()
  const map = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? ''
  const text = await (await get(new URL(map).pathname)).text()
  addresses = Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => new URL(address))
  for (const { pathname, search } of addresses) {
    const answer = await get(pathname + search)
    expect(answer.status, pathname + search).toBe(200)
    pages.set(pathname + search, await answer.text())
  }
})

test('the map of the site names every page once, in both languages, and each says which is which', () => {
  expect(addresses.length).toBeGreaterThan(Math.max(200, 2 * CATALOGUE.length))
  expect(pages.size).toBe(addresses.length)
  for (const { pathname, search } of addresses) {
    const html = pages.get(pathname + search) ?? ''
    expect(html).toContain(`<html lang="${search ? 'ru' : 'en'}"`)
    const canonical = /<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0] ?? ''
    expect(canonical).toContain(`${pathname === '/' ? '/' : pathname}${search}"`)
    expect(html.match(/hrefLang="(?:en|ru|x-default)"/gi)).toHaveLength(3)
  }
})

/** The links to pages of ours: no files, no calls, no place on the same page. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => !href.startsWith('/api/'))

test('every link of a Russian page leads to a Russian page, and none of an English page does', () => {
  for (const [path, html] of pages) {
    const isRussian = path.includes('lang=ru')
    const links = linksIn(html)
    expect(links.length, path).toBeGreaterThan(20)
    const astray = links.filter((href) => (new URL(href, product.url).searchParams.get('lang') === 'ru') !== isRussian)
    expect(astray, path).toEqual([])
  }
})

test('each describes itself in words of its own', () => {
  const seen = new Map<string, string>()
  for (const [path, html] of pages) {
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
    expect(description.length, path).toBeGreaterThan(40)
    expect(seen.get(description), `${path}: ${description}`).toBeUndefined()
    seen.set(description, path)
  }
})

test('none has a style or a handler that its policy would stop', () => {
  for (const [path, html] of pages) expect([path, html.match(/<[^>]*\s(style|on\w+)="[^>]*>/)]).toEqual([path, null])
})

test('each stands in its place as it comes: what a script would have to move there is hidden without scripts', () => {
  for (const [path, html] of pages)
    expect([path, html.match(/<template id="B:|<div hidden id="S:/)]).toEqual([path, null])
})
