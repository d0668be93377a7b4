import { expect, test } from 'vitest'
import { sharedSite } from '../browser.ts'
import { newHost } from './people.ts'

const product = sharedSite()

async function get(path: string): Promise<string> {
  // A crawler keeps no cookie and asks for no language but by the address.
  const answer = await fetch(product.url + path, { headers: { 'x-forwarded-for': newHost() } })
  expect(answer.status, path).toBe(200)
  return answer.text()
}

const pages = async () =>
  [...(await get('/sitemap.xml')).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address)
    return pathname + search
  })

/** The links to pages of ours: no files, no calls, no place on the same page. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*?href="(\/[^"]*)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => !href.startsWith('/api/'))

test('every link of a Russian page leads to a Russian page, and none of an English page does', async () => {
  const all = await pages()
  expect(all.length).toBeGreaterThan(200)
  for (const path of all) {
    const isRussian = path.includes('lang=ru')
    const links = linksIn(await get(path))
    expect(links.length, path).toBeGreaterThan(20)
    const astray = links.filter((href) => (new URL(href, product.url).searchParams.get('lang') === 'ru') !== isRussian)
    expect(astray, path).toEqual([])
  }
})

test('every page of the map describes itself in words of its own', async () => {
  const seen = new Map<string, string>()
  for (const path of await pages()) {
    const html = await get(path)
    const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? []
    expect(description.length, path).toBeGreaterThan(40)
    expect(seen.get(description), `${path}: ${description}`).toBeUndefined()
    seen.set(description, path)
  }
})
