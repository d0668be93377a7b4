import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chromeText } from '#web/chrome/text.ts'
import { authText } from '#web/features/auth/text.ts'
import { chartsText } from '#web/features/charts/text.ts'
import { installText } from '#web/features/install/text.ts'
import { offlinePageText } from '#web/features/offline/page-text.ts'
import { offlineText } from '#web/features/offline/text.ts'
import { termsText } from '#web/features/legal/terms-text.ts'
import { reportsText } from '#web/features/reports/text.ts'
import { common } from '#web/i18n/common.ts'
import type { Lang } from '#language/lang.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { confirmByMail } from '../outbox.ts'
import { startLineProxy } from '../line-proxy.ts'
import { newSession, signInByCookie, type Size, type BrowserSession } from './browser-session.ts'
import { call, register } from './people.ts'
import { ways } from './ways.ts'
import { longTest } from '../long-test.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const WAYS = ways(0, [
  ['en', 'desktop', 'light'],
  ['ru', 'phone', 'dark'],
])

/** Requests that fail without a network are lines in the console; what breaks is not among them. */
const broken = (faults: string[]) => faults.filter((fault) => !/ERR_INTERNET_DISCONNECTED|Failed to load/.test(fault))

/** What is kept, as `cache path`, when all of it is there. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(`${name.split('-')[0]} ${new URL(url).pathname}`)
    return paths
  })

/** What is noted of when something kept was last read. */
const notedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const database = await done(indexedDB.open('workbox-expiration'))
    const [store] = database.objectStoreNames
    const rows = store ? await done<{ url: string }[]>(database.transaction(store).objectStore(store).getAll()) : []
    database.close()
    return rows.map(({ url }) => url)
  })
const untilKept = (page: Page, path: string) => expect.poll(() => keptPaths(page)).toContain(path)

/** The network is there again, and the page was brought up to date by it. */
async function comeBack(page: Page): Promise<void> {
  await Promise.all([
    page.waitForEvent('requestfinished', (request) => request.url().includes('.data')),
    page.context().setOffline(false),
  ])
}

const notice = (lang: Lang) =>
  lang === 'en'
    ? /^No connection\. .* saved at \d\d?:\d\d\s[ap]\.m\. on \w+ \d+, \d{4}\.$/
    : /^Нет соединения\. .* \d+ \S+ \d{4} в \d\d?:\d\d\.$/

async function signIn({ page, lang }: BrowserSession): Promise<string> {
  const account = await register(product, { first_name: lang === 'ru' ? 'Вера' : 'Vera', lang })
  await confirmByMail(product, account)
  await signInByCookie(page, product.url, account.email)
  await page.goto('/reports')
  // A page that is left while it still loads its scripts tells that as a fault.
  await untilKept(page, 'pages /reports')
  return account.token
}

