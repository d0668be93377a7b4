import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { knownValues } from '#platform/database/known-values.ts'

const PASSKEY_PURPOSES = ['register', 'sign_in', 'prove'] as const
export type PasskeyPurpose = (typeof PASSKEY_PURPOSES)[number]

/** A challenge that was handed out: for one purpose, once, for minutes; but for sign-ins, in one session. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text().primaryKey(),
    purpose: text({ enum: PASSKEY_PURPOSES }).notNull(),
    sessionHash: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt), ...knownValues(table)],
)
