import type { ApiKey } from '#contract/api-keys.ts'
import type { ApiCalls } from '#product/rights.ts'
import type { ApiKeyRow } from '#core/api-keys/api.ts'

export const presentKey = ({ id, name, prefix, scopes, createdAt, lastUsedAt, calls }: ApiKeyRow): ApiKey => ({
  id,
  name,
  prefix,
  scopes,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
  calls,
})

export const presentCalls = ({ aMinute, aDay }: ApiCalls) => ({ a_minute: aMinute, a_day: aDay })
