import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { ReportType } from '#product/catalogue/report.ts'
import { LANGS } from '#language/lang.ts'
import type { ReportDocument } from '#reading/reports/report-document.ts'
import { knownValues, oneOf } from '#platform/database/known-values.ts'
import { users } from '#core/users/tables.ts'
import { people } from '../people/tables.ts'
import type { ReportSubject } from './report-subject.ts'

/** A report that a person has ordered. */
export const reportOrders = pgTable(
  'report_orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text().notNull().unique(),
    type: text().$type<ReportType>().notNull(),
    /** -1 failed, 0 waiting or being written, 2 ready. */
    status: integer().$type<-1 | 0 | 2>().notNull().default(0),
    /** The order that paid for it; null when a credit or the plan did. */
    orderId: text(),
    /** The name that a program gave to its order, so that the same one sent again makes no second report. */
    idempotencyKey: text(),
    /** With whom it is made; null where it is made with nobody, or they were not named yet. */
    personId: integer().references(() => people.id, { onDelete: 'set null' }),
    placeIds: jsonb().$type<string[]>().notNull().default([]),
    /** What it is written from, kept when all of it is there; null while something is lacking. */
    subject: jsonb().$type<ReportSubject>(),
    /**
     * Until when it may be withdrawn from: it is not begun before, unless its owner asks for it at once. Null where nothing
     * holds it.
     */
    heldUntil: timestamp({ withTimezone: true }),
    /** How often its writing was begun anew: each time is paid for, or given back, by itself. */
    round: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    readyAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.userId, table.type),
    index().on(table.personId),
    index().on(table.status, table.id),
    index().on(table.createdAt),
    index('report_orders_held')
      .on(table.heldUntil)
      .where(sql`${table.heldUntil} is not null`),
    oneOf(table.status, [-1, 0, 2]),
  ],
)

/** A report as it was written, in one language. */
export const reportDocuments = pgTable(
  'report_documents',
  {
    reportId: integer()
      .notNull()
      .references(() => reportOrders.id, { onDelete: 'cascade' }),
    lang: text({ enum: LANGS }).notNull(),
    /** -1 failed, 0 being written, 2 written. */
    status: integer().$type<-1 | 0 | 2>().notNull().default(0),
    document: jsonb().$type<ReportDocument>(),
    /** How often it was written: never more than once. */
    writings: integer().notNull().default(0),
    writtenAt: timestamp({ withTimezone: true }),
    /** What the stored PDF was made of; null before there is one. */
    pdfVersion: text('pdf_mark'),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.lang] }),
    ...knownValues(table),
    oneOf(table.status, [-1, 0, 2]),
  ],
)
