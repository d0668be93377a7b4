import { and, desc, eq, gt, ilike, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import { ADMIN_PAGE } from '#contract/admin-rows.ts'
import { orders, paymentEvents } from '#core/entitlements/tables.ts'
import { users } from '#core/users/tables.ts'
import type { Db } from '#platform/database/database.ts'
import { deleteAll } from '#platform/database/delete-all.ts'
import { rowsOnPage } from '#platform/database/page.ts'
import { giftRedemptions, gifts } from './tables.ts'

export type GiftRow = typeof gifts.$inferSelect
export type Redemption = typeof giftRedemptions.$inferSelect

/** A gift with what was ordered for it. */
export interface GiftWithOrder {
  gift: GiftRow
  order: { id: string; cents: number; currency: string }
}

export async function insertGift(db: Db, row: typeof gifts.$inferInsert): Promise<GiftRow | undefined> {
  const [gift] = await db.insert(gifts).values(row).returning()
  return gift
}

const orderOf = and(eq(orders.kind, 'gift'), eq(orders.pointer, sql`${gifts.id}::text`))
const withOrder = (db: Db) =>
  db
    .select({ gift: gifts, order: { id: orders.id, cents: orders.cents, currency: orders.currency } })
    .from(gifts)
    .innerJoin(orders, orderOf)

/** What somebody has given and paid for, newest first. */
export const listGifts = (db: Db, userId: number): Promise<GiftWithOrder[]> =>
  withOrder(db)
    .where(and(eq(gifts.userId, userId), isNotNull(gifts.paidAt)))
    .orderBy(desc(gifts.id))

export async function findGift(db: Db, id: number): Promise<GiftWithOrder | undefined> {
  const [row] = await withOrder(db).where(eq(gifts.id, id))
  return row
}

export async function findByToken(db: Db, tokenHash: string): Promise<GiftWithOrder | undefined> {
  const [row] = await withOrder(db).where(eq(gifts.tokenHash, tokenHash))
  return row
}

/** What happens to one gift happens one after the other. Whoever also holds people's rows holds those first. */
export async function lockGift(tx: Db, id: number): Promise<GiftRow | undefined> {
  const [row] = await tx.select().from(gifts).where(eq(gifts.id, id)).for('no key update')
  return row
}

export async function updateGift(db: Db, id: number, changes: Partial<typeof gifts.$inferInsert>): Promise<void> {
  await db.update(gifts).set(changes).where(eq(gifts.id, id))
}

/** Notes the first time that somebody has read it. */
export async function noteOpened(db: Db, id: number, now: Date): Promise<void> {
  await db
    .update(gifts)
    .set({ openedAt: now })
    .where(and(eq(gifts.id, id), isNull(gifts.openedAt)))
}

const isPending = (now: Date) =>
  and(isNotNull(gifts.paidAt), isNull(gifts.redeemedAt), isNull(gifts.voidedAt), gt(gifts.expiresAt, now))

/** Gifts whose mail is to leave by now. */
export async function giftsToSend(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: gifts.id })
    .from(gifts)
    .where(and(isPending(now), eq(gifts.delivery, 'mail'), eq(gifts.mail, 'planned'), lte(gifts.sendAt, now)))
    .orderBy(gifts.sendAt)
    .limit(1000)
  return rows.map(({ id }) => id)
}

/**
 * Takes a gift's mail for sending, if it still is to be sent at this instant: it may have been redeemed, canceled or moved
 * to another day meanwhile, and no two workers send it.
 */
export async function claimMail(db: Db, id: number, now: Date): Promise<GiftRow | undefined> {
  const [row] = await db
    .update(gifts)
    .set({ mail: 'sending', sentAt: now })
    .where(
      and(
        eq(gifts.id, id),
        isPending(now),
        eq(gifts.delivery, 'mail'),
        eq(gifts.mail, 'planned'),
        lte(gifts.sendAt, now),
      ),
    )
    .returning()
  return row
}

