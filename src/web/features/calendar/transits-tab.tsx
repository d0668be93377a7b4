import type { CalendarContent } from '#contract/calendar.ts'
import { formatTime } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { FactorGlyphs } from '../factors/factor-glyphs.tsx'
import { calendarText } from './text.ts'

type Note = CalendarContent['lunarCalendar']['aspects'][number]

/** What is exact on the day, for everyone, by the clock of this device. */
export function TransitsTab({ content }: { content: CalendarContent }) {
  const t = useText(calendarText)
  const { aspects, events } = content.lunarCalendar
  return (
    <>
      {events.length > 0 && <Notes title={t.events} notes={events} content={content} />}
      {aspects.length > 0 ? (
        <Notes title={t.aspects} notes={aspects} content={content} />
      ) : (
        <p className="font-text text-lg text-ink-2">{t.noAspects}</p>
      )}
    </>
  )
}

function Notes({ title, notes, content }: { title: string; notes: readonly Note[]; content: CalendarContent }) {
  const { lang } = useLang()
  return (
    <section className="mb-8">
      <h3 className="label">{title}</h3>
      <ul className="mt-2 divide-y divide-rule">
        {notes.map((note) => {
          const factor = content.sources.find(({ id }) => id === note.factors[0])
          return (
            <li key={note.time + note.name} className="grid grid-cols-[3.5rem_1fr] gap-x-4 py-4">
              <time dateTime={note.time} className="figures pt-0.5 text-ink-2">
                {formatTime(lang, note.time)}
              </time>
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-3 font-text text-lg/6">
                  {note.name}
                  {factor && <FactorGlyphs factor={factor} size={17} />}
                </p>
                <p lang={lang} className="mt-1.5 font-text text-md/7 text-pretty">
                  {note.description}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
