import { and, eq, gt, inArray, isNotNull, isNull, lt, lte, not, or, type Column, type SQL } from 'drizzle-orm'
import { deleteAll } from '#platform/database/delete-all.ts'
import type { Channel, MailTopic } from '#contract/notifications.ts'
import { users } from '#core/users/tables.ts'
import type { Db } from '#platform/database/database.ts'
import { notificationChoices, notifications, pushKeys, pushSubscriptions } from './tables.ts'

export type Choices = typeof notificationChoices.$inferSelect
export type NotificationRow = typeof notifications.$inferSelect

export async function findChoices(db: Db, userId: number): Promise<Choices | undefined> {
  const [row] = await db.select().from(notificationChoices).where(eq(notificationChoices.userId, userId))
  return row
}

/** Keeps what a person has chosen; their key stays the one that earlier mails carry. */
export async function saveChoices(db: Db, choices: Choices): Promise<void> {
  const { userId: _, unsubscribeKey: __, ...set } = choices
  await db.insert(notificationChoices).values(choices).onConflictDoUpdate({ target: notificationChoices.userId, set })
}

/** Ends a topic for whoever has such a key; false where nobody has. */
export async function endTopic(db: Db, key: string, topic: MailTopic, now: Date): Promise<boolean> {
  const rows = await db
    .update(notificationChoices)
    .set({ [topic]: 'off', changedAt: now })
    .where(eq(notificationChoices.unsubscribeKey, key))
    .returning({ userId: notificationChoices.userId })
  return rows.length > 0
}

export async function deleteChoices(db: Db, userId: number): Promise<void> {
  await db.delete(notificationChoices).where(eq(notificationChoices.userId, userId))
}

/** The zones and hours in which anybody wants something regularly; a zone is null where no device has told one. */
export async function hoursInUse(db: Db): Promise<{ timeZone: string | null; hour: number }[]> {
  return db
    .selectDistinct({ timeZone: users.timeZone, hour: notificationChoices.hour })
    .from(notificationChoices)
    .innerJoin(users, eq(users.id, notificationChoices.userId))
    .where(or(...MORNING_TOPICS.map((topic) => not(eq(notificationChoices[topic], 'off')))))
}

/** Mails go only to an address that is the person's. */
const isReachable = (channel: Column): SQL | undefined =>
  or(eq(channel, 'push'), and(eq(channel, 'mail'), isNotNull(users.emailConfirmedAt)))

const hasBirth = (): SQL | undefined => and(isNotNull(users.birthdate), isNotNull(users.placeTimeZone))

/** What comes in the morning. */
export const MORNING_TOPICS = ['day', 'week', 'exact'] as const
export type MorningTopic = (typeof MORNING_TOPICS)[number]

export interface Slot {
  topic: MorningTopic
  /** The date that it is about. */
  subject: string
  /** As it is kept with the person. */
  timeZone: string | null
  hour: number
  begins: Date
}

/** Who wants a topic in an hour of a zone; by id, from after one on. */
export async function peopleOfSlot(
  db: Db,
  { topic, timeZone, hour, begins }: Slot,
  { after, limit }: { after: number; limit: number },
): Promise<{ userId: number; channel: Channel }[]> {
  return db
    .select({ userId: users.id, channel: notificationChoices[topic] })
    .from(users)
    .innerJoin(notificationChoices, eq(notificationChoices.userId, users.id))
    .where(
      and(
        timeZone === null ? isNull(users.timeZone) : eq(users.timeZone, timeZone),
        gt(users.id, after),
        eq(notificationChoices.hour, hour),
        // Whoever chose it while its hour ran gets the next one.
        lte(notificationChoices.changedAt, begins),
        isReachable(notificationChoices[topic]),
        hasBirth(),
      ),
    )
    .orderBy(users.id)
    .limit(limit)
}

