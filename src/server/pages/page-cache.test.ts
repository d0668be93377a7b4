import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createPageCache, packPage, type KeptPage } from './page-cache.ts'

const MINUTE = 60_000

function setUp(mostBytes?: number) {
  let now = Date.parse('2026-03-01T12:00:00Z')
  const reported: unknown[] = []
  const cache = createPageCache({ clock: () => new Date(now), report: (error) => reported.push(error), mostBytes })
  let made = 0
  const make =
    (text: string, status = 200) =>
    async (): Promise<KeptPage> =>
      packPage(new Response(`${text} ${++made}`, { status }))
  return { cache, make, reported, pass: (ms: number) => (now += ms), made: () => made }
}

const textOf = (page: KeptPage | undefined) => page?.bodies.identity.toString()
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('a packed page', () => {
  it('says the same in every coding, and has the same tag for the same text only', async () => {
    const text = '<p>day</p>'.repeat(50)
    const page = await packPage(new Response(text))
    expect(brotliDecompressSync(page.bodies.br).toString()).toBe(text)
    expect(gunzipSync(page.bodies.gzip).toString()).toBe(text)
    expect(page.etag).toBe((await packPage(new Response(text))).etag)
    expect(page.etag).not.toBe((await packPage(new Response(`${text}.`))).etag)
  })
})

describe('kept pages', () => {
  it('are made once for all who ask at once', async () => {
    const { cache, make, made } = setUp()
    const pages = await Promise.all([cache.get('a', make('a')), cache.get('a', make('a')), cache.get('b', make('b'))])
    expect(pages.map(textOf)).toEqual(['a 1', 'a 1', 'b 2'])
    expect(textOf(cache.find('a'))).toBe('a 1')
    expect(made()).toBe(2)
  })

  it('are given while they are made anew, and no longer once they are old', async () => {
    const { cache, make, pass } = setUp()
    await cache.get('a', make('a'))
    pass(2 * MINUTE)
    expect(textOf(cache.find('a'))).toBe('a 1')
    while (textOf(cache.find('a')) === 'a 1') await settled()
    expect(textOf(cache.find('a'))).toBe('a 2')
    pass(16 * MINUTE)
    expect(cache.find('a')).toBeUndefined()
    expect(textOf(await cache.get('a', make('a')))).toBe('a 3')
  })

  it('hold no redirect and no failure', async () => {
    const { cache, make } = setUp()
    await cache.get('a', make('gone', 302))
    await cache.get('b', make('broken', 500))
    expect([cache.find('a'), cache.find('b')]).toEqual([undefined, undefined])
    expect((await cache.get('c', make('unknown', 404))).status).toBe(404)
    expect(textOf(cache.find('c'))).toBe('unknown 3')
  })

  it('outlive an answer that is none, such as that the database is away', async () => {
    const { cache, make, made, pass } = setUp()
    let status = 200
    const inStatus = () => make('a', status)()
    await cache.get('a', inStatus)
    status = 503
    pass(2 * MINUTE)
    expect(textOf(cache.find('a'))).toBe('a 1')
    while (made() < 2) await settled()
    await settled()
    expect(textOf(await cache.get('a', inStatus))).toBe('a 1')
    status = 200
    while (textOf(cache.find('a')) === 'a 1') await settled()
    expect(textOf(cache.find('a'))).toMatch(/^a \d$/)
  })

  it('are made anew, too, when the clock was set back', async () => {
    const { cache, make, pass } = setUp()
    await cache.get('a', make('a'))
    pass(-2 * MINUTE)
    while (textOf(cache.find('a')) === 'a 1') await settled()
    expect(textOf(cache.find('a'))).toBe('a 2')
    pass(-60 * MINUTE)
    expect(cache.find('a')).toBeUndefined()
  })

  it('outlive a failure to make them anew, which is told', async () => {
    const { cache, reported, pass } = setUp()
    let fails = false
    const make = async () => {
      if (fails) throw new Error('no database')
      return packPage(new Response('a'))
    }
    await cache.get('a', make)
    fails = true
    pass(2 * MINUTE)
    expect(textOf(cache.find('a'))).toBe('a')
    while (reported.length === 0) await settled()
    expect(reported).toEqual([new Error('no database')])
    expect(textOf(cache.find('a'))).toBe('a')
    pass(20 * MINUTE)
    await expect(cache.get('a', make)).rejects.toThrow('no database')
  })

  it('are forgotten when what they say has changed, those just being made as well', async () => {
    const { cache, make } = setUp()
    await cache.get('a', make('a'))
    const old = cache.get('b', make('b'))
    cache.forget()
    expect(cache.find('a')).toBeUndefined()
    expect(textOf(await cache.get('b', make('b')))).toBe('b 3')
    expect(textOf(await old)).toBe('b 2')
    expect(textOf(cache.find('b'))).toBe('b 3')
  })

  it('stay within their bytes: what was asked for longest ago goes', async () => {
    const page = await packPage(new Response('x 1'))
    const bytes = Object.values(page.bodies).reduce((sum, body) => sum + body.length, 0)
    const { cache, make } = setUp(2 * bytes)
    await cache.get('a', make('x'))
    await cache.get('b', make('x'))
    cache.find('a')
    await cache.get('c', make('x'))
    expect([cache.find('a'), cache.find('b'), cache.find('c')].map((kept) => kept !== undefined)).toEqual([
      true,
      false,
      true,
    ])
  })
})
