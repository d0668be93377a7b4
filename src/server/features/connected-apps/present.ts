import type { ConnectedApp } from '#contract/connected-apps.ts'
import type { AppClient, AppGrant } from '#core/app-grants/api.ts'
import { answersAt } from './domain/redirect-uri.ts'

export const presentApp = (grant: AppGrant & { client: AppClient }): ConnectedApp => ({
  id: grant.id,
  name: grant.client.name,
  answers_at: answersAt(grant.redirectUri).at,
  scopes: grant.scopes,
  created_at: grant.createdAt.toISOString(),
  last_used_at: grant.lastUsedAt?.toISOString() ?? null,
  calls: grant.calls,
})
