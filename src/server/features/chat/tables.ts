import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Factor } from '#contract/daily.ts'
import type { Lang } from '#contract/field.ts'
import type { CareLink, CareStage } from '#reading/astrologer/safety/answer-with-care.ts'
import type { SafetyClass } from '#reading/astrologer/safety/safety-class.ts'
import type { UnsafeKind } from '#reading/astrologer/safety/output/kinds.ts'
import { users } from '../accounts/tables.ts'

/** A conversation of a person with the astrologer. */
export const chatThreads = pgTable(
  'chat_threads',
  {
    id: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The beginning of its first question. */
    title: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
    /** What the last message in distress was about; null where there was none. Seen by the person's support only. */
    careClass: text().$type<SafetyClass>(),
    careStage: text().$type<CareStage>(),
    careAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userId, table.lastAt), index().on(table.lastAt), index().on(table.careAt)],
)

/** How far a reply is. A failed one and its question are kept for the staff and shown to nobody else. */
export type ReplyStatus = 'pending' | 'done' | 'stopped' | 'failed'
/** Who wrote a reply: the built-in astrologer, a model, or the built-in one in the place of a model. */
export type Author = 'built-in' | 'model' | 'stand-in'
/**
 * What the check against the facts came to: true at once, true at the second try, or replaced by the built-in answer.
 * Null where no model was asked.
 */
export type Verdict = 'true' | 'mended' | 'replaced'

/** A sentence of a model that was kept from the person, and why. */
export interface DroppedSentence {
  kinds: readonly UnsafeKind[]
  text: string
}

/** A question, or the reply to one. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    threadId: text()
      .notNull()
      .references(() => chatThreads.id, { onDelete: 'cascade' }),
    role: text().$type<'user' | 'assistant'>().notNull(),
    content: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Of a question, that of its reply. */
    status: text().$type<ReplyStatus>().notNull(),
    lang: text().$type<Lang>().notNull(),
    /** Of a reply, the question it answers. */
    questionId: integer(),
    /** The facts that a reply names. */
    factors: jsonb().$type<Factor[]>(),
    intent: text(),
    /** What can be pressed in a reply to a message in distress; of its question, none. Null for ordinary messages. */
    careLinks: jsonb().$type<CareLink[]>(),
    /** The person's date that the question is counted on; null where it costs none. */
    spentOn: text(),
    author: text().$type<Author>(),
    verdict: text().$type<Verdict>(),
    /** What was false in a model's tries, in words. */
    faults: jsonb().$type<string[]>(),
    /** What of a model's tries was unsafe: for the staff, and never for the person. */
    droppedSentences: jsonb().$type<DroppedSentence[]>(),
    /** Why a model's reply is not the one shown: a stable code. */
    failure: text(),
    model: text(),
    promptVersion: integer(),
    inputTokens: integer(),
    outputTokens: integer(),
    /** Millionths of a US dollar. */
    costMicros: integer(),
    firstTokenMs: integer(),
    totalMs: integer(),
  },
  (table) => [
    index().on(table.threadId, table.id),
    index().on(table.status, table.createdAt),
    index().on(table.createdAt),
  ],
)

/** What models cost on a UTC day: of everyone (`all`) and of each person (`user:7`). */
export const modelSpends = pgTable('model_spends', {
  /** `2026-11-21 all`. */
  key: text().primaryKey(),
  micros: integer().notNull(),
})
