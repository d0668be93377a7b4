import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallOutput } from '#contract/api.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { Queries } from '../../api/queries.tsx'
import { common } from '../../i18n/common.ts'
import { formatInstantDate, formatMoney, formatTime, formatZone } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { ChooseHour, type Hour } from './choose-hour.tsx'
import { expertsText } from './text.ts'
import { Button } from '../../ui/button.tsx'
import { PageTop } from '../../ui/page-top.tsx'

type Consultation = CallOutput<'GET /consultation/:token'>

/** What the link of a consultant's mail opens: the consultation, to be moved or canceled. */
export function ConsultationPage({ token }: { token: string }) {
  const t = useText(expertsText)
  const hydrated = useHydrated()
  return (
    <div className="page">
      <PageTop label={t.label} title={t.linkTitle} />
      <Queries>{hydrated && <Opened token={token} />}</Queries>
    </div>
  )
}

function Opened({ token }: { token: string }) {
  const t = useText(expertsText)
  const { data, error } = useQuery({
    queryKey: ['consultation', token],
    queryFn: ({ signal }) => call('GET /consultation/:token', { params: { token }, signal }),
    staleTime: 0,
  })
  if (error) return <p className="mt-8 font-text text-lg">{sentenceOf(error, t.linkDead)}</p>
  if (!data)
    return (
      <div className="mt-8 text-accent">
        <Spinner size={40} />
      </div>
    )
  return (
    <>
      <Facts consultation={data} />
      {data.state === 'booked' ? (
        <Change token={token} consultation={data} />
      ) : (
        <p className="mt-8 font-text text-lg" role="status">
          {t.linkOver[data.state]}
        </p>
      )}
    </>
  )
}

function Facts({ consultation }: { consultation: Consultation }) {
  const t = useText(expertsText)
  const { lang } = useLang()
  const { person, starts, minutes, price, meeting_url, time_zone, person_time_zone } = consultation
  const when = (zone: string) =>
    `${formatInstantDate(lang, starts, 'day', zone)}, ${formatTime(lang, starts, zone)} (${formatZone(lang, starts, zone)})`
  const facts = [
    [t.linkYours, when(time_zone)],
    [t.linkTheirs, when(person_time_zone)],
    [t.linkLength, t.minutes(minutes)],
    [t.linkPrice, formatMoney(lang, price.amount, price.currency)],
  ] as const
  return (
    <section className="mt-10">
      <h2 className="display-3">{t.linkWith(person)}</h2>
      <dl className="mt-4 grid max-w-[44rem] grid-cols-[auto_1fr] gap-x-8 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-2">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <dt className="text-ink-2">{t.linkMeeting}</dt>
        <dd className="min-w-0 break-words">
          <a href={meeting_url} className="link" rel="noreferrer">
            {meeting_url}
          </a>
        </dd>
      </dl>
    </section>
  )
}

function Change({ token, consultation }: { token: string; consultation: Consultation }) {
  const t = useText(expertsText)
  const words = useText(common)
  const client = useQueryClient()
  const [hour, setHour] = useState<Hour | null>(null)
  const [reason, setReason] = useState('')
  const again = () => client.invalidateQueries({ queryKey: ['consultation', token] })
  const moving = useMutation({
    mutationFn: ({ date, time }: Hour) =>
      call('PATCH /consultation/:token', { params: { token }, body: { date, time } }),
    onSettled: again,
  })
  const canceling = useMutation({
    mutationFn: () => call('DELETE /consultation/:token', { params: { token }, body: { reason } }),
    onSettled: again,
  })
  return (
    <div className="mt-12 grid gap-14 lg:grid-cols-2">
      <section className="grid content-start gap-6">
        <h2 className="display-3">{t.linkMove}</h2>
        <ChooseHour days={consultation.days} timeZone={consultation.time_zone} hour={hour} onChange={setHour} />
        <FormError>{moving.error && sentenceOf(moving.error, words.broken)}</FormError>
        <p role="status">{moving.isSuccess && t.linkMoved}</p>
        <Button
          disabled={!hour || moving.isPending}
          onClick={() => hour && moving.mutate(hour, { onSuccess: () => setHour(null) })}
        >
          {t.moveConfirm}
        </Button>
      </section>
      <section className="grid content-start gap-6">
        <h2 className="display-3">{t.linkCancel}</h2>
        <p className="font-text text-lg">{t.linkCancelAsk}</p>
        <Field label={t.reason} aside={t.optional}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              className="input"
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <FormError>{canceling.error && sentenceOf(canceling.error, words.broken)}</FormError>
        <Button variant="quiet" disabled={canceling.isPending} onClick={() => canceling.mutate()}>
          {t.linkCancel}
        </Button>
      </section>
    </div>
  )
}
