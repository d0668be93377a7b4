import * as z from 'zod/mini'
import { APP_SCOPES } from '#product/app-scopes.ts'
import { Done, lineOf, RowId } from './field.ts'
import type { Part, Routes } from './route.ts'

const LONGEST = 2000
const parameter = z.optional(lineOf(LONGEST))
const state = z.optional(lineOf(LONGEST)).register(z.globalRegistry, { description: 'Comes back to the program.' })

/** What a program asks for in the address that it opens (OAuth 2.1). All of it is checked again with each call. */
const connectFields = {
  client_id: parameter,
  redirect_uri: parameter,
  response_type: parameter,
  code_challenge: parameter,
  code_challenge_method: parameter,
  scope: parameter,
  state,
  resource: parameter,
} as const
export const ConnectAsked = z.object(connectFields)
export type ConnectAsked = z.infer<typeof ConnectAsked>

const Scopes = z.array(z.enum(APP_SCOPES, 'invalid'))

const ConnectRequest = z.object({
  client: z.object({
    /** As the program calls itself. */
    name: z.string(),
    /** Where it is answered: a host, or the scheme of a program on the person's own machine. */
    answers_at: z.string(),
    /** Whether that is a program on the person's own machine. */
    is_local: z.boolean(),
  }),
  scopes: Scopes,
  /** Where the browser goes when the person declines. */
  declined: z.string(),
  /** Where it goes at once, since the request can't be answered with yes; null where it can. */
  refused: z.nullable(z.string()),
})
export type ConnectRequest = z.infer<typeof ConnectRequest>

/** A program that a person has let in. */
const ConnectedApp = z.object({
  id: z.number(),
  name: z.string(),
  answers_at: z.string(),
  scopes: Scopes,
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
  calls: z.number(),
})
export type ConnectedApp = z.infer<typeof ConnectedApp>

const calls = {
  'GET /connect': {
    summary: 'What a program asks for that wants to be connected: who it is, and which rights',
    auth: true,
    query: ConnectAsked,
    response: ConnectRequest,
  },
  'POST /connect': {
    summary: 'Connect a program with some of the rights that it asks for; where the browser goes then has its code',
    auth: true,
    proof: true,
    body: z.object({ ...connectFields, allowed: Scopes.check(z.minLength(1, 'required')) }),
    response: z.object({ redirect: z.string() }),
  },
  'GET /account/apps': {
    summary: 'The programs that a person has connected',
    auth: true,
    response: z.object({ apps: z.array(ConnectedApp) }),
  },
  'DELETE /account/apps/:id': {
    summary: 'Disconnect a program at once',
    auth: true,
    params: z.object({ id: RowId }),
    response: Done,
  },
} as const satisfies Routes

export const connectedApps = {
  tag: 'API keys',
  calls,
  named: {
    ConnectRequest: [ConnectRequest, 'What a program asks for.'],
    ConnectedApp: [ConnectedApp, 'A program that a person has connected.'],
  },
} as const satisfies Part
