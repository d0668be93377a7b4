/** What the operating system says when nobody answers, or stops answering. */
const NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']

/**
 * PostgreSQL's own words for it: connection lost, out of resources, shutting down or starting, no such database, a
 * statement or a transaction that took too long, two that waited for each other until it ended this one.
 */
const SQL_STATE = /^(08\w{3}|53\w{3}|57P0\w|57014|25P0[34]|3D000|40P01)$/

/** The driver's, where it gives no code. */
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

/** A disk without room: a file that is handed in cannot be kept now. */
const STORAGE = ['ENOSPC', 'EDQUOT']

/** When to come again, told with the refusal: most of this is over in seconds. */
export const RETRY_AFTER_SECONDS = 5

/** Whether a query failed because the database could not be asked now: nothing is wrong with it, and later it may work. */
export function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, syscall } = cause as { code?: unknown; syscall?: unknown }
    if (DRIVER.test(cause.message)) return true
    if (typeof code !== 'string') continue
    if (
      NETWORK.includes(code) ||
      STORAGE.includes(code) ||
      SQL_STATE.test(code) ||
      (code === 'ENOENT' && syscall === 'connect')
    )
      return true
  }
  return false
}
