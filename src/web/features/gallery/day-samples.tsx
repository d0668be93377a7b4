import type { ReactNode } from 'react'
import { CallError } from '../../api/call-error.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import type { Days } from '../../session/daily-cache.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { DayContent } from '../dashboard/day-content.tsx'
import { DayPage } from '../dashboard/day-page.tsx'
import { MoonLine } from '../dashboard/moon-line.tsx'
import { galleryText } from './text.ts'
import { sampleDayWords } from './sample-day-words.ts'
import { SAMPLE_DATE, SAMPLE_DAYS, sampleDay, sampleDays } from './sample-days.ts'

/** The page of a day, of each kind, and what stands in its way. */
export function DaySamples() {
  const t = useText(sampleDayWords)
  const { lang } = useLang()
  // Times are told by the reader's own clock, which the server does not know.
  if (!useHydrated()) return null
  return (
    <>
      {SAMPLE_DAYS.map((kind) => {
        const content = sampleDay(lang, kind)
        return (
          <Sample key={kind} kind={kind} title={t[kind]}>
            <MoonLine content={content} lunar={undefined} />
            <DayContent content={content} date={SAMPLE_DATE} days={sampleDays(content)} />
          </Sample>
        )
      })}
      <DayStates />
    </>
  )
}

function Sample({ kind, title, children }: { kind: string; title: string; children: ReactNode }) {
  return (
    <div data-gallery-day={kind}>
      <h3 className="label">{title}</h3>
      {children}
    </div>
  )
}

const nothing = () => undefined

/** A day that is being written, one that couldn't be written, one whose call failed, and one that was kept on the device. */
function DayStates() {
  const t = useText(sampleDayWords)
  const { error } = useText(galleryText)
  const { lang } = useLang()
  const kept = sampleDays(sampleDay(lang, 'subscriber'))
  const states: { kind: 'loading' | 'failed' | 'error' | 'offline'; days: Days; error: CallError | null }[] = [
    { kind: 'loading', days: { [SAMPLE_DATE]: { status: 1, content: null } }, error: null },
    {
      kind: 'failed',
      days: { [SAMPLE_DATE]: { status: -1, content: null } },
      error: new CallError('internal', error, 500),
    },
    { kind: 'error', days: kept, error: new CallError('internal', error, 500) },
    { kind: 'offline', days: kept, error: new CallError('network', error, 0) },
  ]
  return states.map((state) => (
    <Sample key={state.kind} kind={state.kind} title={t[state.kind]}>
      <DayPage days={state.days} date={SAMPLE_DATE} answered={false} error={state.error} onRetry={nothing} />
    </Sample>
  ))
}
