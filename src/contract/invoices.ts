import * as z from 'zod/mini'
import { Done, lineOf, paragraphsOf, requiredText } from './field.ts'
import { FileBytes } from './file-answer.ts'
import type { Part, Routes } from './route.ts'

const inBoth = <T extends z.core.$ZodType>(text: T) => z.object({ en: text, ru: text })

/** Who sells, as invoices say it. What is empty is left out. */
export const Seller = z.object({
  name: inBoth(lineOf(200)),
  /** Address and what else the law wants, a line each. */
  details: inBoth(paragraphsOf(600)),
  tax_number: lineOf(60),
  tax_name: inBoth(lineOf(40)),
  /** Of the price, which includes it; 0 where no tax is charged. */
  tax_percent: z.number('number').check(z.minimum(0, 'invalid'), z.maximum(99, 'invalid')),
  /** Below the sums, such as why no tax is charged. */
  note: inBoth(paragraphsOf(600)),
})
export type Seller = z.infer<typeof Seller>

const calls = {
  'GET /invoice/:transaction': {
    summary:
      'The invoice of a payment, or the credit note of a refund, as a PDF: by its number in the list of payments',
    auth: true,
    media: 'application/pdf',
    params: z.object({ transaction: requiredText(200) }),
    response: FileBytes,
  },
  'GET /admin/seller': {
    summary: 'Who sells, as invoices say it',
    auth: 'owner',
    response: Seller,
  },
  'PUT /admin/seller': {
    summary: 'Change who sells: invoices that are issued from then on say it',
    auth: 'owner',
    body: Seller,
    response: Done,
  },
} as const satisfies Routes

export const invoices = {
  tag: 'Plans',
  calls,
  named: {},
} as const satisfies Part
