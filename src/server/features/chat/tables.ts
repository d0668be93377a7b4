import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Factor } from '#contract/daily.ts'
import { LANGS } from '#language/lang.ts'
import type { CareLink } from '#reading/astrologer/safety/care-room.ts'
import { CARE_STAGES, CARE_SUBJECTS, CARE_TOPICS } from '#reading/astrologer/safety/care-topic.ts'
import type { UnsafeKind } from '#reading/astrologer/safety/output/kinds.ts'
import { knownValues } from '#platform/database/known-values.ts'
import { users } from '#core/users/tables.ts'

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
    careClass: text({ enum: CARE_TOPICS }),
    /** Of whom it told, and in which country the person was. */
    careSubject: text({ enum: CARE_SUBJECTS }),
    careCountry: text(),
    /** Whether the person named it; null before that was kept. */
    careCountrySaid: boolean('care_country_said'),
    careStage: text({ enum: CARE_STAGES }),
    /** Replies after the first, so that the same words don't come twice in a row. */
    careReplies: integer(),
    careAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.userId, table.lastAt),
    index().on(table.lastAt),
    index().on(table.careAt),
    ...knownValues(table),
  ],
)

/** How far a reply is. A failed one and its question are kept for the staff and shown to nobody else. */
const REPLY_STATES = ['pending', 'done', 'stopped', 'failed'] as const
export type ReplyStatus = (typeof REPLY_STATES)[number]
/** Who wrote a reply: the built-in astrologer, a model, or the built-in one in the place of a model. */
const AUTHORS = ['built-in', 'model', 'stand-in'] as const
export type Author = (typeof AUTHORS)[number]
/**
 * What the check against the facts came to: true at once, true at the second try, or replaced by the built-in answer.
 * Null where no model was asked.
 */
const VERDICTS = ['true', 'mended', 'replaced'] as const
export type Verdict = (typeof VERDICTS)[number]

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
    role: text({ enum: ['user', 'assistant'] }).notNull(),
    content: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Of a question, that of its reply. */
    status: text({ enum: REPLY_STATES }).notNull(),
    lang: text({ enum: LANGS }).notNull(),
    /** Of a reply, the question it answers. */
    questionId: integer(),
    /** The facts that a reply names. */
    factors: jsonb().$type<Factor[]>(),
    intent: text(),
    /** What can be pressed in a reply to a message in distress; of its question, none. Null for ordinary messages. */
    careLinks: jsonb().$type<CareLink[]>(),
    /** Answers to choose from under such a reply; null where it offers none. */
    careChoices: jsonb().$type<string[]>(),
    /** How far the conversation was after such a reply. */
    careStage: text({ enum: CARE_STAGES }),
    /** The person's date that the question is counted on; null where it costs none. */
    spentOn: text(),
    author: text({ enum: AUTHORS }),
    verdict: text({ enum: VERDICTS }),
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
    ...knownValues(table),
  ],
)

/** What models cost on a UTC day: of everyone (`all`) and of each person (`user:7`). */
export const modelSpends = pgTable('model_spends', {
  /** `2026-11-21 all`. */
  key: text().primaryKey(),
  micros: integer().notNull(),
})
