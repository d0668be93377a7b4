import { describe, expect, it } from 'vitest'
import { aboutPage, assetsIn, keyOf, kindOf, markKept } from './keep-rules.ts'

const HOME = 'https://asteria.example'
const kind = (path: string, asked: { method?: string; mode?: string; personal?: boolean } = {}) =>
  kindOf({ method: 'GET', mode: 'cors', personal: false, url: new URL(path, HOME), ...asked }, HOME)

describe('what is kept for a time without a network', () => {
  it.each(['/', '/reports', '/report/personality?lang=ru', '/viewer/abc', '/?showModal=login'])(
    'the page %s',
    (path) => {
      expect(kind(path, { mode: 'navigate' })).toBe('page')
    },
  )

  it.each([
    ['/reports.data', 'data'],
    ['/_root.data?_routes=root', 'data'],
    ['/assets/root-a1B2.js', 'asset'],
    ['/img/reports/personality.webp', 'picture'],
    ['/storage/avatars/x.webp', 'picture'],
  ] as const)('%s as %s', (path, expected) => {
    expect(kind(path)).toBe(expected)
  })

  it.each([
    '/api/reports/charts',
    '/api/chart/thread_abc',
    '/api/get/calendar/ru',
    '/api/lunar?date=2026-11-21',
    '/api/transits?months=6',
    '/api/reports/daily/week?lang=ru',
    '/api/chat',
  ])('%s of a signed-in person, and of nobody else', (path) => {
    expect(kind(path, { personal: true })).toBe('answer')
    expect(kind(path)).toBe('other')
  })
})

describe('what is not', () => {
  it.each(['/api/sync', '/api/account/export', '/api/admin/users/1', '/api/transactions/list', '/api/places?q=Tula'])(
    '%s, even of a signed-in person',
    (path) => {
      expect(kind(path, { personal: true })).toBe('other')
    },
  )

  it.each([
    '/reset?token=x',
    '/confirm',
    '/oauth/google',
    '/oauth/google/callback?code=x',
    '/admin/users',
    '/?token=x',
  ])('the page %s', (path) => {
    expect(kind(path, { mode: 'navigate' })).toBe('other')
  })

  it.each(['/robots.txt', '/sitemap.xml', '/calendar.ics?key=x', '/api/openapi.json'])('the file %s', (path) => {
    expect(kind(path, { mode: 'navigate' })).toBe('other')
  })

  it('what is sent, and what is asked of another host', () => {
    expect(kind('/', { method: 'POST', mode: 'navigate' })).toBe('other')
    expect(kind('https://elsewhere.example/assets/x.js')).toBe('other')
  })
})

it('a page is one page, whatever sheet or campaign was in its address', () => {
  const key = (path: string) => keyOf(new URL(path, HOME))
  expect(key('/?showModal=auth&utm_source=letter&gclid=1')).toBe('/')
  expect(key('/reports?lang=ru&utm_campaign=x')).toBe('/reports?lang=ru')
})

it('a page tells its files, its language and its name, and when it was seen', () => {
  const html =
    '<!DOCTYPE html><html lang="ru" class="x"><head><title>Отчёты · Asteria</title>' +
    '<link rel="modulepreload" href="/assets/root-D_4-x.js"/><script>import "/assets/root-D_4-x.js"</script>' +
    '<link rel="preload" href="/assets/golos-latin-BV2.woff2"/></head></html>'
  expect(assetsIn(html)).toEqual(['/assets/root-D_4-x.js', '/assets/golos-latin-BV2.woff2'])
  expect(aboutPage(html)).toEqual({ lang: 'ru', title: 'Отчёты · Asteria' })
  expect(markKept(html, '2026-11-21T09:00:00Z')).toContain('<html data-kept-at="2026-11-21T09:00:00Z" lang="ru"')
})
