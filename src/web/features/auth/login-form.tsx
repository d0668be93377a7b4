import { LoginBody } from '#contract/accounts.ts'
import { CallError } from '../../api/call-error.ts'
import { useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useCallForm } from '../../ui/use-call-form.ts'
import { usePasskeyInForm } from '../passkeys/use-passkey-sign-in.ts'
import { PasswordInput } from './password-input.tsx'
import { authText } from './text.ts'
import { useLogin, type HeldSignIn } from './use-login.ts'

interface LoginFormProps {
  /** The address that is known already. */
  email: string
  /** What the way out says that a forgotten password needs. */
  forgot: string
  onForgot: () => void
  /** The password is right, and a code is still to come. */
  onHeld: (held: HeldSignIn) => void
}

export function LoginForm({ email, forgot, onForgot, onHeld }: LoginFormProps) {
  const t = useText(authText)
  const login = useLogin()
  usePasskeyInForm()
  const { register, errors, busy, submit } = useCallForm(LoginBody, { blank: { email, password: '' } }, (values) =>
    login.mutateAsync(values).catch((error: unknown) => {
      if (error instanceof CallError && error.reason === 'second_factor_required') return onHeld(values)
      throw error
    }),
  )
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field label={t.email} error={errors.email?.message}>
        {(control) => (
          <input {...control} {...register('email')} type="email" autoComplete="username webauthn" className="input" />
        )}
      </Field>
      <Field label={t.password} error={errors.password?.message}>
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="current-password" />}
      </Field>
      <FormError>{errors.root?.message}</FormError>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <SubmitButton busy={busy}>{t.login}</SubmitButton>
        <button type="button" className="link text-ink-2" onClick={onForgot}>
          {forgot}
        </button>
      </div>
    </form>
  )
}
