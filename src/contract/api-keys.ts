import { API_SCOPES } from '#product/api-scopes.ts'
import * as z from 'zod/mini'
import { Done, requiredText, RowId, Success } from './field.ts'
import type { Part, Routes } from './route.ts'

export const API_KEY_NAME_LENGTH = 60

const Calls = z.object({ a_minute: z.number(), a_day: z.number() })

/** A key as its owner sees it. The key itself is told once, when it is made. */
export const ApiKey = z.object({
  id: z.number(),
  name: z.string(),
  /** How the key begins. */
  prefix: z.string(),
  scopes: z.array(z.enum(API_SCOPES)),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
  /** How many calls it was let in for. */
  calls: z.number(),
})
export type ApiKey = z.infer<typeof ApiKey>

export const ApiKeys = z.object({
  keys: z.array(ApiKey),
  /** What all keys together may ask, and what they have asked in the present minute and day. */
  limits: Calls,
  used: Calls,
})
export type ApiKeys = z.infer<typeof ApiKeys>

const name = requiredText(API_KEY_NAME_LENGTH)
export const NewApiKey = z.object({
  name,
  scopes: z
    .array(z.enum(API_SCOPES, 'invalid'), 'required')
    .check(z.minLength(1, 'required'), z.maxLength(API_SCOPES.length, 'invalid')),
})
const Id = z.object({ id: RowId })

const calls = {
  'GET /account/api-keys': {
    summary: 'One’s keys to the public API, oldest first, and what they have used',
    auth: true,
    response: ApiKeys,
  },
  'POST /account/api-keys': {
    summary: 'Create a key, which is told this once; for who has confirmed the address, who is told by mail',
    auth: true,
    proof: true,
    status: 201,
    body: NewApiKey,
    response: z.object({ status: Success, key: z.string(), api_key: ApiKey }),
  },
  'PATCH /account/api-keys/:id': {
    summary: 'Rename a key',
    auth: true,
    params: Id,
    body: z.object({ name }),
    response: Done,
  },
  'DELETE /account/api-keys/:id': {
    summary: 'Revoke a key at once',
    auth: true,
    params: Id,
    response: Done,
  },
} as const satisfies Routes

export const apiKeys = {
  tag: 'API keys',
  calls,
  named: {
    ApiKey: [ApiKey, 'A key to the public API, without the key itself.'],
    ApiKeys: [ApiKeys, 'The keys of an account, and what they have used.'],
    ApiCalls: [Calls, 'Numbers of calls.'],
  },
} as const satisfies Part
