import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { peoplePagesText } from '#web/features/people-pages/text.ts'
import { peopleText } from '#web/features/people/text.ts'
import { openBrowser, sharedSite } from '../browser.ts'
import { newSession, signInByCookie } from './browser-session.ts'
import { call, register } from './people.ts'
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
    ['ru', 'desktop', 'dark'],
  ] as const),
)('people are found by group, and each has a page, %s on a %s', async (lang, size, theme) => {
  const member = await register(product, { lang })
  const [t, words] = [peoplePagesText[lang], peopleText[lang]]
  const born = { birthplace: 'Moscow', birthdate: '1988-03-14', birthtime: '06:40' }
  for (const body of [
    { ...born, name: 'Kim', relation: 'partner' },
    { ...born, name: 'Lee', relation: 'colleague' },
  ])
    await call(product, 'POST', '/people', { token: member.token, body })
  const { page, faults, inspect } = await newSession(browser, { url: product.url, lang, size, theme })
  await signInByCookie(page, product.url, member.email)
  await page.goto('/my-charts')
  await page.getByRole('link', { name: words.toAll }).click()
  const list = page.locator('main').getByRole('list').first()
  const names = () => list.getByRole('heading', { level: 2 }).allTextContents()
  await expect.poll(names).toEqual(['Kim', 'Lee'])
  const filter = page.getByRole('group', { name: t.filter })
  await filter.getByRole('button', { name: words.groups.work }).click()
  await expect.poll(names).toEqual(['Lee'])
  // Whose birthdays come next follows the filter.
  const coming = page.getByRole('region', { name: t.birthdays })
  await expect.poll(() => coming.getByRole('link').allTextContents()).toEqual(['Lee'])
  await inspect('people-1')
  await list.getByRole('link', { name: 'Lee' }).click()
  await page.getByRole('heading', { level: 1, name: 'Lee' }).waitFor()
  await page.getByRole('img', { name: t.wheel('Lee') }).waitFor()
  // A free plan tells how the day begins, and the way to the rest.
  await page.getByRole('region', { name: t.today }).getByRole('link', { name: t.seePlans }).waitFor()
  await inspect('people-2-one')
  await page.getByRole('button', { name: t.edit }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.group, { exact: false }).selectOption({ label: words.newGroup })
  await dialog.getByLabel(words.groupName).fill('Choir')
  await dialog.getByRole('button', { name: words.save, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.goto('/people?group=Choir')
  await expect.poll(names).toEqual(['Lee'])
  await page.goto('/people/999999')
  await page.getByText(t.gone).waitFor()
  expect(faults).toEqual([])
})
