import { useId, type ReactNode } from 'react'
import { Link } from '../i18n/link.tsx'
import { useLang, useText } from '../i18n/text.tsx'
import { useRootData } from '../root-data.ts'
import { useSignedIn } from '../session/session.ts'
import { openPagesIn } from './site-pages.ts'
import { chromeText } from './text.ts'
import { Wordmark } from './wordmark.tsx'

export function Footer() {
  const t = useText(chromeText)
  const signedIn = useSignedIn()
  const { lang } = useLang()
  const { reports, closedPages } = useRootData()
  return (
    <footer data-chrome className="page later mt-24 pb-28 md:pb-12">
      <div className="scale" />
      <div className="grid gap-x-10 gap-y-10 pt-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,6fr)]">
        <div>
          <Wordmark />
          <p className="mt-3 font-text text-ink-2 italic">{t.motto}</p>
          <p className="mt-8 max-w-[19rem] text-xs/5 text-ink-2">{t.colophon}</p>
        </div>
        <Column title={t.site}>
          <FooterLink to="/">{signedIn ? t.today : t.home}</FooterLink>
          {openPagesIn('footer', closedPages).map(({ path, title }) => (
            <FooterLink key={path} to={path}>
              {title[lang]}
            </FooterLink>
          ))}
          {signedIn && <FooterLink to="/settings">{t.settings}</FooterLink>}
        </Column>
        <Column title={t.reports} wide>
          {reports.map(({ type, short }) => (
            <FooterLink key={type} to={`/report/${type}`}>
              {short}
            </FooterLink>
          ))}
        </Column>
      </div>
    </footer>
  )
}

function Column({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <p id={id} className="label">
        {title}
      </p>
      <ul className={`mt-4 text-sm ${wide ? 'columns-2 gap-x-8' : ''}`}>{children}</ul>
    </nav>
  )
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <li className="break-inside-avoid">
      <Link className="link inline-block py-1" to={to}>
        {children}
      </Link>
    </li>
  )
}
