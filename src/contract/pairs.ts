import * as z from 'zod/mini'
import { PAIR_TYPES } from '#product/chart-types.ts'
import { Done, Flag, LIMITS, lineOf, PersonName, requiredText, RowId, Success } from './field.ts'
import type { Part, Routes } from './route.ts'
import { ShownChart } from './shown-chart.ts'

/** Two accounts that have agreed to be compared, as one of them sees it. */
const Pair = z.object({
  id: z.number(),
  /** What the other one is called here: as they were invited, or by their own first name. */
  name: z.string(),
  /** What the other one is to the reader, as among people who were added. */
  relation: z.string(),
  agreed_at: z.string(),
})
export type Pair = z.infer<typeof Pair>

const PairInvitation = z.object({
  id: z.number(),
  name: z.string(),
  relation: z.string(),
  made_at: z.string(),
  expires_at: z.string(),
})
export type PairInvitation = z.infer<typeof PairInvitation>

export const InvitationBody = z.object({
  name: PersonName,
  relation: z._default(lineOf(LIMITS.name), ''),
})

/** What whoever has the address of an invitation is told before they agree. */
const OpenInvitation = z.object({
  /** The first name of who invites. */
  from: z.string(),
  /** What they are to the reader. */
  relation: z.string(),
  expires_at: z.string(),
  /** Whether the reader made it themselves. */
  own: z.boolean(),
  /** Whether the reader, signed in, has told their birth; null of a visitor. */
  born: z.nullable(z.boolean()),
})
export type OpenInvitation = z.infer<typeof OpenInvitation>

const TokenParams = z.object({ token: requiredText(100) })

const calls = {
  'GET /pairs': {
    summary: 'With whom a person is compared by agreement, and whom they have invited',
    auth: true,
    response: z.object({ pairs: z.array(Pair), invitations: z.array(PairInvitation) }),
  },
  'POST /pairs/invitations': {
    summary: 'Invite somebody to be compared; the address works once, for thirty days',
    auth: true,
    status: 201,
    body: InvitationBody,
    response: z.object({
      status: Success,
      invitation: PairInvitation,
      /** Told this once: only a hash of it is kept. */
      url: z.string(),
    }),
  },
  'DELETE /pairs/invitations/:id': {
    summary: 'Take an invitation back',
    auth: true,
    params: z.object({ id: RowId }),
    response: Done,
  },
  'GET /invitation/:token': {
    summary: 'Who invites, to whoever has the address of an invitation',
    params: TokenParams,
    response: OpenInvitation,
  },
  'POST /invitation/:token': {
    summary: 'Agree to be compared with who made an invitation',
    auth: true,
    status: 201,
    params: TokenParams,
    body: z.object({ agree: Flag.check(z.refine((agreed) => agreed, 'pair_agree')) }),
    response: z.object({ status: Success, id: z.number() }),
  },
  'DELETE /pairs/:id': {
    summary: 'End a comparison: from then on neither of the two sees it',
    auth: true,
    params: z.object({ id: RowId }),
    response: Done,
  },
  'GET /pairs/:id/:type': {
    summary:
      'The chart of a pair, with its reading, for one of the two; without the other’s date, time and place of birth',
    auth: true,
    params: z.object({ id: RowId, type: z.enum(PAIR_TYPES) }),
    response: z.object({ pair: Pair, chart: ShownChart }),
  },
} as const satisfies Routes

export const pairs = {
  tag: 'People',
  calls,
  named: {
    Pair: [Pair, 'Two accounts that have agreed to be compared.'],
    PairInvitation: [PairInvitation, 'An invitation to be compared.'],
  },
} as const satisfies Part
