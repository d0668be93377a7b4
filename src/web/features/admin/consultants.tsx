import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConsultantHours } from '#contract/admin-rows.ts'
import { CallError, sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Field, FieldGroup } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { Answer } from './table.tsx'
import { adminText } from './text.ts'

/** When each consultant can be booked. */
export function Consultants() {
  const asked = useQuery({
    queryKey: ['admin', 'consultants'],
    queryFn: ({ signal }) => call('GET /admin/consultants', { signal }),
  })
  return (
    <Answer asked={asked}>
      {(consultants) => (
        <div className="mt-6 grid gap-x-14 gap-y-12 lg:grid-cols-2">
          {consultants.map((consultant) => (
            <Hours key={consultant.id} consultant={consultant} />
          ))}
        </div>
      )}
    </Answer>
  )
}

function Hours({ consultant }: { consultant: ConsultantHours }) {
  const t = useText(adminText)
  const words = useText(common)
  const client = useQueryClient()
  const { id, name, time_zone } = consultant
  const [first, setFirst] = useState(`${consultant.first}`)
  const [last, setLast] = useState(`${consultant.last}`)
  const [weekdays, setWeekdays] = useState(consultant.weekdays)
  const [daysOff, setDaysOff] = useState(consultant.days_off.join('\n'))
  const save = useMutation({
    mutationFn: () =>
      call('PUT /admin/consultant/:id', {
        params: { id },
        body: { first, last, weekdays, days_off: daysOff.split(/\s+/).filter(Boolean) },
      }),
    onSuccess: () => {
      showToast(t.done)
      return client.invalidateQueries({ queryKey: ['admin', 'consultants'] })
    },
  })
  const errors = save.error instanceof CallError ? save.error.errors : {}
  const offError = Object.entries(errors).find(([field]) => field.startsWith('days_off'))?.[1]
  const isBeside = errors.first ?? errors.last ?? offError
  return (
    <form
      className="grid gap-5"
      noValidate
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <h2 className="display-3">
        {name} <span className="block font-ui text-[0.9375rem] text-ink-2">{t.byClockOf(time_zone)}</span>
      </h2>
      <div className="grid max-w-80 grid-cols-2 gap-5">
        <Field label={t.hours.first} error={errors.first}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              className="input"
              value={first}
              onChange={(e) => setFirst(e.target.value)}
            />
          )}
        </Field>
        <Field label={t.hours.last} error={errors.last}>
          {(control) => (
            <input
              {...control}
              inputMode="numeric"
              className="input"
              value={last}
              onChange={(e) => setLast(e.target.value)}
            />
          )}
        </Field>
      </div>
      <FieldGroup label={t.hours.weekdays}>
        <div className="flex flex-wrap gap-x-5">
          {t.weekdays.map((day, i) => (
            <label key={day} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                className="size-5"
                checked={weekdays.includes(i + 1)}
                onChange={({ target }) =>
                  setWeekdays(target.checked ? [...weekdays, i + 1] : weekdays.filter((known) => known !== i + 1))
                }
              />
              {day}
            </label>
          ))}
        </div>
      </FieldGroup>
      <Field label={t.hours.daysOff} error={offError}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            className="input figures max-w-56"
            placeholder="2026-12-31"
            value={daysOff}
            onChange={(event) => setDaysOff(event.target.value)}
          />
        )}
      </Field>
      <FormError>{save.error && !isBeside ? sentenceOf(save.error, words.broken) : null}</FormError>
      <div>
        <SubmitButton busy={save.isPending}>{words.save}</SubmitButton>
      </div>
    </form>
  )
}
