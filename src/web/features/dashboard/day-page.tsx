import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useToday } from '../../ui/clock.ts'
import { Areas } from './areas.tsx'
import type { Days } from '../../session/daily-cache.ts'
import { dayState } from './day-state.ts'
import { Focus } from './focus.tsx'
import { Mood } from './mood.tsx'
import { NoticeCard } from '../../ui/notice-card.tsx'
import { ReadingText } from './reading-text.tsx'
import { sourcedParagraphs } from './sections.ts'
import { dashboardText } from './text.ts'
import { Waiting } from './waiting.tsx'
import type { Factor } from '#contract/daily.ts'
import { FactorNote } from '../factors/factor-note.tsx'

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

/** The day's mantra, set as an epigraph. */
function Mantra({ children, factors }: { children: string; factors: readonly Factor[] }) {
  const t = useText(dashboardText)
  return (
    <figure className="my-8 max-w-[39rem] border-y border-rule py-5 text-center">
      <figcaption className="label">{t.mantra}</figcaption>
      <blockquote className="mt-2 font-display text-3xl/9 font-light text-balance italic">{children}</blockquote>
      {factors.length > 0 && (
        <div className="mantra-note mt-3">
          <FactorNote factors={factors} />
        </div>
      )}
    </figure>
  )
}
