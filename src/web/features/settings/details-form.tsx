import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { SyncBody, type Account, type OneEditField } from '#contract/accounts.ts'
import { say } from '#contract/messages/say.ts'
import { common } from '../../i18n/common.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { contractResolver } from '../../ui/contract-resolver.ts'
import { Field } from '../../ui/field.tsx'
import { FormError, placeErrors } from '../../ui/form-errors.tsx'
import { showNotice } from '../../ui/notice.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { BirthDateField } from '../account/birth-date-field.tsx'
import { birthText } from '../account/birth-text.ts'
import { BirthTimeField } from '../account/birth-time-field.tsx'
import { GenderSelect } from '../account/gender-select.tsx'
import { authText } from '../auth/text.ts'
import { PlaceField } from '../places/place-field.tsx'
import { ConfirmEdit } from './confirm-edit.tsx'
import { changesOf, detailsOf, mayEdit, spentBy, type Details } from './details.ts'
import { EmailHint, PendingEmailHint } from './email-hint.tsx'
import { settingsText } from './text.ts'
import { useUpdateAccount } from './use-update-account.ts'

const FIELDS = ['first_name', 'last_name', 'email', 'birthdate', 'birthtime', 'birthplace', 'gender'] as const

function emailHint({ email_confirmed: isConfirmed, pending_email: pending }: Account) {
  if (!isConfirmed) return <EmailHint />
  return pending ? <PendingEmailHint pending={pending} /> : undefined
}

/** The person's details. What can be changed once says so before, and asks again when it is about to be spent. */
export function DetailsForm({ account }: { account: Account }) {
  const t = useText(settingsText)
  const birth = useText(birthText)
  const words = useText(common)
  const auth = useText(authText)
  const { lang } = useLang()
  const update = useUpdateAccount()
  const [asking, setAsking] = useState<SyncBody | null>(null)
  const form = useForm<Details, unknown, SyncBody>({
    resolver: contractResolver(SyncBody, lang, { instead: { date: birth.dateIncomplete } }),
    values: detailsOf(account),
  })
  const { register, control, handleSubmit, setError, setValue, getValues, formState } = form
  const [unknownTime, placeId] = useWatch({ control, name: ['birthtimeIDK', 'birthplace_id'] })
  const { errors } = formState

  const save = async (changes: SyncBody) => {
    setAsking(null)
    try {
      const { warnings } = await update.mutateAsync(changes)
      if (warnings?.length) showNotice({ title: auth.noticeTitle, lines: warnings })
      else showToast(t.saved)
    } catch (error) {
      const message = placeErrors(error, setError, FIELDS, words.broken)
      if (message) setError('root', { message })
    }
  }
  const submit = handleSubmit(() => {
    const changes = changesOf(account, getValues())
    if (Object.keys(changes).length === 0) return showToast(t.unchanged)
    return spentBy(changes).length > 0 ? setAsking(changes) : save(changes)
  })
  const once = (field: OneEditField) => (mayEdit(account, field) ? t.once : say(lang, 'edited_once'))
  const closed = (field: OneEditField) => !mayEdit(account, field)
  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={t.firstName} error={errors.first_name?.message} hint={once('first_name')}>
          {(field) => (
            <input
              {...field}
              {...register('first_name')}
              disabled={closed('first_name')}
              autoComplete="given-name"
              className="input"
            />
          )}
        </Field>
        <Field label={t.lastName} error={errors.last_name?.message}>
          {(field) => <input {...field} {...register('last_name')} autoComplete="family-name" className="input" />}
        </Field>
      </div>
      <Field label={t.email} error={errors.email?.message} hint={emailHint(account)}>
        {(field) => <input {...field} {...register('email')} type="email" autoComplete="email" className="input" />}
      </Field>
      <div className="dotted" aria-hidden />
      <Controller
        control={control}
        name="birthdate"
        render={({ field }) => (
          <BirthDateField
            {...field}
            error={errors.birthdate?.message}
            hint={once('birthdate')}
            disabled={closed('birthdate')}
          />
        )}
      />
      <Controller
        control={control}
        name="birthtime"
        render={({ field }) => (
          <BirthTimeField
            {...field}
            unknown={unknownTime}
            unknownDisabled={closed('birthtime')}
            onUnknownChange={(unknown) => {
              setValue('birthtime', unknown ? '' : detailsOf(account).birthtime)
              setValue('birthtimeIDK', unknown)
            }}
            error={errors.birthtime?.message ?? errors.birthtimeIDK?.message}
            hint={once('birthtime')}
            disabled={closed('birthtime')}
          />
        )}
      />
      <Controller
        control={control}
        name="birthplace"
        render={({ field }) => (
          <PlaceField
            ref={field.ref}
            value={{ text: field.value, id: placeId }}
            onBlur={field.onBlur}
            onChange={({ text, id }) => {
              setValue('birthplace_id', id)
              field.onChange(text)
            }}
            error={errors.birthplace?.message}
            hint={once('birthplace')}
            disabled={closed('birthplace')}
          />
        )}
      />
      <Field label={birth.gender} error={errors.gender?.message} hint={once('gender')}>
        {(field) => <GenderSelect {...field} {...register('gender')} disabled={closed('gender')} />}
      </Field>
      <FormError>{errors.root?.message}</FormError>
      <SubmitButton busy={update.isPending} className="justify-self-start">
        {t.save}
      </SubmitButton>
      {asking && (
        <ConfirmEdit
          account={account}
          changes={asking}
          onCancel={() => setAsking(null)}
          onConfirm={() => void save(asking)}
        />
      )}
    </form>
  )
}
