import { useSyncExternalStore } from 'react'
import type { Account } from '#contract/accounts.ts'
import { forgetKept } from '../features/offline/kept.ts'
import { plainCookie } from '../plain-cookie.ts'
import { useRootData } from '../root-data.ts'

/**
 * Who is signed in on this device. What opens the account is a cookie that no script can read; here is only that there is
 * one, and the last known account.
 */
export interface Session {
  signedIn: boolean
  /** A number drawn at each sign-in, by which tabs tell one from the next; null where the storage keeps nothing. */
  id: string | null
  account: Account | null
}

const ID = 'session'
const ACCOUNT = 'account'
/** Where the token itself stood until sessions became cookies; `settle-session.ts` exchanges it. */
export const OLD_TOKEN = 'token'
export const DAILY = 'daily'
export const CALENDAR = 'calendar'
export const MAP_HOME = 'map-home'
/** What goes from this device with the person; the rest is how the device likes its pages. `reading`: where they stopped. */
export const PERSONAL_KEYS: readonly string[] = [ID, ACCOUNT, OLD_TOKEN, DAILY, CALENDAR, MAP_HOME, 'reading']
const COOKIE = 'signed_in'
const YEAR_SECONDS = 31_536_000
const NOBODY: Session = { signedIn: false, id: null, account: null }

const listeners = new Set<() => void>()
let current: Session | null = null

const isHinted = () => new RegExp(`(^|; )${COOKIE}=1`).test(document.cookie)

function readAccount(): Account | null {
  try {
    return JSON.parse(localStorage.getItem(ACCOUNT) ?? 'null') as Account | null
  } catch {
    return null
  }
}

function read(): Session {
  try {
    const id = localStorage.getItem(ID)
    const signedIn = id !== null || localStorage.getItem(OLD_TOKEN) !== null || isHinted()
    return signedIn ? { signedIn, id, account: readAccount() } : NOBODY
  } catch {
    return { ...NOBODY, signedIn: isHinted() }
  }
}

/** The session as known here. Only in the browser. */
export function getSession(): Session {
  if (!current) {
    current = read()
    // Another tab may have signed in or out since the head of this page was read.
    mark(current.signedIn)
  }
  return current
}

/** Whether nobody has signed in or out since, in any tab. */
export const isStill = (session: Session): boolean => {
  const now = read()
  return now.signedIn === session.signedIn && now.id === session.id
}

function change(session: Session) {
  current = session
  for (const listener of listeners) listener()
}

/** Tells the server's renderer and the style sheet which of the two faces of a page to show. */
function mark(signedIn: boolean) {
  // A cookie that the server has set lives longer in some browsers than one that a script has.
  if (isHinted() !== signedIn)
    document.cookie = plainCookie(COOKIE, signedIn ? '1' : '', signedIn ? YEAR_SECONDS : 0, location.protocol)
  document.documentElement.dataset.session = signedIn ? 'in' : 'out'
}

function keep(account: Account | null): void {
  const known = getSession()
  const isSame = known.id !== null && (known.account === null || known.account.id === account?.id)
  let id = isSame ? known.id : crypto.randomUUID()
  try {
    localStorage.setItem(ID, id ?? '')
    if (account) localStorage.setItem(ACCOUNT, JSON.stringify({ ...account, token: undefined }))
    else localStorage.removeItem(ACCOUNT)
  } catch {
    // A full or forbidden storage: the next page asks the server who this is.
    id = null
  }
  mark(true)
  change({ signedIn: true, id, account })
}

/** Keeps the account of an answer. */
export const keepAccount = (account: Account): void => keep(account)

/** Somebody has signed in, and the next answer of the server tells who. */
export const keepSignIn = (): void => keep(null)

/** Forgets the person on this device. The call that ends the session on the server is `POST /logout`. */
export function forgetSession(): void {
  // First: other tabs look at the cookie as soon as they hear of the storage.
  mark(false)
  try {
    for (const key of PERSONAL_KEYS) localStorage.removeItem(key)
  } catch {
    // A forbidden storage kept none.
  }
  forgetKept()
  change(NOBODY)
}

/** Another tab signed in or out, or this page comes back from where the browser puts pages that were left. */
export const followOthers = (): void => follow(read())

function follow(session: Session): void {
  const before = getSession()
  if (session.signedIn === before.signedIn && session.id === before.id && session.account?.id === before.account?.id) {
    current = session
    return
  }
  mark(session.signedIn)
  // What stands on the page is another person's.
  if (before.account && session.account && session.account.id !== before.account.id) location.reload()
  change(session)
}

function hearStorage({ key, newValue }: StorageEvent) {
  // The cookie of the tab that signed out may arrive here later than this word of it.
  if (key === ID && newValue === null) follow(NOBODY)
  else if (key === null || key === ID || key === ACCOUNT || key === OLD_TOKEN) followOthers()
}
const hearReturn = ({ persisted }: PageTransitionEvent) => persisted && followOthers()

/** Calls when somebody signs in or out, in this tab or another; gives back how to end it. */
export function onSessionChange(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', hearStorage)
    addEventListener('pageshow', hearReturn)
    followOthers()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', hearStorage)
    removeEventListener('pageshow', hearReturn)
  }
}

const isSignedIn = () => getSession().signedIn
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
