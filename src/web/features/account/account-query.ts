import { queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Account } from '#contract/accounts.ts'
import { call } from '../../api/call.ts'
import { getSession, isStill, keepAccount } from '../../session/session.ts'

/** The signed-in account, asked for once a visit and kept on the device. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }): Promise<Account> => {
    const session = getSession()
    const answer = await call('GET /sync', { signal })
    // Whoever signed out meanwhile stays signed out.
    if (isStill(session)) keepAccount(answer)
    return answer
  },
  staleTime: Infinity,
})

/** Asks for the account anew after a change that brought none along. A question on its way was put before the change. */
export async function refreshAccount(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: accountQuery.queryKey })
  if (getSession().signedIn) await client.fetchQuery({ ...accountQuery, staleTime: 0 })
}
