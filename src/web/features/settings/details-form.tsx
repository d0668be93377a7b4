import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { SyncBody, type Account, type OneEditField } from '#contract/accounts.ts'
import { say } from '#contract/messages/say.ts'
import { common } from '../../i18n/common.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { contractResolver } from '../../ui/contract-resolver.ts'
import { Field } from '../../ui/field.tsx'
import { FormError, placeErrors } from '../../ui/form-errors.tsx'
import { showNotice } from '../../ui/notice.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useFormDraft } from '../../ui/use-draft.ts'
import { showToast } from '../../ui/toast.ts'
import { birthText } from '../account/birth-text.ts'
import { GenderSelect } from '../account/gender-select.tsx'
import { authText } from '../auth/text.ts'
import { BirthFields } from '../birth-time/birth-fields.tsx'
import { notShownYet } from '../birth-time/shown-warnings.ts'
import { ConfirmEdit } from './confirm-edit.tsx'
import { changesOf, detailsOf, mayEdit, spentBy, type Details } from './details.ts'
import { EmailHint } from '../account/email-hint.tsx'
import { PendingEmailHint } from './pending-email-hint.tsx'
import { settingsText } from './text.ts'
import { useUpdateAccount } from '../account/use-update-account.ts'

const FIELDS = [
  'first_name',
  'last_name',
  'email',
  'birthdate',
  'birthtime',
  'birthplace',
  'birth_clock',
  'birth_offset',
  'gender',
] as const

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
  useFormDraft(form, detailsOf(account))
  const { register, handleSubmit, setError, getValues, formState } = form
  const { errors } = formState

  const save = async (changes: SyncBody) => {
    setAsking(null)
    try {
      const { warnings } = await update.mutateAsync(changes)
      const lines = notShownYet(warnings)
      if (lines.length > 0) showNotice({ title: auth.noticeTitle, lines })
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
  const noteOf = (field: OneEditField) => ({ hint: once(field), disabled: closed(field) })
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
      <FormProvider {...form}>
        <BirthFields
          notes={{ birthdate: noteOf('birthdate'), birthtime: noteOf('birthtime'), birthplace: noteOf('birthplace') }}
        />
      </FormProvider>
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
