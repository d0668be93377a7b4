import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type Running } from '../running.ts'

let product: Running
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop('SIGKILL'))

/** What a tag leads to or loads. */
const ADDRESS = /<(a|link|img|script|source|form)\b[^>]*?\s(?:href|src|action)="([^"]*)"/g
const IDS = /\sid="([^"]+)"/g
/** Pages on which a program writes the parts that links lead to. */
const WRITTEN_LATER = ['/settings', '/my-charts', '/my-reports', '/admin']

interface Visited {
  status: number
  ids: Set<string>
  leads: string[]
}

const plain = (text: string) => text.replaceAll('&amp;', '&')

async function visit(address: URL, lang: string): Promise<Visited> {
  const answer = await fetch(address, { headers: { cookie: `lang=${lang}` } })
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false
  const html = await answer.text()
  if (!isPage) return { status: answer.status, ids: new Set(), leads: [] }
  return {
    status: answer.status,
    ids: new Set([...html.matchAll(IDS)].map(([, id = '']) => id)),
    leads: [...html.matchAll(ADDRESS)].map(([, , href = '']) => plain(href)),
  }
}

test.each(['en', 'ru'])('no link of the site leads nowhere (%s)', async (lang) => {
  const visited = new Map<string, Visited>()
  const broken: string[] = []
  const fragments: [from: string, to: URL][] = []
  const waiting: [from: string, to: URL][] = [['the beginning', new URL(product.url)]]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [from, address] = next
    const key = address.pathname + address.search
    if (address.hash) fragments.push([from, address])
    if (visited.has(key)) continue
    const page = await visit(new URL(key, product.url), lang)
    visited.set(key, page)
    if (page.status !== 200) broken.push(`${key} from ${from}: ${page.status}`)
    for (const lead of page.leads) {
      const to = new URL(lead, new URL(key, product.url))
      if (to.origin === product.url) waiting.push([key, to])
    }
  }
  expect(broken).toEqual([])
  expect(visited.size).toBeGreaterThan(100)
  const lost = fragments.filter(([, to]) => {
    const page = visited.get(to.pathname + to.search)
    return !WRITTEN_LATER.includes(to.pathname) && !page?.ids.has(decodeURIComponent(to.hash.slice(1)))
  })
  expect(lost.map(([from, to]) => `${to.pathname}${to.hash} from ${from}`)).toEqual([])
})
