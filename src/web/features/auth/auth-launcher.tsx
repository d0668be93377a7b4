import { Suspense, useEffect } from 'react'
import { useLocation, useMatches, useNavigate, type Location } from 'react-router'
import { useSignedIn } from '../../session/session.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AuthModal } from './auth-modal-lazy.ts'
import { modeOf, type AuthMode } from './auth-link.tsx'

/**
 * A link from a mail: a new password, an address to confirm, a change of address that somebody else asked for, or an
 * invitation to the staff.
 */
interface Letter {
  kind: 'reset' | 'confirm' | 'undo' | 'invitation'
  token: string
}
/** What the address asks of a visitor, or of anyone with a link from a mail. */
export type Ask = { kind: 'form'; mode: AuthMode } | Letter

const asksSignIn = (handle: unknown) => typeof handle === 'object' && handle !== null && 'needsSignIn' in handle

function without(search: string): string {
  const params = new URLSearchParams(search)
  params.delete('showModal')
  return `${params}`
}

/** The letter in an address, as it was opened from the mail. */
function letterInAddress({ pathname, search }: Location): Letter | null {
  const params = new URLSearchParams(search)
  const token = params.get('token') ?? ''
  if (pathname === '/reset' && !params.has('showModal')) return { kind: 'reset', token }
  if (pathname !== '/confirm') return null
  const undo = params.get('undo')
  if (undo) return { kind: 'undo', token: undo }
  const invitation = params.get('invitation')
  if (invitation) return { kind: 'invitation', token: invitation }
  return token ? { kind: 'confirm', token } : null
}

const letterKept = ({ state }: Location) => (state as { letter?: Letter } | null)?.letter ?? null

/**
 * Opens the auth modal when the address asks for it: `?showModal=`, a page for signed-in people (its route says
 * `handle = { needsSignIn: true }`), or a link from a mail, whose token leaves the address as soon as it is read.
 */
export function AuthLauncher() {
  const location = useLocation()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const hydrated = useHydrated()
  const guarded = useMatches().some((match) => asksSignIn(match.handle))
  const mode = modeOf(new URLSearchParams(location.search).get('showModal'))
  const overdue = signedIn && mode !== null

  // Once for each address: on its way to the next one, the router lets this render again and again.
  useEffect(() => {
    const arrived = letterInAddress(location)
    const quietly = { replace: true, preventScrollReset: true }
    if (arrived) void navigate('/', { ...quietly, state: { letter: arrived } })
    else if (overdue) void navigate({ pathname: location.pathname, search: without(location.search) }, quietly)
  }, [location, overdue, navigate])

  const form = mode ?? (guarded ? 'login' : null)
  const ask = letterKept(location) ?? (form && !signedIn ? ({ kind: 'form', mode: form } as const) : null)
  if (!hydrated || !ask) return null

  const close = () => {
    // Over a page that needs a person, closing leads to the landing page.
    const next = mode ? { pathname: location.pathname, search: without(location.search) } : '/'
    void navigate(next, { replace: true, preventScrollReset: true })
  }
  return (
    <Suspense>
      <AuthModal key={ask.kind} ask={ask} onClose={close} />
    </Suspense>
  )
}
