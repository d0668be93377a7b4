import type { Services } from '#platform/services.ts'
import { act } from './act.ts'
import { dueCheckouts } from './queries.ts'

/** What a bank does by itself: renews what goes on, and ends what does not. Two processes may do so at once. */
export async function runSandboxClock(services: Services): Promise<void> {
  if (services.payments.name !== 'sandbox') return
  for (const { token } of await dueCheckouts(services.db, services.clock())) await act(services, token, 'period_over')
}
