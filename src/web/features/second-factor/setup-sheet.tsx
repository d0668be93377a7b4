import { useState } from 'react'
import type { Account } from '#contract/accounts.ts'
import type { CallOutput } from '#contract/api.ts'
import { BeginSecondFactorBody, type CodeBody } from '#contract/second-factor.ts'
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
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondFactorText } from './text.ts'
import { useRefreshSecondFactor } from './use-second-factor.ts'

type Begun = CallOutput<'POST /account/second-factor'>

/** Turning it on in three steps: the password, the app, the recovery codes. */
export function SetupSheet({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useText(secondFactorText)
  const refresh = useRefreshSecondFactor()
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = () => {
    if (codes) {
      refresh()
      showToast(t.turnedOn)
    }
    onClose()
  }
  if (codes)
    return (
      <Sheet key="codes" title={t.codesTitle} intro={t.codesIntro} onClose={close}>
        <RecoveryCodes codes={codes} onKept={close} />
      </Sheet>
    )
  if (begun)
    return (
      <Sheet key="scan" title={t.setupTitle} intro={t.scanIntro} onClose={close}>
        <Scan begun={begun} onCodes={setCodes} />
      </Sheet>
    )
  return (
    <Sheet key="begin" title={t.setupTitle} intro={account.has_password ? t.passwordIntro : t.begin} onClose={close}>
      <Begin hasPassword={account.has_password} onBegun={setBegun} />
    </Sheet>
  )
}

function Begin({ hasPassword, onBegun }: { hasPassword: boolean; onBegun: (begun: Begun) => void }) {
  const t = useText(secondFactorText)
  const { register, errors, busy, submit } = useCallForm(
    BeginSecondFactorBody,
    { blank: { password: '' } },
    async ({ password = '' }) => onBegun(await call('POST /account/second-factor', { body: { password } })),
  )
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {hasPassword && (
        <Field label={t.password} error={errors.password?.message}>
          {(field) => <PasswordInput {...field} {...register('password')} autoComplete="current-password" />}
        </Field>
      )}
      <FormError>{errors.root?.message}</FormError>
      <SubmitButton busy={busy} className="justify-self-start">
        {t.goOn}
      </SubmitButton>
    </form>
  )
}

function Scan({ begun, onCodes }: { begun: Begun; onCodes: (codes: readonly string[]) => void }) {
  const t = useText(secondFactorText)
  const confirm = async (body: CodeBody) =>
    onCodes((await call('POST /account/second-factor/confirm', { body })).recovery_codes)
  const { qr, secret, uri } = begun
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        {/* Black on white in either theme: that is what cameras read. */}
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={t.qr}
          shapeRendering="crispEdges"
          className="h-52 w-52 shrink-0"
        >
          <rect width={qr.size} height={qr.size} fill="#fff" />
          <path d={qr.path} fill="#000" />
        </svg>
        <div className="min-w-0 flex-1 basis-48">
          <p className="text-ink-2">{t.typeInstead}</p>
          <p className="figures mt-1 break-words" translate="no">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </p>
          <p className="mt-4">
            <a href={uri} className="link">
              {t.openApp}
            </a>
          </p>
        </div>
      </div>
      <CodeForm label={t.code} action={t.turnOn} digits onCode={confirm} className="mt-6" />
    </>
  )
}
