import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { startProduct, type Running } from '../test/running.ts'

const PERSON = { email: 'person@example.test', password: 'four plain words here' }

/** What the pages say (Node reads no TSX, where these words stand). */
const WORDS = { email: 'Email', password: 'Password', login: 'Sign in' } as const
export const TO_CALENDAR = 'Full calendar'

/** The built product with one person in it, who has a plan for a month. */
export async function startWithPerson(): Promise<Running> {
  const first = await startProduct()
  const body = new URLSearchParams({
    first_name: 'Anna',
    last_name: 'Sokolova',
    ...PERSON,
    repeat_password: PERSON.password,
    lang: 'en',
    birthdate: '1990-05-17',
    birthtime: '14:30',
    birthplace: 'Moscow',
  })
  await fetch(`${first.url}/api/register`, { method: 'POST', body })
  await first.stop()
  const grant = ['bin/ops.ts', 'grant-plan', '--email', PERSON.email, '--plan', 'month', '--days', '30']
  await promisify(execFile)(process.execPath, grant, { env: { ...process.env, DATA_DIR: first.dataDir } })
  return startProduct({ DATA_DIR: first.dataDir })
}

/** The page of that person on a phone, signed in; `watch` runs in each document before anything else. */
export async function atPhone(browser: Browser, product: Running, watch: () => void): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  await page.addInitScript(watch)
  await signIn(page)
  return page
}

/** Signs in as a person does, up to their first page. */
async function signIn(page: Page): Promise<void> {
  await page.goto('/?showModal=login')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(WORDS.email, { exact: true }).fill(PERSON.email)
  await dialog.getByLabel(WORDS.password, { exact: true }).fill(PERSON.password)
  await dialog.getByRole('button', { name: WORDS.login, exact: true }).click()
  await page.getByText(TO_CALENDAR, { exact: true }).waitFor()
}
