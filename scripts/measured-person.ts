import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
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

/** Signs in as a person does, up to their first page. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/?showModal=login')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(WORDS.email, { exact: true }).fill(PERSON.email)
  await dialog.getByLabel(WORDS.password, { exact: true }).fill(PERSON.password)
  await dialog.getByRole('button', { name: WORDS.login, exact: true }).click()
  await page.getByText(TO_CALENDAR, { exact: true }).waitFor()
}
