import { expect, it } from 'vitest'
import { isFree } from './free-window.ts'

it('opens three days before today and two after, over the ends of months', () => {
  const around = ['2026-02-25', '2026-02-26', '2026-03-01', '2026-03-03', '2026-03-04']
  expect(around.map((date) => isFree(date, '2026-03-01'))).toEqual([false, true, true, true, false])
})
