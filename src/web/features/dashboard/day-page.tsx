import { CallError, sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useToday } from '../../ui/clock.ts'
import { Areas } from './areas.tsx'
import type { Days } from './daily-cache.ts'
import { dayState } from './day-state.ts'
import { Focus } from './focus.tsx'
import { Mantra } from './mantra.tsx'
import { Mood } from './mood.tsx'
import { NoticeCard } from './notice-card.tsx'
import { ReadingText } from './reading-text.tsx'
import { sourcedParagraphs } from './sections.ts'
import { dashboardText } from './text.ts'
import { Waiting } from './waiting.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'

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
      {shown?.status === -1 && <NoticeCard title={t.failed} />}
      {shown?.content && <Content content={shown.content} />}
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
      <NoticeCard title={error.message}>
        <p className="mt-2 font-text text-lg">{t.missingText}</p>
        <ButtonLink to="/settings" className="mt-6">
          {t.toSettings}
        </ButtonLink>
      </NoticeCard>
    )
  return (
    <NoticeCard title={sentenceOf(error, words.broken)}>
      <Button className="mt-6" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </NoticeCard>
  )
}
