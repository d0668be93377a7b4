import type * as z from 'zod/mini'

/** One call. Its key in the contract is `METHOD /path`, with `:name` for path parameters, below `/api`. */
export interface Route {
  summary: string
  /** True when the call needs a signed-in person, `admin` when one of the staff. */
  auth?: boolean | 'admin'
  /** True when a visitor is answered too, and a signed-in person's token counts. */
  optionalAuth?: true
  /** True when the person must have shown within the last minutes who they are: see `POST /account/proof`. */
  proof?: true
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
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
export type Routes = Record<`${Method} /${string}`, Route>
