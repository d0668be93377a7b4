import { useState } from 'react'
import type { Account } from '#contract/accounts.ts'
import { EndSecondFactorBody } from '#contract/second-factor.ts'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { useCallForm } from '../../ui/use-call-form.ts'
import { PasswordInput } from '../auth/password-input.tsx'
import { CodeForm } from './code-form.tsx'
import { CodeInput } from './code-input.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondFactorText } from './text.ts'
import { useRefreshSecondFactor } from './use-second-factor.ts'
import { Button } from '../../ui/button.tsx'

/** New recovery codes, for a code. */
export function RenewSheet({ onClose }: { onClose: () => void }) {
  const t = useText(secondFactorText)
  const refresh = useRefreshSecondFactor()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes)
    return (
      <Sheet key="codes" title={t.codesTitle} intro={t.codesIntro} onClose={onClose}>
        <RecoveryCodes codes={codes} onKept={onClose} />
      </Sheet>
    )
  const renew = async (body: { code: string }) => {
    setCodes((await call('POST /account/second-factor/recovery-codes', { body })).recovery_codes)
    refresh()
  }
  return (
    <Sheet key="code" title={t.renewTitle} intro={t.renewIntro} onClose={onClose}>
      <CodeForm label={t.codeOrRecovery} action={t.make} onCode={renew} />
    </Sheet>
  )
}

/** Turning it off, for password and code. */
export function OffSheet({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useText(secondFactorText)
  const refresh = useRefreshSecondFactor()
  const { register, errors, busy, submit } = useCallForm(
    EndSecondFactorBody,
    { blank: { password: '', code: '' } },
    async ({ password, code }) => {
      await call('DELETE /account/second-factor', { body: { password, code } })
      refresh()
      showToast(t.turnedOff)
      onClose()
    },
  )
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
          <SubmitButton busy={busy}>{t.turnOff}</SubmitButton>
          <Button variant="quiet" onClick={onClose}>
            {t.keep}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
