import { isUnreachable, RETRY_AFTER_SECONDS } from '#platform/database/is-unreachable.ts'

/** What a loader throws for a page that cannot be had now and can be had soon. */
export const LATER = { status: 503, headers: { 'retry-after': String(RETRY_AFTER_SECONDS) } } as const

/** What a page needs of the database; while there is none, the page says so by its status and is no fault of ours. */
export async function orLater<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw isUnreachable(error) ? new Response(null, LATER) : error
  }
}
