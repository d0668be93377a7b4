import type { Consent } from '#contract/analytics.ts'
import type { Env } from '#platform/env.ts'
import { outsideHost } from './domain/outside-host.ts'
import type { ConsentRow } from './queries.ts'

export const presentConsent = (env: Env, row: ConsentRow | undefined): Consent => ({
  analytics: row?.given ?? null,
  at: row?.at.toISOString() ?? null,
  outside: outsideHost(env),
})
