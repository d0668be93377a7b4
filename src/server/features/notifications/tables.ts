import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { MORNING_HOURS, TOPIC_CHANNELS } from '#contract/notifications.ts'
import { knownValues, oneOf } from '#platform/database/known-values.ts'
import { sessions } from '#core/sessions/tables.ts'
import { users } from '#core/users/tables.ts'

const CLOCK_HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** What a person wants to be told of, and when. Whoever has no row has chosen nothing and is told nothing. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: text({ enum: TOPIC_CHANNELS.day }).notNull().default('off'),
    week: text({ enum: TOPIC_CHANNELS.week }).notNull().default('off'),
    exact: text({ enum: TOPIC_CHANNELS.exact }).notNull().default('off'),
    ready: text({ enum: TOPIC_CHANNELS.ready }).notNull().default('mail'),
    /** Hours of the person's clock. */
    hour: integer().notNull().default(7),
    quietFrom: integer().notNull().default(22),
    quietTo: integer().notNull().default(7),
    /** What the links to unsubscribe carry. It opens nothing else, and every mail needs it again, so it isn't hashed. */
    unsubscribeKey: text().notNull(),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('notification_choices_key').on(table.unsubscribeKey),
    ...knownValues(table),
    oneOf(table.hour, MORNING_HOURS),
    oneOf(table.quietFrom, CLOCK_HOURS),
    oneOf(table.quietTo, CLOCK_HOURS),
  ],
)

/** What a person is told of once: the key of a topic and its subject makes a second one impossible. */
export const notifications = pgTable(
  'notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text({ enum: ['day', 'week', 'exact', 'ready'] }).notNull(),
    /** What it is about: a date, YYYY-MM-DD, by the person's calendar; `report:12`, `reply:12`. */
    subject: text().notNull(),
    channel: text({ enum: ['mail', 'push'] }).notNull(),
    /** The zone that its time was planned by, and the hour of what is regular. */
    timeZone: text().notNull(),
    hour: integer(),
    sendAt: timestamp({ withTimezone: true }).notNull(),
    /** `sending` from just before it leaves: where that is interrupted it stays so, and nothing is sent again. */
    state: text({ enum: ['planned', 'sending', 'sent', 'skipped'] })
      .notNull()
      .default('planned'),
  },
  (table) => [
    uniqueIndex('notifications_once').on(table.userId, table.topic, table.subject),
    index().on(table.sendAt),
    ...knownValues(table),
  ],
)

/** A browser that may be told by push. It goes with the session in which it was allowed: signing out ends it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text()
      .notNull()
      .references(() => sessions.tokenHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** Where its push service takes messages for it, and the keys that only the browser can read them with. */
    endpoint: text().notNull(),
    publicKey: text().notNull(),
    authSecret: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index().on(table.userId),
    index().on(table.tokenHash),
  ],
)

/** The pair of keys that push services know this installation by (VAPID, RFC 8292); one row. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: integer().primaryKey().default(1),
    publicKey: text().notNull(),
    /** Sealed by the vault where it has a key. */
    privateKey: text().notNull(),
  },
  (table) => [oneOf(table.id, [1])],
)
