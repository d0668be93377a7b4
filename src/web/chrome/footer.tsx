import { Link } from 'react-router'
import { useText } from '../i18n/text.tsx'
import { useSession } from '../session/session.ts'
import { chromeText } from './text.ts'
import { Wordmark } from './wordmark.tsx'

export function Footer() {
  const t = useText(chromeText)
  const { signedIn } = useSession()
  return (
    <footer data-chrome className="page mt-24 pb-28 md:pb-12">
      <div className="scale" />
      <div className="flex flex-col gap-8 pt-8 md:flex-row md:items-end md:justify-between">
        <div>
          <Wordmark />
          <p className="mt-3 font-text text-ink-2 italic">{t.motto}</p>
        </div>
        <nav aria-label={t.menu} className="flex flex-wrap gap-x-7 gap-y-3 text-[0.9375rem]">
          <Link className="link" to="/">
            {signedIn ? t.today : t.home}
          </Link>
          <Link className="link" to="/my-charts">
            {t.charts}
          </Link>
          <Link className="link" to="/accuracy">
            {t.accuracy}
          </Link>
          {signedIn && (
            <Link className="link" to="/settings">
              {t.settings}
            </Link>
          )}
        </nav>
        <p className="max-w-[19rem] text-[0.8125rem]/5 text-ink-2">{t.colophon}</p>
      </div>
    </footer>
  )
}
