import { expect, it } from 'vitest'
import { columnShares } from './print-report.ts'

it('gives short columns all they need and lets long ones share the rest', () => {
  const long = 'x'.repeat(200)
  // 84 letters less two gutters of three: 78; of them 10 for the first, and 34 for each of the others.
  expect(
    columnShares([
      ['Day', 'What', 'Why'],
      ['1234567890', long, long],
    ]),
  ).toEqual([10, 34, 34])
  expect(
    columnShares([
      ['Number', 'Letters'],
      ['1', 'A J S'],
    ]),
  ).toEqual([6, 7])
})
