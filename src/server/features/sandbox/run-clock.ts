import type { Services } from '../../platform/services.ts'
import { act } from './act.ts'
import { goesOn } from './domain/play.ts'
import { dueCheckouts } from './queries.ts'

/** What a bank does by itself: renews what goes on, and ends what does not. */
export async function runSandboxClock(services: Services): Promise<void> {
  if (services.payments.name !== 'sandbox') return
  for (const checkout of await dueCheckouts(services.db, services.clock()))
    await act(services, checkout.token, goesOn(checkout) ? 'renew' : 'end')
}
