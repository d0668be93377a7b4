import { and, eq, sql } from 'drizzle-orm'
import { ledger, orders } from '#core/entitlements/tables.ts'
import { users } from '#core/users/tables.ts'
import type { Db } from '#platform/database/database.ts'
import { invoiceNumbers, invoices } from './tables.ts'

export type InvoiceRow = typeof invoices.$inferSelect

export async function findInvoice(db: Db, key: string): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.key, key))
  return row
}

/** The last invoice of an order, for its credit notes. */
export async function findInvoiceOfOrder(db: Db, orderId: string, before: Date): Promise<InvoiceRow | undefined> {
  const rows = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')))
    .orderBy(invoices.paidAt)
  return rows.findLast(({ paidAt }) => paidAt <= before) ?? rows[0]
}

/** A line of the books about money, with its order. */
export async function findLine(db: Db, key: string) {
  const [row] = await db
    .select({ line: ledger, order: orders })
    .from(ledger)
    .innerJoin(orders, eq(orders.id, ledger.orderId))
    .where(eq(ledger.key, key))
  return row
}

/** Who bought, held until the transaction ends, so that the account isn't erased meanwhile; undefined where it is gone. */
export async function holdBuyer(tx: Db, userId: number | null) {
  if (userId === null) return undefined
  const [row] = await tx.select().from(users).where(eq(users.id, userId)).for('key share')
  return row
}

/** Which line of a person's books a number in their list of payments means: none of anybody else's. */
export async function findKey(db: Db, userId: number, transaction: string): Promise<string | undefined> {
  const rows = await db
    .select({ key: ledger.key })
    .from(ledger)
    .where(
      and(
        eq(ledger.userId, userId),
        sql`${ledger.kind} in ('payment', 'refund')`,
        sql`right(${ledger.key}, ${transaction.length + 1}) = ${`:${transaction}`}`,
      ),
    )
  return rows[0]?.key
}

/** The last number of a year, held: whoever else numbers waits until this transaction is over. */
export async function lockNumbers(tx: Db, year: number): Promise<number> {
  const [row] = await tx
    .insert(invoiceNumbers)
    .values({ year, last: 0 })
    .onConflictDoUpdate({ target: invoiceNumbers.year, set: { last: sql`${invoiceNumbers.last}` } })
    .returning()
  return row?.last ?? 0
}

export async function setLastNumber(tx: Db, year: number, last: number): Promise<void> {
  await tx.update(invoiceNumbers).set({ last }).where(eq(invoiceNumbers.year, year))
}

export async function insertInvoice(tx: Db, row: InvoiceRow): Promise<void> {
  await tx.insert(invoices).values(row)
}

/** Who bought goes with the account; the sums and numbers stay. */
export async function forgetBuyer(tx: Db, userId: number): Promise<void> {
  await tx.update(invoices).set({ buyer: null }).where(eq(invoices.userId, userId))
}
