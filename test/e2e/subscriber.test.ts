import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authText } from '#web/features/auth/text.ts'
import { dashboardText } from '#web/features/dashboard/text.ts'
import { openBrowser } from '../browser.ts'
import { startProduct, type Running } from '../running.ts'
import { newEmail, newSession, PASSWORD } from './browser-session.ts'
import { ways } from './ways.ts'

const run = promisify(execFile)
const email = newEmail()

async function registerByCall(product: Running): Promise<void> {
  const body = new URLSearchParams({
    first_name: 'Анна',
    last_name: 'Соколова',
    email,
    password: PASSWORD,
    repeat_password: PASSWORD,
    birthdate: '1990-05-17',
    birthtime: '14:30',
    birthplace: 'Москва',
    lang: 'ru',
  })
  const answer = await fetch(`${product.url}/api/register`, { method: 'POST', body })
  expect(answer.status).toBe(201)
}

let product: Running
let browser: Browser
beforeAll(async () => {
  const first = await startProduct()
  await registerByCall(first)
  await first.stop()
  const ops = ['bin/ops.ts', 'grant-plan', '--email', email, '--plan', 'year', '--days', '30']
  const { stdout } = await run(process.execPath, ops, { env: { ...process.env, DATA_DIR: first.dataDir } })
  expect(stdout).toContain(`${email} has the plan year until`)
  ;[product, browser] = await Promise.all([startProduct({ DATA_DIR: first.dataDir }), openBrowser()])
})
afterAll(async () => {
  await browser.close()
  await product.stop('SIGKILL')
})

test.each(
  ways(0, [
    ['phone', 'light'],
    ['desktop', 'dark'],
  ]),
)('a subscriber on a %s reads all sections and the days around today', async (size, theme) => {
  const session = await newSession(browser, { url: product.url, lang: 'ru', size, theme })
  const { page, faults, inspect } = session
  const day = dashboardText.ru
  await page.goto('/?showModal=login')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(authText.ru.email, { exact: true }).fill(email)
  await dialog.getByLabel(authText.ru.password, { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: authText.ru.login, exact: true }).click()

  const mood = page.getByRole('heading', { name: day.mood })
  await mood.waitFor({ timeout: 30_000 })
  await page
    .getByText(/^\d{1,3}\s?%$/)
    .first()
    .waitFor()
  expect(await page.getByText(day.locked).count()).toBe(0)
  for (const area of Object.values(day.area)) expect(await page.getByText(area).count()).toBeGreaterThan(0)
  await expect.poll(() => page.getByRole('navigation', { name: day.days }).getByRole('button').count()).toBe(5)
  await inspect('11-subscriber')
  expect(faults).toEqual([])
  await page.context().close()
})
