import { NavLink } from '../../i18n/link.tsx'
import { useText } from '../../i18n/text.tsx'
import { dashboardText } from './text.ts'

const PAGES = [
  { key: 'day', to: '/daily-horoscope' },
  { key: 'week', to: '/daily-horoscope/week' },
  { key: 'month', to: '/daily-horoscope/month' },
  { key: 'year', to: '/daily-horoscope/year' },
] as const

/** From one span of the horoscope to another: day, week, month, year. */
export function SpanNav() {
  const t = useText(dashboardText)
  return (
    <nav aria-label={t.spans} className="flex flex-wrap gap-x-5">
      {PAGES.map(({ key, to }) => (
        <NavLink
          key={key}
          to={to}
          end
          className="inline-flex min-h-10 items-center text-sm text-accent underline-offset-4 hover:underline aria-[current=page]:text-ink aria-[current=page]:no-underline"
        >
          {t.span[key]}
        </NavLink>
      ))}
    </nav>
  )
}
