import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { LANGS } from '#language/lang.ts'
import { REPORT_TYPES } from '#product/catalogue/report.ts'
import { GIFT_DELIVERIES, GIFT_ITEMS } from '#product/gifts.ts'
import { users } from '#core/users/tables.ts'
import { knownValues } from '#platform/database/known-values.ts'

const at = () => timestamp({ withTimezone: true })

/** Kept with the books when an account goes, without its person. */
const person = () => integer().references(() => users.id, { onDelete: 'set null' })

/** What somebody pays for so that somebody else has it. */
export const gifts = pgTable(
  'gifts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Who gives. */
    userId: person(),
    item: text({ enum: GIFT_ITEMS }).notNull(),
    /** A report that the giver has thought of. */
    report: text({ enum: REPORT_TYPES }),
    giverName: text().notNull(),
    message: text().notNull(),
    lang: text({ enum: LANGS }).notNull(),
    delivery: text({ enum: GIFT_DELIVERIES }).notNull(),
    /** Forgotten when it is redeemed or void. */
    recipientEmail: text(),
    /** The day of the mail by the giver's calendar, and the instant that it comes to; null for a link. */
    sendOn: text(),
    timeZone: text().notNull(),
    sendAt: at(),
    /** `sending`: it has left, and nobody knows yet whether it was taken. */
    mail: text({ enum: ['planned', 'sending', 'sent'] })
      .notNull()
      .default('planned'),
    /** When the mail left last. */
    sentAt: at(),
    /** The hash of the key in its address; null while it is not paid. */
    tokenHash: text().unique(),
    createdAt: at().notNull(),
    paidAt: at(),
    expiresAt: at(),
    openedAt: at(),
    redeemedAt: at(),
    voidedAt: at(),
    voidedBy: text({ enum: ['giver', 'staff', 'refund', 'expired', 'account'] }),
    isReminded: boolean().notNull().default(false),
  },
  (table) => [index().on(table.userId), index().on(table.sendAt), index().on(table.expiresAt), ...knownValues(table)],
)

/** Who has redeemed a gift: nobody does twice. */
export const giftRedemptions = pgTable(
  'gift_redemptions',
  {
    giftId: integer().primaryKey(),
    userId: person(),
    at: at().notNull(),
  },
  (table) => [index().on(table.userId)],
)
