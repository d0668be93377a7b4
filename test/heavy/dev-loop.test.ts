import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GLYPH_PATHS } from '#drawing/glyphs/glyph-paths.ts'
import { sampleDiagrams } from '#drawing/report-diagrams/sample-diagrams.fixture.ts'
import { viewerPath } from '#web/features/charts/chart-path.ts'
import { PAGE_DIAGRAMS } from '#web/features/gallery/page-diagram-names.ts'
import { SAMPLE_DAYS } from '#web/features/gallery/sample-days.ts'
import { galleryText } from '#web/features/gallery/text.ts'
import { openBrowser } from '../browser.ts'
import { eventually } from '../eventually.ts'
import { readOutbox } from '../outbox.ts'
import { freePort } from '../running.ts'
import { newSession, signInByCookie } from '../e2e/browser-session.ts'
import { PASSWORD } from '../e2e/people.ts'

/** What `npm run dev` reads, copied: the edits of this test are nobody else's. */
const COPIED = ['src', 'scripts', 'package.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts']
/** On a quiet machine an edit shows within two seconds; other tests share this one. */
const PATIENCE_MS = 30_000

const email = 'editor@example.test'
let folder: string
let port: number
let child: ChildProcess
let browser: Browser
let page: Page
let token: string

const run = () =>
  spawn(process.execPath, ['src/server/dev.ts'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: 'data' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

async function api(method: string, path: string, body?: object) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  // oxlint-disable-next-line typescript/no-explicit-any -- an answer under test
  return (await answer.json()) as any
}

const register = (address: string) =>
  api('POST', '/api/register', {
    first_name: 'Ada',
    last_name: 'Byron',
    email: address,
    password: PASSWORD,
    repeat_password: PASSWORD,
    birthdate: '1990-05-17',
    birthtime: '14:30',
    birthplace: 'Moscow',
    lang: 'en',
  })

async function edit(path: string, from: string, to: string): Promise<void> {
  const file = join(folder, path)
  const before = await readFile(file, 'utf8')
  expect(before).toContain(from)
  await writeFile(file, before.replaceAll(from, to))
}

/** Reloads until a page shows a text. */
const shows = (shown: string) =>
  expect
    .poll(
      async () => {
        await page.reload()
        return page
          .getByText(shown)
          .first()
          .waitFor({ timeout: 2000 })
          .then(
            () => true,
            () => false,
          )
      },
      { timeout: PATIENCE_MS },
    )
    .toBe(true)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'asteria-dev-'))
  await Promise.all(COPIED.map((path) => cp(path, join(folder, path), { recursive: true })))
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  port = await freePort()
  child = run()
  let written = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (written += chunk))
  await eventually(
    async () => written.includes('"message":"ready"') || undefined,
    'development to be ready',
    90_000,
  ).catch((error: unknown) => {
    throw new Error(written, { cause: error })
  })
  token = (await register(email)).token
  browser = await openBrowser()
  const url = `http://127.0.0.1:${port}`
  ;({ page } = await newSession(browser, { url, lang: 'en', size: 'desktop' }))
  await signInByCookie(page, url, email)
})
afterAll(async () => {
  await browser?.close()
  child?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

test('a taken port is told in a sentence', async () => {
  const second = run()
  const [said, [code]] = await Promise.all([text(second.stderr), once(second, 'exit')])
  expect(code).toBe(1)
  expect(said).toBe(
    `PORT ${port} on HOST 127.0.0.1 cannot be listened at: listen EADDRINUSE: address already in use 127.0.0.1:${port}.\n`,
  )
})

test.each([
  ['en', 'desktop', 'light'],
  ['ru', 'phone', 'dark'],
  ['ru', 'desktop', 'light'],
  ['en', 'phone', 'dark'],
] as const)('the gallery shows every part in %s on a %s in the %s', async (lang, size, theme) => {
  const t = galleryText[lang]
  const url = `http://127.0.0.1:${port}`
  const session = await newSession(browser, { url, lang, size, theme })
  const gallery = session.page
  await gallery.goto('/dev/gallery')
  for (const name of ['scales', 'parts', 'states', 'days', 'glyphs', 'diagrams', 'pictures', 'mails'] as const)
    await gallery.getByRole('heading', { name: t[name], exact: true }).waitFor()
  expect(await gallery.locator('[data-gallery-glyph] svg').count()).toBe(Object.keys(GLYPH_PATHS).length)
  const diagrams = [...sampleDiagrams(lang).map(({ kind }) => kind), ...PAGE_DIAGRAMS]
  for (const kind of new Set(diagrams))
    await gallery.locator(`[data-gallery-diagram=${kind}] svg`).first().waitFor({ state: 'attached' })
  await expect
    .poll(() => gallery.locator('[data-gallery-diagram]:has(svg)').count())
    .toBeGreaterThanOrEqual(diagrams.length)
  for (const state of [t.loading, t.failed, t.empty, t.offline, t.locked])
    await gallery.getByRole('heading', { name: state, exact: true }).first().waitFor()

  for (const kind of SAMPLE_DAYS)
    await gallery.locator(`[data-gallery-day=${kind}] h2`).first().waitFor({ state: 'attached' })

  const mails: string[] = await api('GET', `/dev/mails/${lang}`)
  expect(mails.length).toBeGreaterThan(30)
  await expect.poll(() => gallery.locator('iframe').count()).toBe(mails.length)
  const last = gallery.locator('iframe').last()
  await last.scrollIntoViewIfNeeded()
  const mail = last.contentFrame().locator('body')
  await mail.getByText('ASTERIA', { exact: true }).waitFor()
  const paper = theme === 'dark' ? 'rgb(15, 18, 34)' : 'rgb(250, 246, 238)'
  const inkOf = (element: Element) => getComputedStyle(element).backgroundColor
  expect(await mail.evaluate(inkOf)).toBe(paper)
  expect(await gallery.locator('html').evaluate(inkOf)).toBe(paper)

  await gallery.getByRole('button', { name: t.open }).click()
  await gallery.getByRole('dialog', { name: t.label }).waitFor()
  await gallery.keyboard.press('Escape')
  await gallery.getByRole('button', { name: t.tell }).click()
  await gallery.getByText(t.toast, { exact: true }).waitFor()
  // The visitor's own scripts are kept out of the frames, as a mail's would be.
  expect(session.faults.filter((fault) => !fault.includes('sandboxed'))).toEqual([])
  await gallery.context().close()
})

test('an edited entry of the library shows in a chart', async () => {
  const { hash } = await api('POST', '/api/order/report/chart:natal', {})
  await page.goto(viewerPath(hash))
  await page.getByText('a tree you planted or meant to').first().waitFor({ timeout: 30_000 })
  await edit('src/reading/library/entries/planet-in-sign/sun.en.md', 'a tree you planted', 'a pear tree you planted')
  await shows('a pear tree you planted or meant to')
})

test('an edited text of a report shows in one that was written before', async () => {
  const bought = { product: 'report_2_bundle', pointer: 'personality', deliver_at_once: true }
  const { url } = await api('POST', '/api/invoice/product', bought)
  await api('POST', new URL(url).pathname, { outcome: 'pay' })
  const [report] = await eventually(async () => {
    const list = await api('GET', '/api/reports/reports')
    return list[0]?.content ? list : undefined
  }, 'the report')
  await page.goto(viewerPath(report.hash))
  await page.getByText('The whole natal chart, read for you').first().waitFor({ timeout: 30_000 })
  await edit('src/reading/library/texts/en/personality.md', 'natal chart, read for you', 'natal chart, as edited')
  await shows('The whole natal chart, as edited')
})

test('an edited call answers as it is now', async () => {
  expect(await api('GET', '/api/version')).toEqual({ version: '1' })
  await edit('src/server/version.ts', "TEXTS_VERSION = '1'", "TEXTS_VERSION = 'edited'")
  await expect.poll(() => api('GET', '/api/version'), { timeout: PATIENCE_MS }).toEqual({ version: 'edited' })
})

test('an edited job does what it says now', async () => {
  const [before] = await readOutbox(join(folder, 'data'), email)
  expect(before?.subject).toBe('Please confirm your email address')
  await edit('src/server/features/account-mail/mail.ts', 'Please confirm your email address', 'An edited subject')
  let n = 0
  await expect
    .poll(
      async () => {
        const address = `someone-${++n}@example.test`
        await register(address)
        return (await readOutbox(join(folder, 'data'), address))[0]?.subject
      },
      { timeout: PATIENCE_MS },
    )
    .toBe('An edited subject')
})

test('an edited component shows without a reload', async () => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Asteria' }).first().waitFor()
  await edit('src/web/chrome/wordmark.tsx', '>{name}</span>', '>{name} edited</span>')
  await page.getByText('Asteria edited').first().waitFor({ timeout: PATIENCE_MS })
})
