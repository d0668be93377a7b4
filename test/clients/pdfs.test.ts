import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, registration } from '../accounts.ts'
import { startProduct, type Running } from '../running.ts'
import { hasProgram, run } from './run-tool.ts'

let product: Running
let folder: string
beforeAll(async () => {
  ;[product, folder] = await Promise.all([startProduct(), mkdtemp(join(tmpdir(), 'asteria-pdfs-'))])
})
afterAll(async () => {
  await product.stop('SIGKILL')
  await rm(folder, { recursive: true })
})

const call = async (path: string, body: object, token?: string) => {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.ok, `${path}: ${answer.status}`).toBe(true)
  return (await answer.json()) as { token: string; url: string; hash: string }
}

/** A file that is written or printed only when it is asked for is there a little later. */
async function fileAt(address: string, token?: string): Promise<Uint8Array> {
  const ask = () => fetch(address, token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })
  await expect.poll(async () => (await ask()).status, { timeout: 60_000 }).toBe(200)
  return new Uint8Array(await (await ask()).arrayBuffer())
}

/** A report that somebody bought. */
async function boughtReport(lang: string): Promise<Uint8Array> {
  const api = `${product.url}/api`
  const person = registration({
    lang,
    email: `pdf-${lang}@example.test`,
    password: PASSWORD,
    repeat_password: PASSWORD,
  })
  const { token } = await call(`${api}/register`, person)
  const order = { product: 'report', pointer: 'personality', deliver_at_once: true }
  const { url } = await call(`${api}/invoice/product`, order, token)
  await call(url, { outcome: 'pay' })
  const rows = async () => {
    const answer = await fetch(`${api}/reports/reports`, { headers: { authorization: `Bearer ${token}` } })
    return (await answer.json()) as { hash: string }[]
  }
  await expect.poll(rows, { timeout: 30_000 }).toHaveLength(1)
  const [{ hash } = { hash: '' }] = await rows()
  return fileAt(`${api}/get/report/${hash}`, token)
}

test.skipIf(!hasProgram('qpdf')).each(['en', 'ru'])('PDFs have no fault that qpdf knows (%s)', async (lang) => {
  const sample = await fileAt(`${product.url}/api/get/report/sample-monthly?lang=${lang}`)
  for (const [name, bytes] of Object.entries({ sample, report: await boughtReport(lang) })) {
    const file = join(folder, `${name}-${lang}.pdf`)
    await writeFile(file, bytes)
    const { status, said } = await run('qpdf', ['--check', file])
    expect(said, name).toContain('No syntax or stream encoding errors found')
    expect(status, name).toBe(0)
  }
})
