import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../i18n/text.tsx'
import { useRootData } from '../root-data.ts'
import { useSignedIn } from '../session/session.ts'
import { chromeText } from './text.ts'
import { Wordmark } from './wordmark.tsx'

export function Footer() {
  const t = useText(chromeText)
  const signedIn = useSignedIn()
  const { reports } = useRootData()
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
          <FooterLink to="/reports">{t.reports}</FooterLink>
          <FooterLink to="/plans">{t.pricing}</FooterLink>
          <FooterLink to="/reviews">{t.reviews}</FooterLink>
          <FooterLink to="/experts">{t.experts}</FooterLink>
          <FooterLink to="/my-charts">{t.charts}</FooterLink>
          <FooterLink to="/tools">{t.tools}</FooterLink>
          <FooterLink to="/accuracy">{t.accuracy}</FooterLink>
          <FooterLink to="/help">{t.help}</FooterLink>
          <FooterLink to="/support">{t.support}</FooterLink>
          <FooterLink to="/privacy">{t.privacy}</FooterLink>
          <FooterLink to="/terms">{t.terms}</FooterLink>
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
    <li className="break-inside-avoid py-1">
      <Link className="link" to={to}>
        {children}
      </Link>
    </li>
  )
}
