import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { eventually } from '../product.ts'
import { newDataDir, startProduct, type Running } from '../running.ts'

const PEOPLE = 30
const PROMISED = 10
const MOST_KILLS = 5

async function api(product: Running, method: string, path: string, token?: string, body?: object) {
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  // oxlint-disable-next-line typescript/no-explicit-any -- an answer under test
  return (await answer.json()) as any
}

const register = async (product: Running, n: number): Promise<string> => {
  const answer = await api(product, 'POST', '/register', undefined, {
    first_name: 'Ada',
    last_name: `No ${n}`,
    email: `ada-${n}@example.test`,
    password: 'four plain words here',
    repeat_password: 'four plain words here',
    birthdate: `${1940 + (n % 60)}-05-17`,
    birthtime: '14:30',
    birthplace: 'Moscow',
    lang: n % 2 ? 'ru' : 'en',
  })
  expect(answer.status).toBe('success')
  return answer.token
}

const isReady = async (product: Running, token: string) => {
  const days = Object.values(await api(product, 'GET', '/reports/daily', token)) as { status: number }[]
  return days.length > 0 && days.every((day) => day.status === 2)
}

/** Straight from the folder, once no process has it. */
async function writings(dataDir: string): Promise<{ status: number; writings: number }[]> {
  const pglite = await PGlite.create(join(dataDir, 'db'))
  const { rows } = await pglite.query<{ status: number; writings: number }>(
    'select status, writings from daily_horoscopes',
  )
  await pglite.close()
  return rows
}

/** Lets people ask for their day, and kills the process the moment that it has promised some of the pages. */
async function killWhileAsked(dataDir: string, from: number): Promise<string[]> {
  const product = await startProduct({ DATA_DIR: dataDir })
  const tokens = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => register(product, from + n)))
  let promised = 0
  const asked = tokens.map((token) =>
    api(product, 'GET', '/reports/daily', token).then(() => ++promised === PROMISED && product.child.kill('SIGKILL')),
  )
  await Promise.allSettled(asked)
  await product.stop('SIGKILL')
  return tokens
}

test('kill -9 while horoscopes are being written: after a start each is finished, once', async () => {
  const dataDir = await newDataDir()
  const tokens: string[] = []
  let before: Awaited<ReturnType<typeof writings>> = []
  // A worker that is done with all that was promised by then was not killed at work: others ask, and it is killed again.
  for (let kills = 0; kills < MOST_KILLS && !before.some(({ status }) => status < 2); kills++) {
    tokens.push(...(await killWhileAsked(dataDir, tokens.length)))
    before = await writings(dataDir)
  }
  expect(before.length).toBeGreaterThanOrEqual(PROMISED)
  expect(before.some(({ status }) => status < 2)).toBe(true)

  const second = await startProduct({ DATA_DIR: dataDir })
  await eventually(
    async () => {
      const ready = await Promise.all(tokens.map((token) => isReady(second, token)))
      return ready.every(Boolean) || undefined
    },
    'all horoscopes',
    60_000,
  )
  await second.stop()

  expect(await writings(dataDir)).toEqual(tokens.map(() => ({ status: 2, writings: 1 })))
})
