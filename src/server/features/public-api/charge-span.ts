import { spanOf } from '#mcp/span-fields.ts'
import { MOST_SPAN_DAYS } from '#contract/engine/span.ts'
import { chargeCalls, type KeyHolder } from '#core/api-keys/api.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'

/** What is searched for one call: a year, which takes a hundredth of a second, ten of them a third of one. */
const DAYS_A_CALL = 366

/**
 * Counts a search of several years as several calls. Without a key there is a year at most.
 * @throws {AppError} validation
 * @throws {ToolError} and errors of the engine, for what is no span
 */
export async function chargeSpan(
  services: Services,
  holder: Pick<KeyHolder, 'userId'> | undefined,
  span: { from: string; to: string },
): Promise<void> {
  const { fromJdUt, toJdUt } = spanOf(span, holder ? MOST_SPAN_DAYS : DAYS_A_CALL)
  const more = Math.ceil((toJdUt - fromJdUt) / DAYS_A_CALL) - 1
  if (more === 0 || !holder) return
  const retryAfterSeconds = await chargeCalls(services, holder.userId, more)
  if (retryAfterSeconds !== null) throw new AppError('rate_limited', { code: 'calls_spent', retryAfterSeconds })
}