describe.each(WAYS)('without a connection in %s on a %s (%s)', (lang, size: Size, theme) => {
  const t = { ...offlineText[lang], ...offlinePageText[lang] }
  const visit = () => newSession(browser, { url: product.url, lang, size, theme, offline: true })

  test('a page that was read opens with the time it was seen; another says what can be read', async () => {
    const { page, faults, inspect } = await visit()
    const context = page.context()
    // The first page is read before there is a worker.
    await page.goto('/reports')
    await untilKept(page, 'pages /reports')
    await page.goto('/')
    await untilKept(page, 'pages /')
    await page.getByRole('link', { name: reportsText[lang].headline }).first().click()
    await page.waitForURL('**/reports')
    await page.goto('/')
    // Whoever comes back gets the other parts of the build, too.
    await expect.poll(() => keptPaths(page)).toContainEqual(expect.stringMatching(/\/assets\/(ru\/)?auth-modal-/))
    // Pictures that are kept after them push none of them out.
    await page.goto('/reports')
    // They come when they are near: on a phone the last ones only to who reads on.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect
      .poll(async () => (await keptPaths(page)).filter((path) => path.includes('/img/reports/')).length)
      .toBeGreaterThan(5)
    expect(await keptPaths(page)).toContainEqual(expect.stringMatching(/\/assets\/(ru\/)?auth-modal-/))
    await page.goto('/')
    expect(await page.getByText(t.notice('', '').slice(0, 12)).count()).toBe(0)

    await context.setOffline(true)
    await page.goto('/reports?utm_source=letter')
    await page.getByRole('heading', { level: 1, name: reportsText[lang].headline }).waitFor()
    await page.getByText(notice(lang)).waitFor()
    await inspect('offline-kept')

    await page.goto('/terms')
    await page.getByRole('heading', { level: 1, name: t.headline }).waitFor()
    await page
      .getByText(/\d:\d\d/)
      .first()
      .waitFor()
    await inspect('offline-unkept')
    expect(await page.getByText(notice(lang)).count()).toBe(0)
    const kept = page.getByRole('region', { name: t.kept }).getByRole('link')
    await expect.poll(() => kept.count()).toBe(2)
    await page.getByRole('region', { name: t.kept }).getByRole('link', { name: reportsText[lang].headline }).click()
    await page.getByRole('heading', { level: 1, name: reportsText[lang].headline }).waitFor()
    await page.getByText(notice(lang)).waitFor()

    // What was not opened before can be pressed all the same.
    await page.goto('/?showModal=login')
    await page.getByRole('dialog', { name: authText[lang].loginTitle }).waitFor()
    await comeBack(page)
    await expect.poll(() => page.getByText(notice(lang)).count()).toBe(0)
    await page.getByRole('dialog', { name: authText[lang].loginTitle }).waitFor()
    await context.setOffline(true)

    await page.goto('/terms')
    await page.getByRole('heading', { level: 1, name: t.headline }).waitFor()
    await context.setOffline(false)
    await page.getByRole('button', { name: t.again }).click()
    await page.getByRole('heading', { level: 1, name: termsText[lang].headline }).waitFor()
    if (size === 'desktop') {
      // The other language's words can't be had: the page stays as it is, and the next one is in it.
      await context.setOffline(true)
      await page.getByRole('button', { name: chromeText[lang].otherLanguage }).click()
      await page.getByRole('heading', { level: 1, name: termsText[lang].headline }).waitFor()
      await context.setOffline(false)
      await page.reload()
      const other = lang === 'en' ? 'ru' : 'en'
      await page.getByRole('heading', { level: 1, name: termsText[other].headline }).waitFor()
    }
    expect(broken(faults)).toEqual([])
    await context.close()
  })

  longTest('a person reads what is theirs; nothing of it stays after they sign out', async () => {
    const session = await visit()
    const { page, faults, inspect } = session
    const context = page.context()
    const token = await signIn(session)
    await orderChart(token)
    await page.goto('/my-charts')
    await page.getByRole('link', { name: chartsText[lang].types.natal.name }).first().waitFor()
    await untilKept(page, 'pages /my-charts')
    await page.goto('/my-charts')
    await untilKept(page, 'person /api/reports/charts')
    await expect.poll(() => notedAddresses(page)).toContainEqual(expect.stringContaining('/api/reports/charts'))

    await context.setOffline(true)
    await page.goto('/my-charts')
    await page.getByRole('link', { name: chartsText[lang].types.natal.name }).first().waitFor()
    await page.getByText(notice(lang)).waitFor()
    await inspect('offline-mine')

    await comeBack(page)
    await page.goto('/settings')
    await page.locator('main form').first().waitFor()
    await page.locator('header button[aria-haspopup=menu]').click()
    const menu = page.getByRole('menu')
    await menu.getByText(common[lang].signOut, { exact: true }).click()
    await expect
      .poll(async () => (await keptPaths(page)).filter((path) => /^person|^pages .*(my-charts|settings)/.test(path)))
      .toEqual([])
    // The page without a connection is there as before.
    await untilKept(page, 'workbox /offline')
    expect(await notedAddresses(page)).not.toContainEqual(expect.stringMatching(/my-charts|settings|api/))
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    // Its scripts may not be kept yet, so soon after everything was cleared; it can be read without them.
    await page.goto('/my-charts', { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1, name: t.headline }).waitFor()
    expect(broken(faults)).toEqual([])
    await context.close()
  })

  longTest('the settings offer to install while the browser does, and no longer', async () => {
    const i = installText[lang]
    const session = await visit()
    const { page, inspect } = session
    await signIn(session)
    await page.goto('/settings')
    await page.locator('main form').first().waitFor()
    expect(await page.getByText(i.title).count()).toBe(0)
    const offer = (outcome: string) =>
      page.evaluate((choice) => {
        const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: async () => undefined,
          userChoice: Promise.resolve({ outcome: choice }),
        })
        dispatchEvent(event)
        return event.defaultPrevented
      }, outcome)
    expect(await offer('accepted')).toBe(true)
    await page.getByRole('heading', { name: i.title }).waitFor()
    await inspect('install')
    await page.getByRole('button', { name: i.install }).click()
    await expect.poll(() => page.getByText(i.title).count()).toBe(0)
    await page.context().close()
  })
})