/** Of some people, those who have no plan of a subject yet. */
export async function withoutPlan<Person extends { userId: number }>(
  db: Db,
  { topic, subject }: Pick<Slot, 'topic' | 'subject'>,
  people: readonly Person[],
): Promise<Person[]> {
  const rows = await db
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(
      and(
        inArray(
          notifications.userId,
          people.map(({ userId }) => userId),
        ),
        eq(notifications.topic, topic),
        eq(notifications.subject, subject),
      ),
    )
  const planned = new Set(rows.map(({ userId }) => userId))
  return people.filter(({ userId }) => !planned.has(userId))
}

/** Notes what is to be sent; answers what was really added, as another process may plan at the same time. */
export async function insertNotifications(
  tx: Db,
  rows: (typeof notifications.$inferInsert)[],
): Promise<Pick<NotificationRow, 'id' | 'userId' | 'sendAt'>[]> {
  if (rows.length === 0) return []
  return tx
    .insert(notifications)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: notifications.id, userId: notifications.userId, sendAt: notifications.sendAt })
}

export async function findPlanned(db: Db, id: number): Promise<NotificationRow | undefined> {
  const [row] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.state, 'planned')))
  return row
}

/** What was planned by another clock or another hour: gone, so that it is planned anew. */
export async function releasePlanned(db: Db, id: number): Promise<void> {
  await db.delete(notifications).where(and(eq(notifications.id, id), eq(notifications.state, 'planned')))
}

export async function skipPlanned(db: Db, id: number): Promise<void> {
  await db
    .update(notifications)
    .set({ state: 'skipped' })
    .where(and(eq(notifications.id, id), eq(notifications.state, 'planned')))
}

/**
 * Takes a notification for sending, if the person still wants it at this instant: whoever unsubscribed before gets
 * nothing, and no two workers send the same one. Answers where it goes.
 */
export async function claim(
  db: Db,
  { id, topic, channel }: Pick<NotificationRow, 'id' | 'topic' | 'channel'>,
): Promise<string | undefined> {
  const [row] = await db
    .update(notifications)
    .set({ state: 'sending' })
    .from(notificationChoices)
    .innerJoin(users, eq(users.id, notificationChoices.userId))
    .where(
      and(
        eq(notifications.id, id),
        eq(notifications.state, 'planned'),
        eq(notificationChoices.userId, notifications.userId),
        eq(notificationChoices[topic], channel),
        isReachable(notificationChoices[topic]),
      ),
    )
    .returning({ email: users.email })
  return row?.email
}

/** What became of a notification that was taken for sending. */
export async function settle(db: Db, id: number, state: 'planned' | 'sent' | 'skipped'): Promise<void> {
  await db
    .update(notifications)
    .set({ state })
    .where(and(eq(notifications.id, id), eq(notifications.state, 'sending')))
}

export const deleteOldNotifications = (db: Db, before: Date) =>
  deleteAll(db, notifications, lt(notifications.sendAt, before))

export type PushSubscription = typeof pushSubscriptions.$inferSelect

/** Notes a browser, which from now on is this person's and nobody else's. */
export async function saveSubscription(db: Db, row: typeof pushSubscriptions.$inferInsert): Promise<void> {
  const { endpoint: _, ...set } = row
  await db.insert(pushSubscriptions).values(row).onConflictDoUpdate({ target: pushSubscriptions.endpoint, set })
}

export async function listSubscriptions(db: Db, userId: number): Promise<PushSubscription[]> {
  return db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, userId))
}

export async function deleteSubscription(db: Db, id: number): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}

/** Of one person: nobody ends another's. */
export async function deleteEndpoint(db: Db, userId: number, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)))
}

export async function findPushKeys(db: Db): Promise<typeof pushKeys.$inferSelect | undefined> {
  const [row] = await db.select().from(pushKeys)
  return row
}

/** Keeps the first pair that anybody makes. */
export async function insertPushKeys(db: Db, keys: typeof pushKeys.$inferInsert): Promise<void> {
  await db.insert(pushKeys).values(keys).onConflictDoNothing()
}
