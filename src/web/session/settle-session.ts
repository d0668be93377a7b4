import { COOKIE_SESSION, SESSION_HEADER } from '#contract/site-session.ts'
import type { Account } from '#contract/accounts.ts'
import { forgetSession, getSession, keepAccount, OLD_TOKEN, PERSONAL_KEYS } from './session.ts'

/** Noted until the server has been told that the person signed out: without a network the cookie outlives the press. */
const LEAVING = 'signing_out'

let settling: Promise<void> | undefined

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Resolves when the cookie is the one this page believes in. Before every call; most have nothing to wait for. */
export async function settled(): Promise<void> {
  if (!settling && stored(LEAVING) === null && stored(OLD_TOKEN) === null) return
  settling ??= settle().finally(() => {
    settling = undefined
  })
  await settling
}

async function settle(): Promise<void> {
  const work = async () => {
    if (stored(LEAVING) !== null) await tellSignOut()
    const token = stored(OLD_TOKEN)
    if (token !== null) await exchange(token)
  }
  // One tab at a time: the second finds the work done.
  await ('locks' in navigator ? navigator.locks.request('session', work) : work())
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`/api${path}`, { method: 'POST', headers: { [SESSION_HEADER]: COOKIE_SESSION, ...headers } })

/** A session of the time when its token stood in the storage gets a cookie instead, once. */
async function exchange(token: string): Promise<void> {
  const answer = await ask('/session/cookie', { authorization: `Bearer ${token}` })
  if (answer.ok) keepAccount((await answer.json()) as Account)
  else if (answer.status !== 401) throw new Error(`the session could not be exchanged: ${answer.status}`)
  localStorage.removeItem(OLD_TOKEN)
  if (answer.status === 401 && getSession().id === null) forgetSession()
}

/** How the device likes its pages: what is told to be cleared is cleared of the person alone. */
function takePreferences(): [string, string][] {
  try {
    return Object.entries<string>({ ...localStorage }).filter(([key]) => ![...PERSONAL_KEYS, LEAVING].includes(key))
  } catch {
    return []
  }
}

function givePreferences(preferences: readonly [string, string][]): void {
  try {
    for (const [key, value] of preferences) if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
  } catch {
    // A forbidden storage kept none.
  }
}

/** Ends the session on the server, and with it what the browser keeps: it clears caches and storage at the answer's word. */
async function tellSignOut(): Promise<void> {
  const { status } = await keepingPreferences(() => ask('/logout'))
  if (status >= 500) throw new Error(`the session could not be ended: ${status}`)
  localStorage.removeItem(LEAVING)
}

/** Does what the server answers with "clear everything of this site", and puts back what is the device's. */
export async function keepingPreferences<T>(work: () => Promise<T>): Promise<T> {
  const preferences = takePreferences()
  const done = await work()
  givePreferences(preferences)
  return done
}

/** Signs out here at once; the server is told now, or as soon as it can be reached. */
export async function signOut(): Promise<void> {
  try {
    localStorage.setItem(LEAVING, '1')
  } catch {
    // A forbidden storage: told now or never.
    void ask('/logout').catch(() => undefined)
  }
  forgetSession()
  await settled().catch(() => undefined)
}
