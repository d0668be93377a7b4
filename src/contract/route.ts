import type * as z from 'zod/mini'
import type { Tag } from './openapi-tags.ts'
import type { ApiScope } from '#product/api-scopes.ts'
import type { StaffRole } from './staff-access.ts'

/** One call. Its key in the contract is `METHOD /path`, with `:name` for path parameters, below `/api`. */
export interface Route {
  summary: string
  /** True when the call needs a signed-in person; the least role when it needs one of the staff. */
  auth?: boolean | StaffRole
  /** True when a visitor is answered too, and a signed-in person's token counts. */
  optionalAuth?: true
  /** True when the person must have shown within the last minutes who they are: see `POST /account/proof`. */
  proof?: true
  /** Of the public API: what a key must be allowed, and whether somebody without a key is answered, too. No session counts. */
  key?: { scope: ApiScope; open: boolean }
  /** Input that is answered: what documentation shows, and a test sends. */
  example?: Record<string, unknown>
  /** The HTTP status of success; 200 unless told. */
  status?: 201 | 202
  /** The most bytes a body may have, where it takes files; 64 KiB unless told. */
  bodyBytes?: number
  /** The content type of an answer that isn't JSON: text, or a `FileAnswer`. */
  media?: string
  /** The same answer as a stream of events, for `Accept: text/event-stream`: which events there are. */
  events?: string
  params?: z.core.$ZodType
  query?: z.core.$ZodType
  body?: z.core.$ZodType
  response: z.core.$ZodType
}

/** The least role that a call of the staff asks for; null for everybody else's. */
export const staffRoleFor = ({ auth }: Route): StaffRole | null => (typeof auth === 'string' ? auth : null)

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Routes = Record<`${Method} /${string}`, Route>

/** Schemas that generated clients know by a name of their own, and what each is. The rest is named by its call. */
export type NamedSchemas = Readonly<Record<string, readonly [schema: z.core.$ZodType, description: string]>>

/** What one feature adds to the contract. */
export interface Part {
  /** The group of its calls in the documentation. */
  tag: Tag
  calls: Routes
  named?: NamedSchemas
}
