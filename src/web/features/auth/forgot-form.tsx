import { useForm } from 'react-hook-form'
import { ForgotPasswordBody } from '#contract/accounts.ts'
import { common } from '../../i18n/common.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { contractResolver } from '../../ui/contract-resolver.ts'
import { Field } from '../../ui/field.tsx'
import { FormError, placeErrors } from '../../ui/form-errors.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { authText } from './text.ts'
import { useForgotPassword } from './use-reset-password.ts'

export function ForgotForm() {
  const t = useText(authText)
  const words = useText(common)
  const { lang } = useLang()
  const forgot = useForgotPassword()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: contractResolver(ForgotPasswordBody, lang),
    defaultValues: { email: '' },
  })
  const { errors } = formState
  const submit = handleSubmit(({ email }) =>
    forgot.mutateAsync(email).catch((error: unknown) => {
      const message = placeErrors(error, setError, ['email'], words.broken)
      if (message) setError('root', { message })
    }),
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
      <SubmitButton busy={formState.isSubmitting} className="justify-self-start">
        {t.send}
      </SubmitButton>
    </form>
  )
}
