import { globSync, readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { request as ask, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedSite } from './browser.ts'
import { readMetrics, type Metric } from './metrics.ts'
import { startProduct, type Running } from './running.ts'

const product = sharedSite()
/** One that nobody else visits, behind HTTPS. */
let secure: Running
beforeAll(async () => {
  secure = await startProduct({ PUBLIC_URL: 'https://localhost' })
})
afterAll(() => secure.stop('SIGKILL'))

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** As it comes over the wire: `fetch` would unpack it. On a connection of its own: a kept one may be closed at that moment. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET', url = product.url) =>
  new Promise<Answer>((resolve, reject) => {
    ask(url + path, { method, headers, agent: false }, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }), reject)
    })
      .on('error', reject)
      .end()
  })

/**
 * On the product of this file: where others write reviews, pages are made anew at any moment, and no two makings of a page
 * that shows the sky of the moment are the same.
 */
const visit = (path: string, headers: Record<string, string> = {}) => get(path, headers, 'GET', secure.url)

/** The first picture of an .ico: its length and offset stand at 14 and 18. */
const iconPicture = (ico: Buffer) => ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + ico.readUInt32LE(14))

test('a page says the same in every coding, and nothing when it is known', async () => {
  await get('/privacy')
  const plain = await get('/privacy')
  const br = await get('/privacy', { 'accept-encoding': 'gzip, br' })
  const gz = await get('/privacy', { 'accept-encoding': 'gzip, br;q=0' })
  expect([plain, br, gz].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
  expect(gunzipSync(gz.body).equals(plain.body)).toBe(true)
  expect(plain.headers['content-length']).toBe(`${plain.body.length}`)

  const etag = br.headers.etag ?? ''
  const known = await get('/privacy', { 'if-none-match': `"another", ${etag}` })
  expect([known.status, known.body.length]).toEqual([304, 0])
  const head = await get('/privacy', {}, 'HEAD')
  expect([head.status, head.body.length, head.headers['content-length']]).toEqual([200, 0, `${plain.body.length}`])
})

test('each reader gets the page of their language and session', async () => {
  const langOf = async (path: string, headers: Record<string, string>) =>
    /<html lang="(\w+)"/.exec((await get(path, headers)).body.toString())?.[1]
  for (const _ of ['made', 'kept']) {
    expect(await langOf('/plans', { 'accept-language': 'ru-RU,ru;q=0.9' })).toBe('ru')
    expect(await langOf('/plans', { 'accept-language': 'de, en;q=0.5' })).toBe('en')
    expect(await langOf('/plans?lang=ru', {})).toBe('ru')
    expect(await langOf('/plans?lang=ru', { cookie: 'a=b; lang=en' })).toBe('en')
    const faceOf = async (cookie: string) =>
      /data-for="(guest|person)"/.exec((await get('/', { cookie })).body.toString())?.[1]
    expect(await faceOf('signed_in=')).toBe('guest')
    expect(await faceOf('lang=en; signed_in=1')).toBe('person')
  }
})

test('no page is made for one person, and no cache between may keep it for another', async () => {
  const secret = 'x'.repeat(32)
  for (const path of ['/', '/settings', '/privacy', '/plans?showModal=login', '/viewer/123', '/nowhere', '/_root.data'])
    for (const _ of ['made', 'kept']) {
      const common = await visit(path, { cookie: 'signed_in=1' })
      const cookie = `session=${secret}; __Host-session=${secret}; device=${secret}; signed_in=1`
      const own = await visit(path, { cookie, authorization: `Bearer ${secret}` })
      // What is not kept is made anew each time, and differs in itself.
      if (common.headers.etag) expect(own.body.equals(common.body), path).toBe(true)
      expect(own.body.toString()).not.toContain(secret)
      expect(own.headers['set-cookie']).toBeUndefined()
      expect(own.headers['cache-control'], path).toBe('private, no-cache')
      const varies = `${own.headers.vary}`.toLowerCase()
      for (const name of ['cookie', 'accept-language', 'accept-encoding']) expect(varies, path).toContain(name)
    }
})

test('a query that a page shows, unknown addresses and redirects are not mixed up with it', async () => {
  const plain = await visit('/plans')
  const asked = await visit('/plans?showModal=login')
  expect(asked.headers.etag).toBeUndefined()
  expect(plain.headers.etag).toBeDefined()
  const [one, other] = await Promise.all([visit('/nowhere'), visit('/no/where/else')])
  expect([one.status, other.status, one.headers.etag]).toEqual([404, 404, other.headers.etag])
  for (const _ of ['made', 'asked again']) {
    const gone = await visit('/report/nothing')
    expect([gone.status, gone.headers.location]).toEqual([302, '/reports'])
  }
  expect((await visit('/viewer/123')).headers.etag).toBeUndefined()
})

test.each([
  ['/', 'page'],
  ['/?showModal=auth', 'page'],
  ['/settings', 'page'],
  ['/nowhere', 'page'],
  ['/api/sync', 'data'],
  ['/api/nothing', 'data'],
  ['/healthz', 'data'],
  ['/sitemap.xml', 'data'],
  ['/favicon.svg', 'data'],
  ['/favicon.ico', 'data'],
  ['/storage/nothing.webp', 'data'],
] as const)('%s says what it may do', async (path, kind) => {
  const { headers, body } = await get(path)
  const policy = `${headers['content-security-policy']}`
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(policy.includes("require-trusted-types-for 'script'")).toBe(kind === 'page')
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(headers['permissions-policy']).toContain('camera=()')
  // Plain HTTP here: a promise of HTTPS would lock the reader out.
  expect(headers['strict-transport-security']).toBeUndefined()
  // Neither is obeyed under this policy; what is not obeyed must not be there.
  expect(body.toString()).not.toMatch(/<[^>]*\s(style|on\w+)="|\snonce="/)
})

test('what browsers and password managers ask for by itself is there', async () => {
  const icon = await get('/favicon.ico')
  expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/x-icon'])
  const { width } = await sharp(iconPicture(icon.body)).metadata()
  expect(width).toBe(32)
  const { status, headers } = await get('/.well-known/change-password')
  expect([status, headers.location]).toEqual([302, '/settings#password'])
})

test('a kept page is counted as one that was made, under the pattern of its address', async () => {
  const isAnswer = ({ name, labels }: Metric) =>
    name === 'asteria_http_responses_total' && labels.route === '/report/:type' && labels.status === '200'
  const answers = async () => readMetrics((await visit('/metrics')).body.toString()).find(isAnswer)?.value ?? 0
  const before = await answers()
  for (let visits = 0; visits < 3; visits++) expect((await visit('/report/personality')).status).toBe(200)
  expect(await answers()).toBe(before + 3)
})

test('what is for development only is neither served nor in the build', async () => {
  for (const path of ['/dev/gallery', '/dev/gallery.data', '/dev/mails/en', '/dev/mails/en/account-confirm'])
    expect((await get(path)).status, path).toBe(404)
  const scripts = globSync('build/{client,server}/**/*.{js,css,json,html}')
  expect(scripts.length).toBeGreaterThan(100)
  const holding = scripts.filter((file) =>
    /dev\/gallery|features\/gallery|gallery-parts/.test(readFileSync(file, 'utf8')),
  )
  expect(holding).toEqual([])
})

test('share cards may be shown elsewhere; the service worker may ask us only', async () => {
  expect((await get('/img/og/asteria.jpg')).headers['cross-origin-resource-policy']).toBe('cross-origin')
  const { headers } = await get('/sw.js')
  expect(headers['content-security-policy']).toContain("connect-src 'self'")
  expect(headers['cache-control']).toBe('no-cache')
})

test('behind HTTPS the browser is told to stay there', async () => {
  const { headers } = await fetch(`${secure.url}/privacy`)
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
  expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
})
