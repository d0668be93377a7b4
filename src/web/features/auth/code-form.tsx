import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { CodeBody } from '#contract/second-factor.ts'
import { common } from '../../i18n/common.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { contractResolver } from '../../ui/contract-resolver.ts'
import { Field } from '../../ui/field.tsx'
import { FormError, placeErrors } from '../../ui/form-errors.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { authText } from './text.ts'
import { useSendCode, type HeldSignIn } from './use-login.ts'

/** The second step of signing in: the app's code or, without the app, a recovery code. */
export function CodeForm({ held }: { held: HeldSignIn }) {
  const t = useText(authText)
  const words = useText(common)
  const { lang } = useLang()
  const send = useSendCode()
  const [recovery, setRecovery] = useState(false)
  const { register, handleSubmit, setError, setFocus, reset, formState } = useForm({
    resolver: contractResolver(CodeBody, lang),
    defaultValues: { code: '' },
  })
  const { errors } = formState
  const submit = handleSubmit(({ code }) =>
    send.mutateAsync({ held, code }).catch((error: unknown) => {
      const message = placeErrors(error, setError, ['code'], words.broken)
      if (message) setError('root', { message })
    }),
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
        <SubmitButton busy={formState.isSubmitting}>{t.login}</SubmitButton>
        <button type="button" className="link text-ink-2" onClick={change}>
          {recovery ? t.useApp : t.useRecovery}
        </button>
      </div>
    </form>
  )
}
