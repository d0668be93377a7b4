import { useState } from 'react'
import type { SkyEvent } from '#contract/calendar.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { calendarText } from './text.ts'
import { Button } from '../../ui/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** What happened in the sky on this day of the year, the latest first. */
export function HistoryTab({ date }: { date: string }) {
  const t = useText(calendarText)
  const words = useText(common)
  const { data, error, refetch } = useSkyHistory(date)
  if (error && !data)
    return (
      <p role="alert" className="flex flex-wrap gap-x-4">
        {sentenceOf(error, words.broken)}
        <button type="button" className="link" onClick={() => void refetch()}>
          {words.tryAgain}
        </button>
      </p>
    )
  if (!data) return <Spinner />
  if (data.length === 0) return <p className="font-text text-lg text-ink-2">{t.noHistory}</p>
  return <Events key={date} events={data.toReversed()} />
}

/** So many are shown before the rest is asked for; those that history remembers are always among them. */
const SHOWN = 6

function Events({ events }: { events: readonly SkyEvent[] }) {
  const t = useText(calendarText)
  const { lang } = useLang()
  const [all, setAll] = useState(false)
  const shown = all ? events : events.filter(({ notable }, i) => notable || i < SHOWN)
  return (
    <>
      <ul className="divide-y divide-rule">
        {shown.map((event) => (
          <li
            key={`${event.year} ${event.type} ${event.name} ${event.time}`}
            className="grid grid-cols-[4.25rem_1fr] gap-x-4 py-4 first:pt-0"
          >
            <span className="figures pt-0.5 text-ink-2">{event.year < 0 ? t.bce(-event.year) : event.year}</span>
            <div className="min-w-0">
              <p className="label">{t.historyTypes[event.type]}</p>
              <p className="mt-0.5 font-text text-lg/6">{event.name}</p>
              <p lang={lang} className="mt-1.5 font-text text-md/7 text-pretty">
                {event.description}
              </p>
              {event.source && <p className="field-hint mt-1.5">{t.source(event.source)}</p>}
            </div>
          </li>
        ))}
      </ul>
      {shown.length < events.length && (
        <Button variant="quiet" className="mt-4" onClick={() => setAll(true)}>
          {t.allHistory(events.length)}
        </Button>
      )}
    </>
  )
}

/** What happened in the sky on a day of the year. */
function useSkyHistory(date: string) {
  const { lang } = useLang()
  const day = date.slice(5)
  return useQuery({
    queryKey: ['sky history', lang, day],
    queryFn: ({ signal }) => call('GET /calendar/events/:day', { params: { day }, query: { lang }, signal }),
  })
}
