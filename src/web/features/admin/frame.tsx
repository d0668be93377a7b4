import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { useText } from '../../i18n/text.tsx'
import { SkipLink } from '../../chrome/page-change.tsx'
import { LanguageSwitch } from '../../chrome/language-switch.tsx'
import { ThemeSwitch } from '../../chrome/theme-switch.tsx'
import { Wordmark } from '../../chrome/wordmark.tsx'
import { mayOpen, useStaffRole } from './staff-pages.ts'
import { adminText } from './text.ts'

const BAR = ['users', 'reports', 'calendar', 'settings'] as const

/** The staff's top bar, above every one of their pages. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useText(adminText)
  const role = useStaffRole()
  return (
    <>
      <SkipLink />
      <header className="border-b border-rule-2 bg-surface">
        <div className="page flex flex-wrap items-center gap-x-7 gap-y-1 py-2">
          <Link to="/admin" className="flex items-center gap-3" aria-label={t.area}>
            <Wordmark />
            <span className="label max-sm:sr-only">{role ? t.roles[role] : t.area}</span>
          </Link>
          <nav aria-label={t.sections} className="flex flex-wrap gap-x-6 max-sm:order-3 max-sm:basis-full">
            {BAR.filter((name) => name === 'settings' || mayOpen(role, name)).map((name) => (
              <NavLink
                key={name}
                to={`/admin/${name}`}
                className="inline-flex min-h-11 items-center text-sm text-ink-2 hover:text-ink aria-[current=page]:text-accent"
              >
                {t[name]}
              </NavLink>
            ))}
          </nav>
          <div className="ml-auto flex items-center gap-1 max-sm:order-2">
            <LanguageSwitch />
            <ThemeSwitch />
            <Link to="/home" className="inline-flex min-h-11 items-center text-sm text-ink-2 hover:text-ink">
              {t.toSite}
            </Link>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="page min-h-[80vh] pb-20 outline-none">
        {children}
      </main>
    </>
  )
}

export interface Crumb {
  label: string
  to?: string
}

/** Where a page stands, and its heading. */
export function PageHead({ crumbs, title, aside }: { crumbs: readonly Crumb[]; title: string; aside?: ReactNode }) {
  const t = useText(adminText)
  return (
    <div className="pt-6 [overflow-wrap:anywhere]">
      <nav aria-label={t.breadcrumbs}>
        <ol className="flex flex-wrap items-center gap-x-2 text-sm text-ink-2">
          {[{ label: t.area, to: '/admin' }, ...crumbs].map(({ label, to }) => (
            <li key={label} className="flex items-center gap-x-2">
              <Link to={to ?? '.'} className="link inline-flex min-h-9 items-center">
                {label}
              </Link>
              <span aria-hidden>›</span>
            </li>
          ))}
          <li aria-current="page" className="min-w-0">
            {title}
          </li>
        </ol>
      </nav>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="display-2 min-w-0">{title}</h1>
        {aside}
      </div>
    </div>
  )
}
