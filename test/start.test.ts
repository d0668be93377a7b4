import { expect, test } from 'vitest'
import { sharedSite } from './browser.ts'
import { longTest } from './long-test.ts'
import { launch, newDataDir } from './running.ts'

const product = sharedSite()

test('the process is up and its database and queue answer', async () => {
  for (const path of ['/healthz', '/readyz']) {
    const answer = await fetch(product.url + path)
    expect([path, answer.status]).toEqual([path, 200])
  }
})

test.each([
  ['en', 'Asteria'],
  ['ru', 'Asteria'],
])('the landing page is rendered on the server in %s', async (lang, word) => {
  const answer = await fetch(`${product.url}/`, { headers: { 'accept-language': lang } })
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain(`<html lang="${lang}"`)
  expect(html).toContain(word)
  expect(/[а-яё]{4,} [а-яё]{3,}/i.test(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''))).toBe(lang === 'ru')
})

test('an unknown path is 404 with a page; an unknown call is 404 in JSON', async () => {
  const page = await fetch(`${product.url}/no/such/page`)
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
  const call = await fetch(`${product.url}/api/no-such-call`)
  expect(call.status).toBe(404)
  expect(await call.json()).toMatchObject({ status: 'error', reason: 'not_found' })
})

test('assets are served compressed and for good', async () => {
  const html = await (await fetch(product.url)).text()
  const script = /\/assets\/[\w.-]+\.js/.exec(html)?.[0]
  const answer = await fetch(product.url + script, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(answer.headers.get('cache-control')).toContain('immutable')
})

longTest('a second process on the same data folder is refused with a sentence', async () => {
  const second = launch({ PORT: '0', DATA_DIR: product.dataDir })
  expect(await second.ended).toBe(1)
  expect(second.output()).toContain('is in use by another Asteria process')
  expect(second.output().trim().split('\n')).toHaveLength(1)
})

longTest('a port that is taken is refused with a sentence and nothing else', async () => {
  const { port } = new URL(product.url)
  const second = launch({ PORT: port, DATA_DIR: await newDataDir() })
  let errors = ''
  second.child.stderr?.on('data', (chunk: Buffer) => (errors += String(chunk)))
  expect(await second.ended).toBe(1)
  expect(errors.trim().split('\n')).toEqual([expect.stringContaining(`PORT ${port} on HOST 127.0.0.1 cannot be`)])
})

test('a wrong setting stops the start and is named', async () => {
  const wrong = launch({ PORT: 'many', SMTP_URL: 'mail.example.org' })
  expect(await wrong.ended).toBe(1)
  expect(wrong.output()).toMatch(/^PORT must be a number/m)
  expect(wrong.output()).toMatch(/^SMTP_URL must be a URL/m)
})
