import type { Db } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { titleOf } from '../plans/api.ts'
import {
  findInvoice,
  findInvoiceOfOrder,
  findLine,
  holdBuyer,
  insertInvoice,
  lockNumbers,
  setLastNumber,
  type InvoiceRow,
} from './queries.ts'
import { readSeller } from './seller.ts'

async function issueIn(tx: Db, key: string, now: Date): Promise<InvoiceRow | undefined> {
  const found = await findLine(tx, key)
  if (!found) return undefined
  const { line, order } = found
  const year = now.getUTCFullYear()
  // Held until the end: of two who issue the same, the second finds what the first has made, and no number is left out.
  const number = (await lockNumbers(tx, year)) + 1
  const known = await findInvoice(tx, key)
  if (known) return known
  const user = await holdBuyer(tx, line.userId)
  const isRefund = line.kind === 'refund'
  const lang = user?.lang ?? order.lang
  const row: InvoiceRow = {
    key,
    userId: user?.id ?? null,
    kind: isRefund ? 'credit_note' : 'invoice',
    year,
    number,
    orderId: order.id,
    about: isRefund ? ((await findInvoiceOfOrder(tx, order.id, line.at))?.key ?? null) : null,
    lang,
    item: titleOf(order, lang),
    cents: line.cents,
    currency: line.currency ?? order.currency,
    seller: await readSeller(tx),
    buyer: user ? { name: [user.firstName, user.lastName].filter(Boolean).join(' '), email: user.email } : null,
    paidAt: line.at,
    issuedAt: now,
  }
  await insertInvoice(tx, row)
  await setLastNumber(tx, year, number)
  return row
}

/** Issues the invoice of a payment, or the credit note of a refund, once; undefined where the books have no such line. */
export const issue = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  key: string,
): Promise<InvoiceRow | undefined> => (await findInvoice(db, key)) ?? db.transaction((tx) => issueIn(tx, key, clock()))
