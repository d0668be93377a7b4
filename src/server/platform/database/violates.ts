/** PostgreSQL's code for a row that a unique index forbids. */
const UNIQUE_VIOLATION = '23505'

/** Whether a query failed because of this unique index. The driver's own error stands somewhere in the chain of causes. */
export function violates(error: unknown, index: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint } = cause as { code?: unknown; constraint?: unknown }
    if (code === UNIQUE_VIOLATION) return constraint === index
  }
  return false
}
