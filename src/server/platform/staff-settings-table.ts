import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** What the staff has set while the product runs, by name. Its history stands in the audit log. */
export const staffSettings = pgTable('staff_settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
})
