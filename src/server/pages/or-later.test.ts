import { expect, it } from 'vitest'
import { orLater } from './or-later.ts'

const failing = (error: Error) => orLater(Promise.reject(error)).catch((thrown: unknown) => thrown)

it('a page that needs a database that is away is to be asked for again', async () => {
  const thrown = await failing(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
  if (!(thrown instanceof Response)) throw new Error('no answer was thrown')
  expect(thrown.status).toBe(503)
  expect(Number(thrown.headers.get('retry-after'))).toBeGreaterThan(0)
})

it('a page that broke is what it was', async () => {
  const error = new Error('broken')
  expect(await failing(error)).toBe(error)
  expect(await orLater(Promise.resolve(7))).toBe(7)
})
