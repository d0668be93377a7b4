import { useLocation } from 'react-router'
import { isInSection } from '../../chrome/site-pages.ts'
import { Link } from '../../i18n/link.tsx'
import { useText } from '../../i18n/text.tsx'
import { dashboardText } from './text.ts'

const DAY = '/daily-horoscope'
const PAGES = [
  { key: 'day', to: '/daily-horoscope' },
  { key: 'week', to: '/daily-horoscope/week' },
  { key: 'month', to: '/daily-horoscope/month' },
  { key: 'year', to: '/daily-horoscope/year' },
] as const

/** Whether a page shows a span: the home page and every other day show the day. */
const isShown = (to: string, pathname: string) =>
  pathname === to || (to === DAY && !PAGES.some((page) => page.to === pathname) && isInSection('/', pathname))

/** From one span of the horoscope to another: day, week, month, year. */
export function SpanNav() {
  const t = useText(dashboardText)
  const { pathname } = useLocation()
  return (
    <nav aria-label={t.spans} className="flex flex-wrap gap-x-5">
      {PAGES.map(({ key, to }) => (
        <Link
          key={key}
          to={to}
          aria-current={isShown(to, pathname) ? 'page' : undefined}
          className="inline-flex min-h-10 items-center text-sm text-accent underline-offset-4 hover:underline aria-[current=page]:text-ink aria-[current=page]:no-underline"
        >
          {t.span[key]}
        </Link>
      ))}
    </nav>
  )
}
