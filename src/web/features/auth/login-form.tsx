import { useForm } from 'react-hook-form'
import { LoginBody } from '#contract/accounts.ts'
import { CallError } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { contractResolver } from '../../ui/contract-resolver.ts'
import { Field } from '../../ui/field.tsx'
import { FormError, placeErrors } from '../../ui/form-errors.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { PasswordInput } from './password-input.tsx'
import { authText } from './text.ts'
import { useLogin, type HeldSignIn } from './use-login.ts'

interface LoginFormProps {
  onForgot: () => void
  /** The password is right, and a code is still to come. */
  onHeld: (held: HeldSignIn) => void
}

export function LoginForm({ onForgot, onHeld }: LoginFormProps) {
  const t = useText(authText)
  const words = useText(common)
  const { lang } = useLang()
  const login = useLogin()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: contractResolver(LoginBody, lang),
    defaultValues: { email: '', password: '' },
  })
  const { errors } = formState
  const submit = handleSubmit((values) =>
    login.mutateAsync(values).catch((error: unknown) => {
      if (error instanceof CallError && error.reason === 'second_factor_required') return onHeld(values)
      const message = placeErrors(error, setError, ['email', 'password'], words.broken)
      if (message) setError('root', { message })
    }),
  )
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field label={t.email} error={errors.email?.message}>
        {(control) => (
          <input {...control} {...register('email')} type="email" autoComplete="username" className="input" />
        )}
      </Field>
      <Field label={t.password} error={errors.password?.message}>
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
      </Field>
      <FormError>{errors.root?.message}</FormError>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <SubmitButton busy={formState.isSubmitting}>{t.login}</SubmitButton>
        <button type="button" className="link text-ink-2" onClick={onForgot}>
          {t.forgot}
        </button>
      </div>
    </form>
  )
}
