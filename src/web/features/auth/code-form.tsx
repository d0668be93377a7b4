import { useState } from 'react'
import { CodeBody } from '#contract/second-factor.ts'
import { useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useCallForm } from '../../ui/use-call-form.ts'
import { authText } from './text.ts'
import { useSendCode, type HeldSignIn } from './use-login.ts'

/** The second step of signing in: the app's code or, without the app, a recovery code. */
export function CodeForm({ held }: { held: HeldSignIn }) {
  const t = useText(authText)
  const send = useSendCode()
  const [recovery, setRecovery] = useState(false)
  const { register, setFocus, reset, errors, busy, submit } = useCallForm(
    CodeBody,
    { blank: { code: '' } },
    ({ code }) => send.mutateAsync({ held, code }),
  )
  const change = () => {
    setRecovery(!recovery)
    reset()
    setFocus('code')
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field label={recovery ? t.recoveryCode : t.code} error={errors.code?.message}>
        {(field) => (
          <input
            {...field}
            {...register('code')}
            inputMode={recovery ? 'text' : 'numeric'}
            autoComplete={recovery ? 'off' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
            className="input figures max-w-64"
          />
        )}
      </Field>
      <FormError>{errors.root?.message}</FormError>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <SubmitButton busy={busy}>{t.login}</SubmitButton>
        <button type="button" className="link text-ink-2" onClick={change}>
          {recovery ? t.useApp : t.useRecovery}
        </button>
      </div>
    </form>
  )
}
