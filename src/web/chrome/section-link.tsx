import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../i18n/link.tsx'
import { isInSection } from './site-pages.ts'

interface SectionLinkProps {
  to: string
  className: string
  children: ReactNode
}

/** A link of a menu, marked on every page of its section. */
export function SectionLink({ to, className, children }: SectionLinkProps) {
  const { pathname } = useLocation()
  return (
    <Link to={to} className={className} aria-current={isInSection(to, pathname) ? 'page' : undefined}>
      {children}
    </Link>
  )
}
