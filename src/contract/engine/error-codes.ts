/** What the engine refuses in the calls of the public API. */
const ENGINE_CODES = [
  'place_missing',
  'place_not_found',
  'coordinates_incomplete',
  'coordinates_out_of_range',
  'time_zone_unknown',
  'date_impossible',
  'date_skipped',
  'date_out_of_range',
  'time_impossible',
  'time_skipped',
  'instant_invalid',
  'span_backward',
  'span_too_long',
] as const

/** What can be wrong with a tool's call; an assistant may rely on these. */
export type ToolErrorCode =
  | (typeof ENGINE_CODES)[number]
  | 'input_invalid'
  | 'tool_unknown'
  | 'birth_time_needed'
  | 'birth_missing'
  | 'term_unknown'
  | 'internal'

/** The stable codes of failures of the public API that its documentation tells one by one. */
export const API_CODES = [
  'input_invalid',
  ...ENGINE_CODES,
  'key_missing',
  'key_invalid',
  'scope_missing',
  'calls_spent',
] as const
export type ApiCode = (typeof API_CODES)[number]
