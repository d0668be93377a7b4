import { expect, test } from 'vitest'
import { savingPercent } from '#product/offers.ts'
import { bestBundle, packagesFor } from './packages.ts'

const ids = (firstPurchase: boolean) => packagesFor(firstPurchase).map(({ id }) => id)

test('a bundle dearer than a first report and others singly is not offered', () => {
  // $9 and $15 are $24, and two reports cost $25; $9 and three times $15 are $54, and four cost $45.
  expect(ids(true)).toEqual(['report_first_purchase', 'report_4_bundle'])
  expect(ids(false)).toEqual(['report', 'report_2_bundle', 'report_4_bundle'])
})

test('the saving is on what the same reports would cost now', () => {
  expect(savingPercent(bestBundle(true), true)).toBe(17)
  expect(savingPercent(bestBundle(false))).toBe(25)
})
