import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { AppScope } from '#product/app-scopes.ts'
import { users } from '#core/users/tables.ts'
import { knownValues } from '#platform/database/known-values.ts'

/** A program that registered itself to ask people for access (RFC 7591). It has no secret: PKCE proves who exchanges a code. */
export const appClients = pgTable('app_clients', {
  id: text().primaryKey(),
  /** As the program calls itself: whoever registers may write anything here. */
  name: text().notNull(),
  redirectUris: jsonb().$type<string[]>().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})

/** What a person has allowed a program, from the consent on. Its code, its tokens and its refresh tokens all end with it. */
export const appGrants = pgTable(
  'app_grants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    clientId: text()
      .notNull()
      .references(() => appClients.id, { onDelete: 'cascade' }),
    scopes: jsonb().$type<AppScope[]>().notNull(),
    /** The one address at which its tokens count (RFC 8707). */
    resource: text().notNull(),
    /** SHA-256 of the code that the consent gave, which works once and for a minute. */
    codeHash: text().notNull().unique('app_grants_code_hash'),
    codeExpiresAt: timestamp({ withTimezone: true }).notNull(),
    codeUsedAt: timestamp({ withTimezone: true }),
    codeChallenge: text().notNull(),
    redirectUri: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
    /** Calls that were answered. */
    calls: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [index().on(table.userId), index().on(table.clientId)],
)

/** Tokens of a grant, of which only the SHA-256 is kept. A refresh token that was used stays, so that a second use is noticed. */
export const appTokens = pgTable(
  'app_tokens',
  {
    tokenHash: text().primaryKey(),
    grantId: integer()
      .notNull()
      .references(() => appGrants.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['access', 'refresh'] }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.grantId), ...knownValues(table)],
)
