import type { ComponentProps } from 'react'
import { Link as RouterLink, NavLink as RouterNavLink, useLocation, type To } from 'react-router'
import { withLang } from './with-lang.ts'
import { useLang } from './text.tsx'

/** An address of ours in the language that the address of this page names, if it is the one that the page speaks. */
export function useAddress<T extends To>(to: T): T | string {
  const { search } = useLocation()
  const { lang } = useLang()
  return typeof to === 'string' && new URLSearchParams(search).get('lang') === lang ? withLang(to, lang) : to
}

/** A link to a page of ours: whoever came by an address in a language goes on in it, as search engines do. */
export function Link({ to, ...props }: ComponentProps<typeof RouterLink>) {
  return <RouterLink {...props} to={useAddress(to)} />
}

/** The same for what is one of several places. */
export function NavLink({ to, ...props }: ComponentProps<typeof RouterNavLink>) {
  return <RouterNavLink {...props} to={useAddress(to)} />
}
