import { deleteAll } from '#platform/database/delete-all.ts'
import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import { countRows, rowsOnPage } from '#platform/database/page.ts'
import { ADMIN_PAGE } from '#contract/admin-rows.ts'
import type { Db } from '#platform/database/database.ts'
import type { User } from '#core/users/api.ts'
import { users } from '#core/users/tables.ts'
import { auditLog, staffInvitations } from './tables.ts'

export type Invitation = typeof staffInvitations.$inferSelect

/** Accounts that may be of the staff: by a role of their own, or by an address that the operator names. */
const mayBeStaff = (listed: readonly string[]) =>
  or(isNotNull(users.staffRole), inArray(sql`lower(${users.email})`, [...listed, '']))

export async function findStaff(db: Db, listed: readonly string[]): Promise<User[]> {
  return db.select().from(users).where(mayBeStaff(listed)).orderBy(asc(users.id))
}

/** The same, held until the transaction ends, in one order: two owners who change each other's roles take turns. */
export async function lockStaff(tx: Db, listed: readonly string[]): Promise<User[]> {
  return tx.select().from(users).where(mayBeStaff(listed)).orderBy(asc(users.id)).for('no key update')
}

const sameEmail = (email: string) => eq(sql`lower(${staffInvitations.email})`, email.toLowerCase())

/** One an address: a new one takes the place of that before. */
export async function insertInvitation(tx: Db, row: typeof staffInvitations.$inferInsert): Promise<number> {
  await tx.delete(staffInvitations).where(sameEmail(row.email))
  const [made] = await tx.insert(staffInvitations).values(row).returning({ id: staffInvitations.id })
  if (!made) throw new Error('an invitation was not kept')
  return made.id
}

export async function listInvitations(db: Db, now: Date): Promise<(Invitation & { inviter: string })[]> {
  return db
    .select({ ...getTableColumns(staffInvitations), inviter: users.email })
    .from(staffInvitations)
    .innerJoin(users, eq(users.id, staffInvitations.invitedBy))
    .where(gt(staffInvitations.expiresAt, now))
    .orderBy(desc(staffInvitations.id))
}

export async function findInvitation(db: Db, id: number): Promise<Invitation | undefined> {
  const [row] = await db.select().from(staffInvitations).where(eq(staffInvitations.id, id))
  return row
}

export async function setInvitationToken(db: Db, id: number, tokenHash: string): Promise<void> {
  await db.update(staffInvitations).set({ tokenHash }).where(eq(staffInvitations.id, id))
}

const isOpen = (tokenHash: string, now: Date) =>
  and(eq(staffInvitations.tokenHash, tokenHash), gt(staffInvitations.expiresAt, now))

export async function findOpenInvitation(db: Db, tokenHash: string, now: Date): Promise<Invitation | undefined> {
  const [row] = await db.select().from(staffInvitations).where(isOpen(tokenHash, now))
  return row
}

/** Spends an invitation: the row comes back at most once. */
export async function takeInvitation(tx: Db, tokenHash: string, now: Date): Promise<Invitation | undefined> {
  const [row] = await tx.delete(staffInvitations).where(isOpen(tokenHash, now)).returning()
  return row
}

export async function deleteInvitation(tx: Db, id: number): Promise<Invitation | undefined> {
  const [row] = await tx.delete(staffInvitations).where(eq(staffInvitations.id, id)).returning()
  return row
}

/** Those to a person's address, for the copy of their data. */
export async function invitationsTo(db: Db, email: string): Promise<Record<string, unknown>[]> {
  return db.select().from(staffInvitations).where(sameEmail(email))
}

export async function deleteInvitationsTo(tx: Db, email: string): Promise<void> {
  await tx.delete(staffInvitations).where(sameEmail(email))
}

export async function insertAudit(db: Db, row: typeof auditLog.$inferInsert): Promise<void> {
  await db.insert(auditLog).values(row)
}

export async function listAudit(db: Db, page: number, target: string | undefined) {
  const where = target === undefined ? undefined : eq(auditLog.target, target)
  const { limit, offset } = rowsOnPage(page, ADMIN_PAGE)
  const rows = await db.select().from(auditLog).where(where).orderBy(desc(auditLog.id)).limit(limit).offset(offset)
  return { rows, total: await countRows(db, auditLog, where) }
}

export const deleteExpiredInvitations = (db: Db, before: Date) =>
  deleteAll(db, staffInvitations, lt(staffInvitations.expiresAt, before))
