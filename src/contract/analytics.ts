import * as z from 'zod/mini'
import { EVENT_NAMES, EVENT_PAGES, EVENTS_AT_ONCE, FUNNEL, OLDEST_EVENT_MS } from '#product/analytics-events.ts'
import { blankAsAbsent, lineOf, Success } from './field.ts'
import type { Part, Routes } from './route.ts'

const EventName = z.enum(EVENT_NAMES, 'invalid')

/** Random, made on the device after it agreed; a new one after each sign-out. */
const VisitorId = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/, 'invalid'))

/** The host beside our own that the person was told of when they agreed. */
const Outside = z.nullable(lineOf(255))

const Event = z.strictObject({
  name: EventName,
  page: z.enum(EVENT_PAGES, 'invalid'),
  /** How long ago, by the device's clock. */
  age_ms: z.int('invalid').check(z.minimum(0, 'invalid'), z.maximum(OLDEST_EVENT_MS, 'invalid')),
})

const EventsBody = z.strictObject({
  visitor: VisitorId,
  outside: Outside,
  events: z.array(Event).check(z.minLength(1, 'required'), z.maxLength(EVENTS_AT_ONCE, 'too_long')),
})

const ConsentBody = z.strictObject({
  analytics: z.boolean('invalid'),
  outside: z._default(Outside, null),
  /** When the choice was made on this device; now unless told. A later one made elsewhere stands. */
  at: z.optional(z.iso.datetime('invalid')),
  /** Of a person who says no: what was counted under this number is deleted. */
  visitor: z.optional(VisitorId),
})

const Consent = z.object({
  /** Null while the account, or nobody signed in, has not chosen. */
  analytics: z.nullable(z.boolean()),
  at: z.nullable(z.string()),
  /** The host that events would be passed on to; null where they stay here. */
  outside: Outside,
})
export type Consent = z.infer<typeof Consent>

const Statistics = z.object({
  /** UTC dates, oldest first. */
  days: z.array(z.string()),
  events: z.record(EventName, z.array(z.number())),
  /** Devices that were here, day by day. */
  visitors: z.array(z.number()),
  funnel: z.record(z.enum(FUNNEL), z.number()),
})
export type Statistics = z.infer<typeof Statistics>

const days = z.coerce.number('number').check(z.int('number'), z.minimum(7, 'number'), z.maximum(365, 'number'))

const calls = {
  'GET /admin/analytics': {
    summary: 'Events of those who agreed to be counted, day by day, and how far they came',
    auth: 'owner',
    query: z.object({ days: blankAsAbsent(days) }),
    response: Statistics,
  },
  'GET /consent': {
    optionalAuth: true,
    summary: 'What the account has chosen about statistics, and who would be told',
    response: Consent,
  },
  'POST /consent': {
    optionalAuth: true,
    summary: 'Agree to statistics or not; a no deletes what was counted',
    body: ConsentBody,
    response: z.extend(Consent, { status: Success }),
  },
  'POST /events': {
    optionalAuth: true,
    summary: 'Events of a device that agreed; nothing is kept under Sec-GPC, DNT, or an account that said no',
    status: 202,
    body: EventsBody,
    response: z.object({ status: Success, kept: z.number(), analytics: z.nullable(z.boolean()) }),
  },
} as const satisfies Routes

export const analytics = {
  tag: 'Service',
  calls,
} as const satisfies Part
