import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { formatDate } from '../../i18n/format.ts'
import { Link } from '../../i18n/link.tsx'
import { useLang, useText } from '../../i18n/text.tsx'
import { useToday } from '../../ui/clock.ts'
import type { Days } from '../../session/daily-cache.ts'
import { DayContent } from './day-content.tsx'
import { dayState } from './day-state.ts'
import { BlankPage } from './blank-page.tsx'
import { NoticeCard } from '../../ui/notice-card.tsx'
import { dashboardText } from './text.ts'
import { Waiting } from './waiting.tsx'

interface DayPageProps {
  days: Days
  date: string
  /** Whether the days are the server's answer; else they were kept on the device. */
  answered: boolean
  /** How the last call failed; null when it did not. */
  error: unknown
  onRetry: () => void
}

/** One day's reading, or what stands in its way. */
export function DayPage({ days, date, answered, error, onRetry }: DayPageProps) {
  const t = useText(dashboardText)
  const { lang } = useLang()
  const today = useToday()
  const shown = days[date]
  const { waiting, offline, failure } = dayState({ days, answered, error }, { date, today })
  return (
    <>
      {offline && <p className="caption mt-6">{t.offline(formatDate(lang, date))}</p>}
      {Boolean(failure) && <FailedCall error={failure} onRetry={onRetry} />}
      {waiting && <Waiting />}
      {waiting && !offline && shown?.content && date !== today && (
        <p className="caption mt-6">{t.earlier(formatDate(lang, date, 'day'))}</p>
      )}
      {shown?.status === -1 && (
        <NoticeCard title={t.failed}>
          <Link to="/support" className="link mt-4 inline-block">
            {t.toSupport}
          </Link>
        </NoticeCard>
      )}
      {shown?.content ? (
        // Another day is another page: what was opened in one isn't open in the next, and nothing moves from one to the other.
        <DayContent key={date} content={shown.content} date={date} days={days} />
      ) : (
        waiting && <BlankPage />
      )}
    </>
  )
}

/** A call that failed, told above what is there all the same. */
function FailedCall({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const words = useText(common)
  return (
    <p role="status" className="caption mt-6 flex flex-wrap gap-x-4">
      {sentenceOf(error, words.broken)}
      <button type="button" className="link" onClick={onRetry}>
        {words.tryAgain}
      </button>
    </p>
  )
}