/** What became of a mail that was taken for sending. */
export async function settleMail(db: Db, id: number, mail: 'planned' | 'sent'): Promise<void> {
  await db
    .update(gifts)
    .set(mail === 'planned' ? { mail, sentAt: null } : { mail })
    .where(and(eq(gifts.id, id), eq(gifts.mail, 'sending')))
}

/** Paid, never redeemed, and over. */
export async function giftsOver(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: gifts.id })
    .from(gifts)
    .where(and(isNotNull(gifts.paidAt), isNull(gifts.redeemedAt), isNull(gifts.voidedAt), lte(gifts.expiresAt, now)))
    .limit(1000)
  return rows.map(({ id }) => id)
}

/** Those whose giver is to be reminded: nobody has redeemed them, and their time is nearly over. */
export async function giftsEnding(db: Db, now: Date, before: Date): Promise<{ id: number; userId: number }[]> {
  const rows = await db
    .select({ id: gifts.id, userId: gifts.userId })
    .from(gifts)
    .where(and(isPending(now), lt(gifts.expiresAt, before), eq(gifts.isReminded, false)))
    .limit(1000)
  return rows.flatMap(({ id, userId }) => (userId === null ? [] : { id, userId }))
}

/** True where it had not been redeemed. */
export async function insertRedemption(tx: Db, row: Redemption): Promise<boolean> {
  return (await tx.insert(giftRedemptions).values(row).onConflictDoNothing().returning()).length > 0
}

export async function findRedemption(db: Db, giftId: number): Promise<Redemption | undefined> {
  const [row] = await db.select().from(giftRedemptions).where(eq(giftRedemptions.giftId, giftId))
  return row
}

/** Of somebody's, those that nobody has redeemed yet. */
export async function unredeemedOf(db: Db, userId: number): Promise<GiftWithOrder[]> {
  return withOrder(db).where(
    and(eq(gifts.userId, userId), isNotNull(gifts.paidAt), isNull(gifts.redeemedAt), isNull(gifts.voidedAt)),
  )
}

/** Words and addresses go with the account; that something was given, and redeemed, stays with the books. */
export async function forgetGifts(tx: Db, userId: number): Promise<void> {
  await tx.delete(gifts).where(and(eq(gifts.userId, userId), isNull(gifts.paidAt)))
  await tx
    .update(gifts)
    .set({ giverName: '', message: '', recipientEmail: null, timeZone: 'UTC' })
    .where(eq(gifts.userId, userId))
}

/** Those that were never paid. */
export const deleteUnpaid = (db: Db, before: Date) =>
  deleteAll(db, gifts, and(isNull(gifts.paidAt), lt(gifts.createdAt, before)) as SQL)

function matching(db: Db, q: string | undefined): SQL | undefined {
  if (q === undefined) return undefined
  const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const number = /^\d{1,9}$/.test(q) ? eq(gifts.id, Number(q)) : undefined
  const paid = db.select({ id: paymentEvents.orderId }).from(paymentEvents).where(eq(paymentEvents.payment, q))
  return or(
    number,
    ilike(gifts.recipientEmail, part),
    ilike(users.email, part),
    eq(orders.id, q),
    inArray(orders.id, paid),
  )
}

/** A page of all gifts that were paid for, with who gave them and who redeemed them. */
export async function listGiftsOfAll(db: Db, page: number, q: string | undefined) {
  const where = and(isNotNull(gifts.paidAt), matching(db, q))
  const rows = await db
    .select({
      gift: gifts,
      order: { id: orders.id, cents: orders.cents, currency: orders.currency },
      giverEmail: users.email,
      recipientId: giftRedemptions.userId,
    })
    .from(gifts)
    .innerJoin(orders, orderOf)
    .leftJoin(users, eq(users.id, gifts.userId))
    .leftJoin(giftRedemptions, eq(giftRedemptions.giftId, gifts.id))
    .where(where)
    .orderBy(desc(gifts.id))
    .limit(ADMIN_PAGE)
    .offset(rowsOnPage(page, ADMIN_PAGE).offset)
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(gifts)
    .innerJoin(orders, orderOf)
    .leftJoin(users, eq(users.id, gifts.userId))
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}
