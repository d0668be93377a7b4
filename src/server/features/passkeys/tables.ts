import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { knownValues } from '#platform/database/known-values.ts'
import { users } from '../accounts/tables.ts'

/** A public key by which a person signs in; the private one never leaves their device or password manager. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: text().notNull().unique('passkeys_credential'),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** How often the authenticator says that it was used; most of those that sync say 0 for ever. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    /** Which kind of authenticator made it. */
    aaguid: text().notNull(),
    /** Whether it may be copied to other devices, and whether it has been. */
    backupEligible: boolean().notNull(),
    backedUp: boolean().notNull(),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userId)],
)

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
