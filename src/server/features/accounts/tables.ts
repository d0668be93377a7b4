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
import type { Lang } from '#contract/field.ts'

export const users = pgTable(
  'users',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    email: text().notNull(),
    emailConfirmedAt: timestamp({ withTimezone: true }),
    /** The address that is to be, until a link at it and one at the present address have been followed. */
    pendingEmail: text(),
    pendingEmailAt: timestamp({ withTimezone: true }),
    pendingEmailNewAt: timestamp({ withTimezone: true }),
    pendingEmailOldAt: timestamp({ withTimezone: true }),
    /** The hash of the session that asked for it: the one that stays when the address changes. */
    pendingEmailSession: text(),
    passwordHash: text(),
    /** Since when signing in asks for a code; null where it doesn't. */
    secondFactorSince: timestamp({ withTimezone: true }),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** True for female, as the contract has it. */
    gender: boolean(),
    lang: text().$type<Lang>().notNull(),
    /** Civil date and time at the birth place, as given: YYYY-MM-DD and HH:mm. */
    birthdate: text(),
    birthtime: text(),
    birthtimeUnknown: boolean().notNull().default(false),
    birthplace: text(),
    placeId: text(),
    placeLatitudeDeg: doublePrecision(),
    placeLongitudeDeg: doublePrecision(),
    placeTimeZone: text(),
    /** The instant the civil time was resolved to; null when the time is unknown. */
    birthInstant: timestamp({ withTimezone: true }),
    /** Edits left of the fields that may be changed once. */
    firstNameEdits: integer().notNull().default(1),
    birthdateEdits: integer().notNull().default(1),
    birthtimeEdits: integer().notNull().default(1),
    birthplaceEdits: integer().notNull().default(1),
    genderEdits: integer().notNull().default(1),
    /** IANA name that the person's device last sent: their today. */
    timeZone: text(),
    marketing: jsonb().$type<Record<string, unknown>>(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastLoginAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    // What the staff's list begins with, searches by and sorts by.
    index('users_email_prefix').on(sql`lower(${table.email}) text_pattern_ops`),
    index('users_first_name_prefix').on(sql`lower(${table.firstName}) text_pattern_ops`),
    index('users_last_name_prefix').on(sql`lower(${table.lastName}) text_pattern_ops`),
    index('users_last_name').on(sql`lower(${table.lastName})`, table.id),
    index('users_last_login').on(sql`${table.lastLoginAt} desc nulls last`, sql`${table.id} desc`),
    index('users_created').on(table.createdAt),
    // Whose midnight is near.
    index('users_time_zone').on(table.timeZone, table.id),
    index('users_pending_email')
      .on(table.pendingEmailAt)
      .where(sql`${table.pendingEmailAt} is not null`),
  ],
)

/** What a token opens: an address's confirmation, a new password, the rest of a sign-in, a step of a change of address. */
export type TokenPurpose = 'confirm' | 'reset' | 'sign_in' | 'email_new' | 'email_old' | 'email_undo'

/** A signed-in device. The token itself is never stored, only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull(),
    userAgent: text(),
  },
  (table) => [index().on(table.userId)],
)

/** A secret that was handed out, as a link in a mail or as a ticket to a page: works once, until it expires. */
export const mailTokens = pgTable(
  'mail_tokens',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().$type<TokenPurpose>().notNull(),
    /** The address that it is about: it confirms that one and no later one. */
    email: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userId)],
)
