import type * as z from 'zod/mini'
import * as parts from './parts.ts'
import type { StaffRole } from './staff-access.ts'

type Parts = typeof parts
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
type Calls = AllOf<Parts[keyof Parts]['calls']>

export type Api = { [C in keyof Calls]: Calls[C] }

/** Every call of the product. Server validation, the client's types and OpenAPI all come from this object. */
export const api = Object.assign({}, ...Object.values(parts).map(({ calls }) => calls)) as Api

export type Call = keyof Api
/** A call that only the staff may make. */
export type StaffCall = { [C in Call]: Api[C] extends { auth: StaffRole } ? C : never }[Call]

type Part<C extends Call, P extends string, Side extends 'input' | 'output'> =
  Api[C] extends Record<P, infer S extends z.core.$ZodType>
    ? { [k in P]: Side extends 'input' ? z.core.input<S> : z.core.output<S> }
    : object

/** What a caller gives (`input`) or a handler receives (`output`). */
export type CallInput<C extends Call, Side extends 'input' | 'output'> = Part<C, 'params', Side> &
  Part<C, 'query', Side> &
  Part<C, 'body', Side>
export type CallOutput<C extends Call> = z.core.output<Api[C]['response']>
