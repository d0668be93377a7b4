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
import type { ChartRules } from '#contract/chart-rules.ts'
import { CALENDARS } from '#contract/field.ts'
import { LANGS } from '#language/lang.ts'
import { STAFF_ROLES } from '#contract/staff-access.ts'
import { knownValues, oneOf } from '#platform/database/known-values.ts'
import type { OnceOffer } from '#platform/once-offer.ts'

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
    /** What they do on the staff, where somebody has said so; see `staffRoleOf`. */
    staffRole: text({ enum: STAFF_ROLES }),
    staffSource: text({ enum: ['listed', 'operator', 'invitation'] }),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /** True for female, as the contract has it. */
    gender: boolean(),
    lang: text({ enum: LANGS }).notNull(),
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
    /** Which calendar the date was given in; `birthdate` itself is new style. */
    birthCalendar: text({ enum: CALENDARS }).notNull().default('gregorian'),
    /** The clock that the person chose among several; null for the likeliest. */
    birthClock: text(),
    /** 1 for the second time that the clock showed it. */
    birthFold: integer().$type<0 | 1>().notNull().default(0),
    /** The offset from Greenwich given by hand, `+02:00`. */
    birthOffset: text(),
    /** What the instant would be by what is known of the clocks today, until the person agrees or keeps theirs. */
    birthReviewInstant: timestamp({ withTimezone: true }),
    /** Edits left of the fields that may be changed once. */
    firstNameEdits: integer().notNull().default(1),
    birthdateEdits: integer().notNull().default(1),
    birthtimeEdits: integer().notNull().default(1),
    birthplaceEdits: integer().notNull().default(1),
    genderEdits: integer().notNull().default(1),
    /** When a place that we had taken for another of its name was put right, which is no edit. */
    placeCorrectedAt: timestamp({ withTimezone: true }),
    /** IANA name that the person's device last sent: their today. */
    timeZone: text(),
    /** The zone whose midnight renews what a day allows; it moves once in 24 hours (`movesDay`). */
    dayTimeZone: text(),
    dayTimeZoneSince: timestamp({ withTimezone: true }),
    marketing: jsonb().$type<Record<string, unknown>>(),
    /** By which rules their charts are cast, where they chose; the product's otherwise. */
    chartRules: jsonb().$type<Partial<ChartRules>>(),
    /** What is given once to a person and was taken by an earlier account of this address. */
    usedOffers: jsonb().$type<OnceOffer[]>().notNull().default([]),
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
    index('users_staff')
      .on(table.staffRole)
      .where(sql`${table.staffRole} is not null`),
    index('users_pending_email')
      .on(table.pendingEmailAt)
      .where(sql`${table.pendingEmailAt} is not null`),
    ...knownValues(table),
    oneOf(table.birthFold, [0, 1]),
  ],
)