async function orderChart(token: string) {
  const headers = { authorization: `Bearer ${token}` }
  await fetch(`${product.url}/api/order/report/chart:natal`, { method: 'POST', headers })
}

test('with a connection a page is always the one of now', async () => {
  const session = await newSession(browser, { url: product.url, lang: 'en', size: 'desktop', offline: true })
  const { page } = session
  const token = await signIn(session)
  await orderChart(token)
  await page.goto('/reviews')
  await untilKept(page, 'pages /reviews')
  const form = new FormData()
  const words = `As of now ${crypto.randomUUID()}`
  form.set('rating', '5')
  form.set('text', words)
  await fetch(`${product.url}/api/reviews/set`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}` },
  })
  const { token: owner } = product.owners.en
  const { rows } = await call<{ rows: { id: number; text: string }[] }>(
    product,
    'GET',
    '/admin/reviews/1?state=pending',
    { token: owner },
  )
  const review = rows.find(({ text }) => text === words)
  await call(product, 'PATCH', `/admin/review/${review?.id}`, { token: owner, body: { decision: 'approve' } })
  await page.goto('/reviews')
  await page.getByText(words).first().waitFor()
  const worker = await fetch(`${product.url}/sw.js`)
  expect(worker.headers.get('cache-control')).toBe('no-cache')
  await page.context().close()
})

test('what the server keeps silent about is as good as offline', async () => {
  const line = await startLineProxy({ port: Number(new URL(product.url).port), host: '127.0.0.1' })
  const { page } = await newSession(browser, {
    url: `http://127.0.0.1:${line.port}`,
    lang: 'en',
    size: 'phone',
    offline: true,
  })
  await page.goto('/reports')
  await untilKept(page, 'pages /reports')
  await line.cut()
  await page.goto('/reports')
  await page.getByText(notice('en')).waitFor()
  await page.context().close()
})

test.each(['en', 'ru'] as const)('the manifest in %s names icons that are what it says', async (lang) => {
  const html = await (await fetch(`${product.url}/?lang=${lang}`)).text()
  const address = /<link rel="manifest" href="([^"]+)"/.exec(html)?.[1] ?? ''
  const answer = await fetch(product.url + address)
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  const manifest = await answer.json()
  expect(manifest).toMatchObject({ lang, id: '/', start_url: '/', scope: '/', display: 'standalone' })
  expect(manifest.icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`)).toEqual(
    ['192x192 any', '512x512 any', '512x512 maskable'],
  )
  for (const { src, sizes } of manifest.icons) {
    const picture = sharp(Buffer.from(await (await fetch(product.url + src)).arrayBuffer()))
    const { width, height, format } = await picture.metadata()
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png'])
  }
})
