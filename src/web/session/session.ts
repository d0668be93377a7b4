import { useSyncExternalStore } from 'react'
import type { Account } from '#contract/accounts.ts'
import { forgetKept } from '../features/offline/kept.ts'
import { useRootData } from '../root-data.ts'

/** Who is signed in on this device. The token and the last known account live in local storage, under the spec's keys. */
interface Session {
  token: string | null
  account: Account | null
}

const TOKEN = 'token'
const ACCOUNT = 'account'
export const DAILY = 'daily'
export const CALENDAR = 'calendar'
const COOKIE = 'signed_in'
const NOBODY: Session = { token: null, account: null }

const listeners = new Set<() => void>()
let current: Session | null = null

function readAccount(): Account | null {
  try {
    return JSON.parse(localStorage.getItem(ACCOUNT) ?? 'null') as Account | null
  } catch {
    return null
  }
}

function read(): Session {
  try {
    const token = localStorage.getItem(TOKEN)
    return token ? { token, account: readAccount() } : NOBODY
  } catch {
    return NOBODY
  }
}

/** The session as stored. Only in the browser. */
export const getSession = (): Session => (current ??= read())

function change(session: Session) {
  current = session
  for (const listener of listeners) listener()
}

/** Tells the server's renderer and the style sheet which of the two faces of a page to show. */
function mark(signedIn: boolean) {
  const rest = signedIn ? '1;max-age=31536000' : ';max-age=0'
  document.cookie = `${COOKIE}=${rest};path=/;samesite=lax`
  document.documentElement.dataset.session = signedIn ? 'in' : 'out'
}

/** Keeps the account of an answer. An answer that signs in brings its token along. */
export function keepAccount(account: Account): void {
  try {
    localStorage.setItem(TOKEN, account.token)
    localStorage.setItem(ACCOUNT, JSON.stringify(account))
  } catch {
    // A full or forbidden storage: signed in until the page is left.
  }
  mark(true)
  change({ token: account.token, account })
}

/** Keeps a token that came without its account; the next answer of the server brings it. */
export function keepToken(token: string): void {
  try {
    localStorage.setItem(TOKEN, token)
    localStorage.removeItem(ACCOUNT)
  } catch {
    // A full or forbidden storage: signed in until the page is left.
  }
  mark(true)
  change({ token, account: null })
}

/** Forgets the person on this device. The call that ends the session on the server is `POST /logout`. */
export function forgetSession(): void {
  try {
    for (const key of [TOKEN, ACCOUNT, DAILY, CALENDAR]) localStorage.removeItem(key)
  } catch {
    // A forbidden storage kept none.
  }
  forgetKept()
  mark(false)
  change(NOBODY)
}

/** Another tab signed in or out. */
function followOtherTab({ key }: StorageEvent) {
  if (key !== TOKEN && key !== ACCOUNT && key !== null) return
  const session = read()
  mark(session.token !== null)
  change(session)
}

/** Calls when somebody signs in or out, in this tab or another; gives back how to end it. */
export function onSessionChange(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', followOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', followOtherTab)
  }
}

const isSignedIn = () => getSession().token !== null
const knownAccount = () => getSession().account

/**
 * Whether somebody is signed in. While the server's page is being taken over it is what the cookie said, so that both
 * render the same; where the cookie was right, nothing is rendered again.
 */
export function useSignedIn(): boolean {
  const told = useRootData().signedIn
  return useSyncExternalStore(onSessionChange, isSignedIn, () => told)
}

/** The session as a page sees it. While the server's page is being taken over, `account` is null. */
export function useSession(): { signedIn: boolean; account: Account | null } {
  const signedIn = useSignedIn()
  const account = useSyncExternalStore(onSessionChange, knownAccount, () => null)
  return { signedIn, account }
}
