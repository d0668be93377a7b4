import type { Env } from '#platform/env.ts'

/** The host that events are passed on to, as people are told of it; null where they stay here. */
export const outsideHost = ({ POSTHOG_URL: address }: Pick<Env, 'POSTHOG_URL'>): string | null =>
  address === undefined ? null : new URL(address).host
