import * as z from 'zod/mini'
import { requiredParagraphs, RowId } from './field.ts'
import type { Part, Routes } from './route.ts'

/** The most characters of a prompt. */
const PROMPT_LENGTH = 8000

const Prompt = z.object({
  id: z.number(),
  title: z.string(),
  name: z.string(),
  /** What the astrologer is told, in force now. */
  assist: z.string(),
  /** 0 while nobody has changed the product's own. */
  version: z.number(),
})
const Id = z.object({ id: RowId })
const Assist = z.object({ assist: requiredParagraphs(PROMPT_LENGTH) })

const calls = {
  'GET /admin/prompts': { summary: 'The prompts that staff may edit', auth: 'editor', response: z.array(Prompt) },
  'PUT /admin/prompt/:id': {
    summary: 'Save a prompt as its next version',
    auth: 'editor',
    proof: true,
    params: Id,
    body: Assist,
    response: Prompt,
  },
  'GET /admin/prompt/:id/versions': {
    summary: 'Every version of a prompt that was saved, newest first',
    auth: 'editor',
    params: Id,
    response: z.array(z.object({ version: z.number(), assist: z.string(), created_at: z.string() })),
  },
  'POST /admin/prompt/:id/preview': {
    summary: 'All that a model would be told, with the facts of one’s own chart',
    auth: 'editor',
    params: Id,
    body: Assist,
    response: z.object({ text: z.string() }),
  },
  'GET /admin/assistant': {
    summary: 'How the replies of the last 30 days came about: by whom, and what the check against the facts said',
    auth: 'editor',
    response: z.array(
      z.object({
        author: z.nullable(z.string()),
        verdict: z.nullable(z.string()),
        failure: z.nullable(z.string()),
        replies: z.number(),
      }),
    ),
  },
  'GET /admin/assistant/dropped': {
    summary: 'What models said in the last 30 days and nobody was shown, newest first, a hundred at most',
    auth: 'editor',
    response: z.array(
      z.object({
        mid: z.number(),
        thread: z.string(),
        user_id: z.number(),
        created_at: z.string(),
        kinds: z.array(z.string()),
        text: z.string(),
      }),
    ),
  },
} as const satisfies Routes

export const prompts = {
  tag: 'Staff',
  calls,
} as const satisfies Part
