import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { AdminConsultant } from '#contract/consultants.ts'
import { CallError, sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Field, FieldGroup } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { ConsultantCard } from './experts-page.tsx'
import { bodyOf, draftOf, numberIn, type Draft } from './consultant-draft.ts'
import { consultantText } from './consultant-text.ts'
import { WeekFields } from './consultant-week.tsx'

interface ConsultantFormProps {
  /** Null to add one. */
  consultant: AdminConsultant | null
  onClose: () => void
}

/** All that is kept of a consultant, with the card that visitors will see. */
export function ConsultantForm({ consultant, onClose }: ConsultantFormProps) {
  const t = useText(consultantText)
  const words = useText(common)
  const { lang } = useLang()
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(consultant))
  const [picture, setPicture] = useState<File | '' | null>(null)
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const save = useMutation({
    mutationFn: async () => {
      const body = bodyOf(draft)
      const id = consultant?.id ?? (await call('POST /admin/consultants', { body })).id
      if (consultant) await call('PUT /admin/consultant/:id', { params: { id }, body })
      if (picture !== null) await call('POST /admin/consultant/:id/picture', { params: { id }, body: { picture } })
    },
    onSuccess: () => {
      showToast(t.saved)
      onClose()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['admin', 'consultants'] }),
  })
  const errors: Readonly<Record<string, string>> = save.error instanceof CallError ? save.error.errors : {}
  const errorAt = (path: string) =>
    Object.entries(errors).find(([name]) => name === path || name.startsWith(`${path}.`))?.[1]
  const text = (
    path: string,
    label: string,
    value: string,
    set: (value: string) => Partial<Draft>,
    rest: Rest = {},
  ) => (
    <Field
      label={label}
      error={errorAt(path)}
      {...(rest.hint && { hint: rest.hint })}
      {...(rest.aside && { aside: rest.aside })}
    >
      {(control) => (
        <input
          {...control}
          className="input"
          type={rest.type ?? 'text'}
          inputMode={rest.inputMode}
          autoComplete="off"
          value={value}
          onChange={(event) => change(set(event.target.value))}
        />
      )}
    </Field>
  )
  return (
    <form
      className="mt-6 grid gap-x-14 gap-y-10 lg:grid-cols-2"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <div className="grid content-start gap-6">
        <p>
          <button type="button" className="link" onClick={onClose}>
            {t.back}
          </button>
        </p>
        <h2 className="display-3">{consultant ? t.edit(consultant.words[lang].name) : t.add}</h2>
        {(['en', 'ru'] as const).map((of) => (
          <Words key={of} of={of} words={draft.words} errorAt={errorAt} onChange={(to) => change({ words: to })} />
        ))}
        {text('email', t.email, draft.email, (email) => ({ email }), { type: 'email' })}
        <FieldGroup label={t.mailsIn}>
          <div className="flex gap-2">
            {(['en', 'ru'] as const).map((one) => (
              <button
                key={one}
                type="button"
                className="choice"
                aria-pressed={draft.lang === one}
                onClick={() => change({ lang: one })}
              >
                {t.languages[one]}
              </button>
            ))}
          </div>
        </FieldGroup>
        {text('time_zone', t.timeZone, draft.timeZone, (timeZone) => ({ timeZone }), { hint: t.timeZoneHint })}
        <WeekFields week={draft.week} errorAt={errorAt} onChange={(week) => change({ week })} />
        <Field label={t.daysOff} error={errorAt('days_off')}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              className="input figures max-w-56"
              placeholder="2026-12-31"
              value={draft.daysOff}
              onChange={(event) => change({ daysOff: event.target.value })}
            />
          )}
        </Field>
      </div>
      <div className="grid content-start gap-6">
        {text('meeting_url', t.meeting, draft.meeting, (meeting) => ({ meeting }), {
          type: 'url',
          hint: t.meetingHint,
        })}
        {text('minutes', t.minutes, draft.minutes, (minutes) => ({ minutes }), { inputMode: 'numeric' })}
        <div className="grid gap-5 sm:grid-cols-2">
          {text('prices.USD', t.usd, draft.usd, (usd) => ({ usd }), { inputMode: 'decimal' })}
          {text('prices.RUB', t.rub, draft.rub, (rub) => ({ rub }), {
            inputMode: 'decimal',
            aside: t.optional,
            hint: t.rubHint,
          })}
        </div>
        <div className="grid gap-5 sm:grid-cols-3">
          {text('rating', t.rating, draft.rating, (rating) => ({ rating }), {
            inputMode: 'decimal',
            aside: t.optional,
          })}
          {text('years', t.years, draft.years, (years) => ({ years }), { inputMode: 'numeric', aside: t.optional })}
          {text('consultations', t.consultations, draft.consultations, (consultations) => ({ consultations }), {
            inputMode: 'numeric',
            aside: t.optional,
          })}
        </div>
        <p className="field-hint">{t.own}</p>
        <Field label={t.picture} aside={t.optional} hint={t.pictureHint} error={errorAt('picture')}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept="image/jpeg,image/png"
              className="input"
              onChange={(event) => setPicture(event.target.files?.[0] ?? null)}
            />
          )}
        </Field>
        {consultant?.avatar && picture === null && (
          <p>
            <button type="button" className="link" onClick={() => setPicture('')}>
              {t.removePicture}
            </button>
          </p>
        )}
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5"
            checked={draft.hidden}
            onChange={({ target }) => change({ hidden: target.checked })}
          />
          {t.hide}
        </label>
        <FormError>
          {save.error && (Object.keys(errors).length === 0 ? sentenceOf(save.error, words.broken) : save.error.message)}
        </FormError>
        <div>
          <SubmitButton busy={save.isPending}>{words.save}</SubmitButton>
        </div>
        <section aria-label={t.preview}>
          <h3 className="label mb-4">{t.preview}</h3>
          <ConsultantCard
            consultant={{
              id: 0,
              ...draft.words[lang],
              avatar: picture === '' ? null : (consultant?.avatar ?? null),
              rating: numberIn(draft.rating),
              years: numberIn(draft.years),
              consultations: numberIn(draft.consultations),
              price:
                lang === 'ru' && numberIn(draft.rub) !== null
                  ? { amount: numberIn(draft.rub) ?? 0, currency: 'RUB' }
                  : { amount: numberIn(draft.usd) ?? 0, currency: 'USD' },
              minutes: numberIn(draft.minutes) ?? 60,
              time_zone: draft.timeZone,
            }}
          />
        </section>
      </div>
    </form>
  )
}

interface Rest {
  hint?: ReactNode
  aside?: string
  type?: 'email' | 'url'
  inputMode?: 'numeric' | 'decimal'
}

interface WordsProps {
  of: 'en' | 'ru'
  words: Draft['words']
  errorAt: (path: string) => string | undefined
  onChange: (words: Draft['words']) => void
}

function Words({ of, words, errorAt, onChange }: WordsProps) {
  const t = useText(consultantText)
  const set = (part: Partial<Draft['words']['en']>) => onChange({ ...words, [of]: { ...words[of], ...part } })
  return (
    <fieldset className="grid gap-4" lang={of}>
      <legend className="label mb-3">{of === 'en' ? t.english : t.russian}</legend>
      {(['name', 'specialization'] as const).map((name) => (
        <Field key={name} label={t[name]} error={errorAt(`words.${of}.${name}`)}>
          {(control) => (
            <input
              {...control}
              className="input"
              value={words[of][name]}
              onChange={(event) => set({ [name]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <Field label={t.description} error={errorAt(`words.${of}.description`)}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            className="input"
            value={words[of].description}
            onChange={(event) => set({ description: event.target.value })}
          />
        )}
      </Field>
    </fieldset>
  )
}
