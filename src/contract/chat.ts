import * as z from 'zod/mini'
import { QUESTION_LENGTH } from './chat-limits.ts'
import { Factor } from './daily.ts'
import { blankAsAbsent, lineOf, requiredParagraphs, requiredText, Success, Done } from './field.ts'
import type { Part, Routes } from './route.ts'

/** A question or a reply. Of a reply, the facts that it names. */
export const ChatMessage = z.object({
  id: z.string(),
  content: z.string(),
  role: z.enum(['user', 'assistant']),
  timestamp: z.string(),
  sources: z.optional(z.array(Factor)),
  /** True where the person stopped the reply before its end. */
  stopped: z.optional(z.boolean()),
  /**
   * Of a reply to somebody in distress: what in its text can be pressed, numbers to call above all; and whether the
   * conversation stays with that (`open`, `asked`) or has returned to the chart.
   */
  care: z.optional(
    z.object({
      links: z.array(z.object({ text: z.string(), href: z.string() })),
      stage: z.enum(['open', 'asked', 'closed']),
      /** Answers to its question: sent as a message, one of them is taken as said. They stand in its text, too, once. */
      choices: z.optional(z.array(z.string())),
    }),
  ),
})
export type ChatMessage = z.infer<typeof ChatMessage>

export const ChatThread = z.object({
  id: z.string(),
  /** The beginning of its first question. */
  title: z.string(),
  created_at: z.string(),
  last_at: z.string(),
})
export type ChatThread = z.infer<typeof ChatThread>

/** A reply; also what a stream ends with. */
export const ChatReply = z.object({
  status: Success,
  message: ChatMessage,
  /** The question as it was kept. */
  question: ChatMessage,
  /** Questions left until the person's midnight. */
  limit: z.number(),
  sources: z.array(Factor),
  thread: z.string(),
})
export type ChatReply = z.infer<typeof ChatReply>

/** The reply takes longer than a call may: `GET /chat/repeat` has it when it is there. */
const ChatRepeat = z.object({
  status: Success,
  repeat: z.literal(true),
  limit: z.number(),
  thread: z.string(),
})

/** One of the person's threads; absent, the one written in last. */
const ThreadQuery = z.object({ thread: blankAsAbsent(lineOf(64)) })

const calls = {
  'GET /chat': {
    summary: 'The messages of a thread, and the threads there are',
    auth: true,
    query: ThreadQuery,
    response: z.object({
      messages: z.array(ChatMessage),
      threads: z.array(ChatThread),
      /** Null while nothing was asked. */
      thread: z.nullable(z.string()),
      limit: z.number(),
      /** Whether a reply is being written. */
      pending: z.boolean(),
    }),
  },
  'POST /chat': {
    summary: 'Ask a question; streams with Accept: text/event-stream',
    auth: true,
    events:
      '`event: delta` with `{"text"}` for each part of the reply; `event: done` with a ChatReply at its end, or `event: error` with an Error. Lines that begin with a colon keep the connection open.',
    body: z.object({
      content: requiredParagraphs(QUESTION_LENGTH),
      role: z._default(z.literal('user', 'invalid'), 'user'),
      /** One of the person's threads, or `new`; absent, the one written in last. */
      thread: blankAsAbsent(lineOf(64)),
    }),
    response: z.union([ChatReply, ChatRepeat]),
  },
  'GET /chat/repeat': {
    summary: 'The reply that was not there in time',
    auth: true,
    query: ThreadQuery,
    response: z.union([ChatReply, z.object({ status: z.literal('pending') })]),
  },
  'DELETE /chat/:thread': {
    summary: 'Forget a thread with all its messages',
    auth: true,
    params: z.object({ thread: requiredText(64) }),
    response: Done,
  },
} as const satisfies Routes

export const chat = {
  tag: 'Chat',
  calls,
  named: {
    ChatMessage: [ChatMessage, 'A question or a reply.'],
    ChatThread: [ChatThread, 'A conversation.'],
    ChatReply: [ChatReply, 'A reply with its question and sources.'],
  },
} as const satisfies Part
