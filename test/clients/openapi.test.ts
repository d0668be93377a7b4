import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type Running } from '../running.ts'
import { runScript, TOOLS } from './run-tool.ts'

const BUILD = join(TOOLS, 'build')
const bin = (name: string) => join('node_modules', '.bin', name)

let product: Running
beforeAll(async () => {
  product = await startProduct()
  await rm(BUILD, { recursive: true, force: true })
  await mkdir(BUILD, { recursive: true })
  const answer = await fetch(`${product.url}/api/openapi.json`)
  await writeFile(join(BUILD, 'openapi.json'), await answer.text())
})
afterAll(() => product.stop('SIGKILL'))

test('Redocly finds nothing in the document, by its strictest rules', async () => {
  const { status, said } = await runScript(bin('redocly'), ['lint', 'build/openapi.json', '--config', 'redocly.yaml'])
  expect(said).toContain('Your API description is valid')
  expect(status).toBe(0)
})

test('clients made by openapi-typescript and by hey-api compile, and call the product', async () => {
  const [types, sdk] = await Promise.all([
    runScript(bin('openapi-typescript'), ['build/openapi.json', '-o', 'build/openapi-typescript/schema.ts']),
    runScript(bin('openapi-ts'), ['-i', './build/openapi.json', '-o', 'build/hey-api', '--no-log-file']),
  ])
  expect(types.status, types.said).toBe(0)
  expect(sdk.status, sdk.said).toBe(0)
  const compiled = await runScript(bin('tsc'), ['-p', '.'])
  expect(compiled.said).toBe('')
  expect(compiled.status).toBe(0)

  for (const client of ['call-openapi-fetch', 'call-hey-api']) {
    const { said, stdout } = await runScript(join('build', 'js', `${client}.js`), [product.url])
    expect(said, client).toMatch(/^\{.*\}\n$/)
    expect(JSON.parse(stdout), client).toEqual({
      plans: 3,
      first_name: 'Ada',
      places: 3,
      people: ['Charles'],
      // 17 May 1990: the Sun in Taurus.
      sun: 1,
      stream: expect.arrayContaining(['event: delta', 'event: done']),
      pdf: '%PDF',
      reason: 'invalid_credentials',
    })
  }
}, 300_000)
