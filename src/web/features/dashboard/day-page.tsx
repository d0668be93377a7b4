import { Link } from 'react-router'
import { CallError, sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useToday } from '../../ui/clock.ts'
import { Areas } from './areas.tsx'
import type { Days } from './daily-cache.ts'
import { Focus } from './focus.tsx'
import { Mantra } from './mantra.tsx'
import { Mood } from './mood.tsx'
import { NoticePlate } from './notice-plate.tsx'
import { ReadingText } from './reading-text.tsx'
import { sourcedParagraphs } from './sections.ts'
import { dashboardText } from './text.ts'
import { Waiting } from './waiting.tsx'

interface DayPageProps {
  days: Days
  date: string
  /** Set when the days come from the device because the server did not answer. */
  offline: boolean
}

/** One day's reading, or what stands in its way. */
export function DayPage({ days, date, offline }: DayPageProps) {
  const t = useText(dashboardText)
  const { lang } = useLang()
  const today = useToday()
  const status = days[today]?.status ?? 0
  const shown = days[date]
  const waiting = status >= 0 && status < 2 && !offline
  return (
    <>
      {offline && <p className="caption mt-6">{t.offline(formatDate(lang, date))}</p>}
      {waiting && <Waiting />}
      {waiting && shown?.content && date !== today && (
        <p className="caption mt-6">{t.earlier(formatDate(lang, date, 'day'))}</p>
      )}
      {shown?.status === -1 && <NoticePlate title={t.failed} />}
      {shown?.content && <Content content={shown.content} />}
    </>
  )
}

function Content({ content }: { content: NonNullable<Days[string]['content']> }) {
  return (
    <article>
      <div className="mt-8">
        <ReadingText paragraphs={sourcedParagraphs(content, 'general')} opening />
      </div>
      {sourcedParagraphs(content, 'mantra').map(({ text, factors }) => (
        <Mantra key={text} factors={factors}>
          {text}
        </Mantra>
      ))}
      <Mood mood={content.mood} />
      <Areas content={content} />
      <Focus strengths={content.strengths} attention={content.attention} />
    </article>
  )
}

/** Why there are no days at all: a birth that is not complete, or a server that does not answer. */
export function NoDays({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText(dashboardText)
  const words = useText(common)
  if (error instanceof CallError && error.reason === 'validation')
    return (
      <NoticePlate title={error.message}>
        <p className="mt-2 font-text text-lg">{t.missingText}</p>
        <Link to="/settings" className="button mt-6">
          {t.toSettings}
        </Link>
      </NoticePlate>
    )
  return (
    <NoticePlate title={sentenceOf(error, words.broken)}>
      <button type="button" className="button mt-6" onClick={onRetry}>
        {words.tryAgain}
      </button>
    </NoticePlate>
  )
}
