import type * as z from 'zod/mini'
import { accountData } from './account-data.ts'
import { accounts } from './accounts.ts'
import { admin } from './admin.ts'
import { analytics } from './analytics.ts'
import { birthTime } from './birth-time.ts'
import { bookings } from './bookings.ts'
import { calculators } from './calculators.ts'
import { calendar } from './calendar.ts'
import { charts } from './charts.ts'
import { chat } from './chat.ts'
import { consultants } from './consultants.ts'
import { daily } from './daily.ts'
import { devices } from './devices.ts'
import { meta } from './meta.ts'
import { passkeys } from './passkeys.ts'
import { people } from './people.ts'
import { places } from './places.ts'
import { plans } from './plans.ts'
import { prompts } from './prompts.ts'
import { proof } from './proof.ts'
import { reports } from './reports.ts'
import { reviews } from './reviews.ts'
import { secondFactor } from './second-factor.ts'
import { staff } from './staff.ts'
import { support } from './support.ts'
import { transits } from './transits.ts'
import type { Routes } from './route.ts'

/** Every call of the product. Server validation, the client's types and OpenAPI all come from this object. */
export const api = {
  ...accountData,
  ...accounts,
  ...admin,
  ...analytics,
  ...birthTime,
  ...bookings,
  ...calculators,
  ...calendar,
  ...charts,
  ...chat,
  ...consultants,
  ...daily,
  ...devices,
  ...meta,
  ...passkeys,
  ...people,
  ...places,
  ...plans,
  ...prompts,
  ...proof,
  ...reports,
  ...reviews,
  ...secondFactor,
  ...staff,
  ...support,
  ...transits,
} as const satisfies Routes

export type Api = typeof api
export type Call = keyof Api

type Part<C extends Call, P extends string, Side extends 'input' | 'output'> =
  Api[C] extends Record<P, infer S extends z.core.$ZodType>
    ? { [k in P]: Side extends 'input' ? z.core.input<S> : z.core.output<S> }
    : object

/** What a caller gives (`input`) or a handler receives (`output`). */
export type CallInput<C extends Call, Side extends 'input' | 'output'> = Part<C, 'params', Side> &
  Part<C, 'query', Side> &
  Part<C, 'body', Side>
export type CallOutput<C extends Call> = z.core.output<Api[C]['response']>
