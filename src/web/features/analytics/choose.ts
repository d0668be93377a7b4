import { call } from '../../api/call.ts'
import { getSession } from '../../session/session.ts'
import { findVisitorId, forgetVisitorId, keepChoice, readChoice } from '../../session/consent.ts'

/** What a person chooses about statistics: kept here at once, and told to the server where it concerns it. */
export async function choose(analytics: boolean, outside: string | null): Promise<void> {
  const at = new Date().toISOString()
  const visitor = findVisitorId()
  const { signedIn, account } = getSession()
  const told = { analytics, outside, at, ...(visitor && { visitor }) }
  // Before anybody is signed in, a yes is nobody's business but this device's.
  const isTold = signedIn || (!analytics && visitor !== undefined)
  keepChoice({ analytics, outside, at, account: null })
  if (!isTold) return
  await call('POST /consent', { body: told })
  if (account) keepChoice({ analytics, outside, at, account: account.id })
}

/**
 * Brings this device and the account that is signed in to one choice, the later of the two. Tells whether there is any,
 * and the host outside, to be named to whom is asked.
 */
export async function settle(accountId: number | null): Promise<{ isChosen: boolean; outside: string | null }> {
  const kept = readChoice()
  if (kept && kept.account !== null && kept.account !== accountId) {
    // Another person, or nobody: what follows is not counted under the number of the one who left.
    forgetVisitorId()
    keepChoice({ ...kept, account: null })
  }
  if (kept && (accountId === null || kept.account === accountId)) return { isChosen: true, outside: null }
  if (!kept) {
    const { analytics, at, outside } = await call('GET /consent')
    if (analytics === null || at === null) return { isChosen: false, outside }
    keepChoice({ analytics, outside: null, at, account: accountId })
    return { isChosen: true, outside }
  }
  const { analytics, outside, at } = kept
  const current = await call('POST /consent', { body: { analytics, outside, at } })
  keepChoice({ analytics: current.analytics ?? analytics, outside, at: current.at ?? at, account: accountId })
  return { isChosen: true, outside }
}
