import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, test } from 'vitest'
import { eventually } from '../product.ts'
import { newDataDir, startProduct, type Running } from '../running.ts'

const PEOPLE = 12
const PROMISED = 5
const MOST_KILLS = 5

async function api(product: Running, method: string, path: string, token?: string, body?: object) {
  const answer = await fetch(`${product.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  // oxlint-disable-next-line typescript/no-explicit-any -- an answer under test
  return (await answer.json()) as any
}

/** Somebody at the payment page of a bundle of two reports. */
async function buyer(product: Running, n: number): Promise<{ token: string; page: string }> {
  const { token } = await api(product, 'POST', '/api/register', undefined, {
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
  const bought = { product: 'report_2_bundle', pointer: 'personality', deliver_at_once: true }
  const { url } = await api(product, 'POST', '/api/invoice/product', token, bought)
  return { token, page: new URL(url).pathname }
}

/** Straight from the folder, once no process has it. */
async function rows(dataDir: string, sql: string) {
  const pglite = await PGlite.create(join(dataDir, 'db'))
  const result = await pglite.query<Record<string, unknown>>(sql)
  await pglite.close()
  return result.rows
}

/** Lets people buy, and kills the process the moment that the bank has told of some of the payments. */
async function killWhilePaid(dataDir: string, from: number): Promise<{ token: string; page: string }[]> {
  const product = await startProduct({ DATA_DIR: dataDir })
  const buyers: { token: string; page: string }[] = []
  for (let n = 0; n < PEOPLE; n++) buyers.push(await buyer(product, from + n))
  let paid = 0
  const pressed = buyers.map(({ page }) =>
    api(product, 'POST', page, undefined, { outcome: 'pay' }).then(
      () => ++paid === PROMISED && product.child.kill('SIGKILL'),
    ),
  )
  await Promise.allSettled(pressed)
  await product.stop('SIGKILL')
  return buyers
}

test('kill -9 while reports are being written: after a start each that was paid is finished, once', async () => {
  const dataDir = await newDataDir()
  const buyers: { token: string; page: string }[] = []
  let before: Record<string, unknown>[] = []
  // A worker that is done with all that was promised by then was not killed at work: others buy, and it is killed again.
  for (let kills = 0; kills < MOST_KILLS && !before.some(({ status }) => status === 0); kills++) {
    buyers.push(...(await killWhilePaid(dataDir, buyers.length)))
    before = await rows(dataDir, 'select status from report_orders')
  }
  expect(before.some(({ status }) => status === 0)).toBe(true)

  const second = await startProduct({ DATA_DIR: dataDir })
  await eventually(
    async () => {
      const lists = await Promise.all(buyers.map(({ token }) => api(second, 'GET', '/api/reports/reports', token)))
      const reports = lists.flat() as { content: string | null }[]
      return (reports.length >= before.length && reports.every(({ content }) => content !== null)) || undefined
    },
    'every report',
    60_000,
  )
  await second.stop()

  const written = await rows(
    dataDir,
    'select r.status, d.writings from report_orders r join report_documents d on d.report_id = r.id',
  )
  expect(written.length).toBeGreaterThanOrEqual(before.length)
  expect(new Set(written.map((row) => JSON.stringify(row)))).toEqual(
    new Set([JSON.stringify({ status: 2, writings: 1 })]),
  )
  // Nobody paid with two credits for one report, or got one for none.
  const books = await rows(
    dataDir,
    'select user_id, sum(credits) as left from ledger group by user_id having sum(credits) <> 1',
  )
  expect(books).toEqual([])
})
