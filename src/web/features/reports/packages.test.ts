import { expect, test } from 'vitest'
import { PRODUCT_IDS, PRODUCTS, savingPercent } from '#product/products.ts'
import { bestBundle, packagesFor } from './packages.ts'

const ids = (firstPurchase: boolean) => packagesFor(firstPurchase).map(({ id }) => id)

test('a bundle dearer than a first report and others singly is not offered', () => {
  // $9 and $15 are $24, and two reports cost $25; $9 and three times $15 are $54, and four cost $45.
  expect(ids(true)).toEqual(['report_first_purchase', 'report_4_bundle'])
  expect(ids(false)).toEqual(['report', 'report_2_bundle', 'report_4_bundle'])
})

test('a saving is on the regular price of $15 a report, whoever buys', () => {
  // $9 of $15; $25 of two at $30; $45 of four at $60.
  const saved = PRODUCT_IDS.map((id) => [id, savingPercent(PRODUCTS[id])])
  expect(saved).toEqual([
    ['report', 0],
    ['report_first_purchase', 40],
    ['report_2_bundle', 17],
    ['report_4_bundle', 25],
  ])
  expect(bestBundle.id).toBe('report_4_bundle')
})
