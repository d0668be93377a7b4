import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { MORNING_HOURS } from '#contract/notifications.ts'
import { knownValues, oneOf } from '#platform/database/known-values.ts'
import { users } from '#core/users/tables.ts'

/** By which way somebody is told of something. */
const CHANNELS = ['off', 'mail'] as const

const CLOCK_HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** What a person wants to be told of, and when. Whoever has no row has chosen nothing and is told nothing. */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: text({ enum: CHANNELS }).notNull().default('off'),
    week: text({ enum: CHANNELS }).notNull().default('off'),
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
    topic: text({ enum: ['day', 'week'] }).notNull(),
    /** What it is about: a date, YYYY-MM-DD, by the person's calendar. */
    subject: text().notNull(),
    channel: text({ enum: ['mail'] }).notNull(),
    /** The zone and the hour that its time was planned by. */
    timeZone: text().notNull(),
    hour: integer().notNull(),
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
