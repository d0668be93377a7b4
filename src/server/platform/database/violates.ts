/** PostgreSQL's codes for a row that a unique index forbids, and for one that refers to a row that is not there. */
const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

/** What the database says was violated. The driver's own error stands somewhere in the chain of causes. */
function violated(error: unknown, violation: string): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown }
    if (code === violation && typeof constraint === 'string') return constraint
  }
  return undefined
}

/** Whether a query failed because of this unique index. */
export const violates = (error: unknown, index: string): boolean => violated(error, UNIQUE_VIOLATION) === index

/**
 * Whether a query failed because it refers to something that was deleted meanwhile: `person`, whose account it was, or
 * `thing`. Told by the names that drizzle gives foreign keys.
 */
export function refersToGone(error: unknown): 'person' | 'thing' | undefined {
  const key = violated(error, FOREIGN_KEY_VIOLATION)
  if (key === undefined) return undefined
  return key.endsWith('_users_id_fk') ? 'person' : 'thing'
}
