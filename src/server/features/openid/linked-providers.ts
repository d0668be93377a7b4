import type { Db } from '#platform/database/database.ts'
import type { SignInProvider } from '#platform/env.ts'
import type { Services } from '#platform/services.ts'
import { listProvidersOf } from './queries.ts'

/** The providers that open an account here: linked with it, and still set up. */
export async function linkedProviders(
  { env }: Pick<Services, 'env'>,
  db: Db,
  userId: number,
): Promise<readonly SignInProvider[]> {
  if (env.SIGN_IN.length === 0) return []
  const linked = new Set(await listProvidersOf(db, userId))
  return env.SIGN_IN.filter(({ id }) => linked.has(id))
}
