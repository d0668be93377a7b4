import { expect, it } from 'vitest'
import { newConfirmed } from '#test/accounts.ts'
import { Cast, type Target } from '#test/fuzz/cast.ts'
import { fuzzCall, fuzzTogether } from '#test/fuzz/fuzz-call.ts'
import { operationsOf } from '#test/fuzz/operations.ts'
import { onEachDatabase } from '#test/product.ts'

/** A few of each, so that it is quick; `npm run -s fuzz` sends thousands. */
const CASES = 4
const STAFF = Array.from({ length: 30 }, (_, i) => `staff-${i}@example.test`)

onEachDatabase(
  'every call asked at random',
  (product) => {
    it('answers as its contract says, tells nothing of the inside and nothing of another one', async () => {
      const staff = [...STAFF]
      const target: Target = {
        url: product.url,
        async newStaff() {
          const email = staff.shift() ?? ''
          return (await newConfirmed(product, { email })).token
        },
      }
      const operations = operationsOf((await product.call('GET', '/api/openapi.json')).body)
      expect(operations.length).toBeGreaterThan(100)
      const cast = new Cast(target)
      for (const operation of operations) {
        const { faults } = await fuzzCall({ url: product.url, cast, seed: 'suite' }, operation, [0, CASES])
        expect(faults).toEqual([])
      }
      for (let round = 0; round < 2; round++) {
        const { faults } = await fuzzTogether({ url: product.url, cast, seed: 'suite' }, operations, round)
        expect(faults).toEqual([])
      }
      // Nothing of what was sent got into what every object has.
      expect(Object.keys(Object.prototype)).toEqual([])
      expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    }, 120_000)
  },
  () => ({ ADMIN_EMAILS: STAFF.join(','), CHAT_WAIT_SECONDS: '1', PDF_WAIT_SECONDS: '1' }),
)
