import type { User } from '#core/users/api.ts'
import type { Counters } from '#contract/accounts.ts'
import type { Services } from '#platform/services.ts'
import { getCounters, type PlanCounters } from './get-counters.ts'
import { getPlan, type PlanInForce } from './get-plan.ts'

/** What a person has left of everything that is counted: questions, reports, and edits of their details. */
export function countersOf(user: User, plan: PlanInForce, { chat, reports }: PlanCounters): Counters {
  const left = (edits: number) => (edits > 0 ? 1 : 0)
  return {
    chat,
    trials: plan.trialLeft && !user.usedOffers.includes('trial') ? 1 : 0,
    reports,
    'user:first_name': left(user.firstNameEdits),
    'user:birthdate': left(user.birthdateEdits),
    'user:birthtime': left(user.birthtimeEdits),
    'user:birthplace': left(user.birthplaceEdits),
    'user:gender': left(user.genderEdits),
  }
}

/** The counters alone, for answers after which they have changed. */
export async function presentCounters(services: Services, user: User): Promise<Counters> {
  const plan = await getPlan(services.db, user.id, services.clock())
  return countersOf(user, plan, await getCounters(services, user, plan.plan))
}
