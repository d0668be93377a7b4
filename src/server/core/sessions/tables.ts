import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '#core/users/tables.ts'

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
    /** When its person last showed who they are, and when by more than a password: a code of the app, or a passkey. */
    provenAt: timestamp({ withTimezone: true }),
    strongAt: timestamp({ withTimezone: true }),
    /** When they last showed it beside signing in; null where they only signed in. */
    provenAgainAt: timestamp({ withTimezone: true }),
    /** The row of `known_devices` that it was opened from; null for sessions from before there were any. */
    deviceHash: text(),
  },
  (table) => [index().on(table.userId)],
)

/** A device that has signed in to an account. Its token is never stored, only a hash of it and the account's number. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** False for a program that keeps no cookies: known by its name and address, which anybody may claim. */
    keepsCookies: boolean().notNull(),
    userAgent: text(),
    firstSeenAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.lastSeenAt)],
)

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
