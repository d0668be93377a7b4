import { ForgotPasswordBody } from '#contract/accounts.ts'
import { useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useCallForm } from '../../ui/use-call-form.ts'
import { authText } from './text.ts'
import { useForgotPassword } from './use-reset-password.ts'

export function ForgotForm() {
  const t = useText(authText)
  const forgot = useForgotPassword()
  const { register, errors, busy, submit } = useCallForm(ForgotPasswordBody, { blank: { email: '' } }, ({ email }) =>
    forgot.mutateAsync(email),
  )
  if (forgot.isSuccess)
    return (
      <div role="status" className="border-l-2 border-accent pl-4">
        <p className="font-text text-xl">{t.sentTitle}</p>
        <p className="mt-1 text-ink-2">{t.sentText}</p>
      </div>
    )
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field label={t.email} error={errors.email?.message}>
        {(control) => (
          <input {...control} {...register('email')} type="email" autoComplete="username" className="input" />
        )}
      </Field>
      <FormError>{errors.root?.message}</FormError>
      <SubmitButton busy={busy} className="justify-self-start">
        {t.send}
      </SubmitButton>
    </form>
  )
}
