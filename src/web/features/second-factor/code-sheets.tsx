import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Account } from '#contract/accounts.ts'
import { CodeBody, EndSecondFactorBody } from '#contract/second-factor.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { contractResolver } from '../../ui/contract-resolver.ts'
import { Field } from '../../ui/field.tsx'
import { FormError, placeErrors } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { PasswordInput } from '../auth/password-input.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondFactorText } from './text.ts'
import { useRefreshSecondFactor } from './use-second-factor.ts'

/** New recovery codes, for a code. */
export function RenewSheet({ onClose }: { onClose: () => void }) {
  const t = useText(secondFactorText)
  const words = useText(common)
  const { lang } = useLang()
  const refresh = useRefreshSecondFactor()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: contractResolver(CodeBody, lang),
    defaultValues: { code: '' },
  })
  const { errors } = formState
  const submit = handleSubmit(async (body) => {
    try {
      setCodes((await call('POST /account/second-factor/recovery-codes', { body })).recovery_codes)
      refresh()
    } catch (error) {
      const message = placeErrors(error, setError, ['code'], words.broken)
      if (message) setError('root', { message })
    }
  })
  if (codes)
    return (
      <Sheet key="codes" title={t.codesTitle} intro={t.codesIntro} onClose={onClose}>
        <RecoveryCodes codes={codes} onKept={onClose} />
      </Sheet>
    )
  return (
    <Sheet key="code" title={t.renewTitle} intro={t.renewIntro} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field label={t.codeOrRecovery} error={errors.code?.message}>
          {(field) => <CodeInput {...field} {...register('code')} />}
        </Field>
        <FormError>{errors.root?.message}</FormError>
        <SubmitButton busy={formState.isSubmitting} className="justify-self-start">
          {t.make}
        </SubmitButton>
      </form>
    </Sheet>
  )
}

/** Turning it off, for password and code. */
export function OffSheet({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useText(secondFactorText)
  const words = useText(common)
  const { lang } = useLang()
  const refresh = useRefreshSecondFactor()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: contractResolver(EndSecondFactorBody, lang),
    defaultValues: { password: '', code: '' },
  })
  const { errors } = formState
  const submit = handleSubmit(async ({ password, code }) => {
    try {
      await call('DELETE /account/second-factor', { body: { password, code } })
    } catch (error) {
      const message = placeErrors(error, setError, ['password', 'code'], words.broken)
      if (message) setError('root', { message })
      return
    }
    refresh()
    showToast(t.turnedOff)
    onClose()
  })
  return (
    <Sheet title={t.offTitle} intro={t.offIntro} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        {account.has_password && (
          <Field label={t.password} error={errors.password?.message}>
            {(field) => <PasswordInput {...field} {...register('password')} autoComplete="current-password" />}
          </Field>
        )}
        <Field label={t.codeOrRecovery} error={errors.code?.message}>
          {(field) => <CodeInput {...field} {...register('code')} />}
        </Field>
        <FormError>{errors.root?.message}</FormError>
        <div className="flex flex-wrap gap-4">
          <SubmitButton busy={formState.isSubmitting}>{t.turnOff}</SubmitButton>
          <button type="button" className="button button-quiet" onClick={onClose}>
            {t.keep}
          </button>
        </div>
      </form>
    </Sheet>
  )
}

function CodeInput(props: React.ComponentProps<'input'>) {
  return (
    <input
      {...props}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      className="input figures max-w-64"
    />
  )
}
