import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { LANGS, type Lang } from '#language/lang.ts'
import { knownValues } from '#platform/database/known-values.ts'
import { users } from '#core/users/tables.ts'

const at = () => timestamp({ withTimezone: true })

export interface ConsultantWords {
  name: string
  specialization: string
  description: string
}

/** First and last full hour that a consultation begins at; null for a day without. */
export type WorkingDay = { first: number; last: number } | null

/** Who can be booked, as the staff keeps them. Nobody is deleted, so that bookings keep their consultant: they are hidden. */
export const consultants = pgTable(
  'consultants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    words: jsonb().$type<Record<Lang, ConsultantWords>>().notNull(),
    email: text().notNull(),
    /** In which their mails are written. */
    lang: text({ enum: LANGS }).notNull(),
    timeZone: text().notNull(),
    /** Monday to Sunday, by the consultant's clock. */
    week: jsonb().$type<WorkingDay[]>().notNull(),
    /** Dates without consultations, `YYYY-MM-DD`. */
    daysOff: jsonb().$type<string[]>().notNull().default([]),
    minutes: integer().notNull(),
    /** Of a consultation, in hundredths of each currency. */
    prices: jsonb().$type<{ USD: number; RUB: number | null }>().notNull(),
    meetingUrl: text().notNull(),
    /** Key in the storage; null without a picture. */
    avatar: text(),
    rating: doublePrecision(),
    years: integer(),
    consultations: integer(),
    hidden: boolean().notNull().default(false),
    /** What the links in their mails are signed with. */
    linkKey: text().notNull(),
    createdAt: at().notNull(),
  },
  (table) => knownValues(table),
)

const CANCELERS = ['person', 'consultant', 'staff', 'expired', 'taken', 'refund'] as const
export type Canceler = (typeof CANCELERS)[number]

const MOVERS = ['person', 'consultant', 'staff'] as const
export type Mover = (typeof MOVERS)[number]

/** Consultations that people booked. One that was canceled stays, with the time it was. */
export const bookings = pgTable(
  'bookings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null when the account is deleted: what was paid for stays with the books, without its person. */
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    consultantId: integer().notNull(),
    startsAt: at().notNull(),
    minutes: integer().notNull(),
    /** As it was agreed on, in hundredths; null in rows of versions before, which wrote `priceAmount` alone. */
    priceCents: integer(),
    /** The same as a float, for the version before while an update rolls. Nothing reads it but `centsOf`. */
    priceAmount: doublePrecision(),
    priceCurrency: text().notNull(),
    /** Kept for the person until then, while they pay; null when it is booked. */
    heldUntil: at(),
    /** The payment page of one that is held. */
    payUrl: text(),
    /** The order that paid for it. */
    orderId: text(),
    /** How often it was moved or canceled, as calendars count it. */
    sequence: integer().notNull().default(0),
    createdAt: at().notNull(),
    canceledAt: at(),
    canceledBy: text({ enum: CANCELERS }),
    /** Who moved it last; null where nobody has. */
    movedBy: text({ enum: MOVERS }),
    reason: text(),
  },
  (table) => [
    uniqueIndex('bookings_hour')
      .on(table.consultantId, table.startsAt)
      .where(sql`${table.canceledAt} is null`),
    index().on(table.userId),
    index().on(table.startsAt),
    // Holds that may be over.
    index('bookings_held')
      .on(table.heldUntil)
      .where(sql`${table.heldUntil} is not null and ${table.canceledAt} is null`),
    ...knownValues(table),
  ],
)
