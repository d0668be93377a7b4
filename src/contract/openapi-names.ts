import { Json } from './admin-rows.ts'
import { ErrorBody } from './error.ts'
import { Done, DoneWithMessage, Lang } from './field.ts'
import * as parts from './parts.ts'
import type { NamedSchemas, Part } from './route.ts'
import { ReasonBody } from './staff-parts.ts'

const SHARED: NamedSchemas = {
  Error: [ErrorBody, 'A failure, with the matching HTTP status.'],
  Json: [Json, 'Any value of JSON.'],
  Done: [Done, 'That it was done.'],
  DoneWithMessage: [DoneWithMessage, 'That it was done, and a sentence for the person where there is one.'],
  Lang: [Lang, 'A language of the service.'],
  ReasonBody: [ReasonBody, 'Why somebody of the staff does this.'],
}

/** Every schema that has a name of its own: those of one feature stand in its part of the contract. */
export const named = [SHARED, ...Object.values<Part>(parts).map((part) => part.named ?? {})].flatMap((group) =>
  Object.entries(group),
)
