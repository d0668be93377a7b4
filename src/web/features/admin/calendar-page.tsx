import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { civilDate } from '../../i18n/format.ts'
import { useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast.ts'
import { EntryForm } from './entry-form.tsx'
import { PageHead } from './frame.tsx'
import { Answer } from '../staff-parts/table.tsx'
import { adminText } from './text.ts'
import { Button } from '../../ui/button.tsx'

const EVERY_MS = 1_500

/** A date of the calendar: generated, changed or given back to what is computed, in both languages side by side. */
export default function CalendarPage() {
  const t = useText(adminText)
  const navigate = useNavigate()
  const [today] = useState(() => civilDate(new Date()))
  const { date = today } = useParams()
  return (
    <>
      <PageHead
        crumbs={[]}
        title={t.calendar}
        aside={
          <Field label={t.date}>
            {(control) => (
              <input
                {...control}
                type="date"
                className="input"
                value={date}
                onChange={({ target }) => target.value && void navigate(`/admin/calendar/${target.value}`)}
              />
            )}
          </Field>
        }
      />
      <Entries key={date} date={date} />
    </>
  )
}

function Entries({ date }: { date: string }) {
  const t = useText(adminText)
  const words = useText(common)
  const client = useQueryClient()
  const month = date.slice(0, 7)
  const isEmpty = (rows: readonly { content: string }[] | undefined) => rows?.some(({ content }) => content === '')
  const entries = useQuery({
    queryKey: ['admin', 'calendar', date],
    queryFn: ({ signal }) => call('GET /admin/calendar/:date', { params: { date }, signal }),
    refetchInterval: ({ state }) => (isEmpty(state.data) ? EVERY_MS : false),
  })
  const progress = useQuery({
    queryKey: ['admin', 'calendar-month', month],
    queryFn: ({ signal }) => call('GET /admin/calendar-month/:month', { params: { month }, signal }),
    refetchInterval: ({ state }) => (state.data?.some(({ state: at }) => at === 'in_progress') ? EVERY_MS : false),
  })
  const generate = useMutation({
    mutationFn: (whole: boolean) => call('POST /admin/calendar/:date', { params: { date }, body: { month: whole } }),
    onError: (error) => showToast(sentenceOf(error, words.broken)),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['admin', 'calendar', date] })
      await client.invalidateQueries({ queryKey: ['admin', 'calendar-month', month] })
    },
  })
  const opened = progress.data ?? []
  const done = opened.filter(({ state }) => state !== 'in_progress').length
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        {entries.data?.length === 0 && <Button onClick={() => generate.mutate(false)}>{t.generate}</Button>}
        <Button variant="quiet" onClick={() => generate.mutate(true)}>
          {t.generateMonth}
        </Button>
        {opened.length > 0 && (
          <p role="status" className="flex items-center gap-3 text-sm">
            <progress className="accent-accent" value={done} max={opened.length} aria-label={month} />
            {t.month(done, opened.length)}
          </p>
        )}
      </div>
      <Answer asked={entries}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="mt-6 font-text">{t.noEntry}</p>
          ) : (
            <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12 lg:grid-cols-2">
              {rows.map((row) => (
                <section key={row.lang} aria-label={t.languages[row.lang]}>
                  <h2 className="display-3">
                    {t.languages[row.lang]}
                    {row.edited && <span className="ml-3 font-ui text-xs text-ink-2">{t.edited}</span>}
                  </h2>
                  {row.content === '' ? (
                    <p className="mt-4">
                      <Spinner label={t.inProgress} /> {t.inProgress}
                    </p>
                  ) : (
                    <EntryForm key={row.content} row={row} />
                  )}
                </section>
              ))}
            </div>
          )
        }
      </Answer>
    </>
  )
}
