import type { ComponentProps } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../i18n/link.tsx'
import { preloadAuthModal } from './auth-modal-lazy.ts'

export type AuthMode = 'login' | 'register' | 'forgot'

/** How a mode is named in the address: `?showModal=auth` is registration. */
const PARAM: Record<AuthMode, string> = { login: 'login', register: 'auth', forgot: 'forgot' }

export function modeOf(param: string | null): AuthMode | null {
  const modes = Object.keys(PARAM) as AuthMode[]
  return modes.find((mode) => PARAM[mode] === param) ?? null
}

type AuthLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { mode: AuthMode }

/** Opens the auth modal over the page one is on; the back button closes it. */
export function AuthLink({ mode, ...props }: AuthLinkProps) {
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  params.set('showModal', PARAM[mode])
  return (
    <Link
      {...props}
      to={{ search: `?${params}` }}
      preventScrollReset
      onPointerEnter={preloadAuthModal}
      onFocus={preloadAuthModal}
    />
  )
}
