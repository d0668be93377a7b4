import { expect, it } from 'vitest'
import { receiptName } from './save-receipt.ts'

it('each receipt of a deletion has a name of its own, which every file system takes', () => {
  const names = ['2026-11-22T09:00:00.123Z', '2026-11-22T09:00:01.000Z'].map((at) => receiptName({ erased_at: at }))
  expect(names).toEqual(['asteria-receipt-2026-11-22T09-00-00.txt', 'asteria-receipt-2026-11-22T09-00-01.txt'])
})
