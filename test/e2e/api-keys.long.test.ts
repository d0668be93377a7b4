import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiKeysText } from '#web/features/api-keys/text.ts'
import { RIGHTS } from '#product/rights.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { common } from '#web/i18n/common.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { confirmByMail } from '../outbox.ts'
import { newSession, signInByCookie } from './browser-session.ts'
import { newHost, register } from './people.ts'
import { ways } from './ways.ts'

const product = sharedSite()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test.each(
  ways(1, [
    ['en', 'phone', 'light'],
    ['ru', 'phone', 'dark'],
    ['en', 'desktop', 'dark'],
    ['ru', 'desktop', 'light'],
  ]),
)('a key is made, shown once, used, renamed and revoked, %s on a %s', async (lang, size, theme) => {
  const [t, words] = [apiKeysText[lang], common[lang]]
  const person = await register(product, { lang })
  await confirmByMail(product, person)
  const { page, inspect, faults } = await newSession(browser, { url: product.url, lang, size, theme })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInByCookie(page, product.url, person.email)
  const card = page.getByRole('region', { name: t.title })
  const dialog = page.getByRole('dialog')
  const name = lang === 'ru' ? 'Домашний сервер' : 'Home server'

  await page.goto('/settings#api-keys')
  await card.getByRole('button', { name: t.add, exact: true }).click()
  // Nothing is chosen for anybody.
  await dialog.getByLabel(t.name, { exact: true }).fill(name)
  await dialog.getByRole('button', { name: t.create, exact: true }).click()
  await dialog.getByText(t.scopesMissing, { exact: true }).waitFor()
  await dialog.getByLabel(t.scopeNames.places, { exact: true }).check()
  await dialog.getByLabel(t.scopeNames.charts, { exact: true }).check()
  await inspect('320-new-key')
  await dialog.getByRole('button', { name: t.create, exact: true }).click()

  await dialog.getByText(t.readyTitle, { exact: true }).waitFor()
  const key = await dialog.getByLabel(t.key, { exact: true }).inputValue()
  expect(key).toMatch(/^ast_\S{32,}$/)
  await dialog.getByRole('button', { name: t.copy, exact: true }).click()
  await dialog.getByRole('button', { name: t.copied, exact: true }).waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key)
  await inspect('321-key-ready')
  await dialog.getByRole('button', { name: t.done, exact: true }).click()
  await card.getByText(name, { exact: true }).waitFor()
  await card.getByText(t.unused).waitFor()

  // It is nowhere to be seen again.
  await page.reload()
  await card.getByText(name, { exact: true }).waitFor()
  expect(await page.content()).not.toContain(key)
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain(key)

  // What it has used is counted, and how much there is.
  const ask = (path: string) =>
    fetch(`${product.url}/api/v1/${path}`, {
      headers: { authorization: `Bearer ${key}`, 'x-forwarded-for': newHost() },
    })
  expect((await ask('places?query=Moscow')).status).toBe(200)
  expect((await ask('events?from=2027-01-01&to=2027-01-02')).status).toBe(403)
  await page.reload()
  const { apiCalls } = RIGHTS.free
  await card.getByText(t.usage('2', formatNumber(lang, apiCalls.aDay))).waitFor()
  await card.getByText(t.aMinute(formatNumber(lang, apiCalls.aMinute))).waitFor()
  await inspect('322-api-keys', 'page')

  await card.getByRole('button', { name: t.renameNamed(name) }).click()
  await dialog.getByLabel(t.name, { exact: true }).fill(`${name} 2`)
  await dialog.getByRole('button', { name: words.save, exact: true }).click()
  await card.getByText(`${name} 2`, { exact: true }).waitFor()

  await card.getByRole('button', { name: t.revokeNamed(`${name} 2`) }).click()
  await dialog.getByRole('button', { name: t.keep, exact: true }).click()
  await card.getByRole('button', { name: t.revokeNamed(`${name} 2`) }).click()
  await inspect('323-revoke-key')
  await dialog.getByRole('button', { name: t.revoke, exact: true }).click()
  await expect.poll(() => card.getByText(`${name} 2`, { exact: true }).count()).toBe(0)
  expect((await ask('places?query=Moscow')).status).toBe(401)
  expect(faults).toEqual([])
})
