import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Account } from '#contract/accounts.ts'
import type { CallOutput } from '#contract/api.ts'
import { BeginSecondFactorBody, CodeBody } from '#contract/second-factor.ts'
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
  const words = useText(common)
  const { lang } = useLang()
  const begin = useMutation({
    mutationFn: (password: string) => call('POST /account/second-factor', { body: { password } }),
  })
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: contractResolver(BeginSecondFactorBody, lang),
    defaultValues: { password: '' },
  })
  const { errors } = formState
  const submit = handleSubmit(async ({ password = '' }) => {
    try {
      onBegun(await begin.mutateAsync(password))
    } catch (error) {
      const message = placeErrors(error, setError, ['password'], words.broken)
      if (message) setError('root', { message })
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {hasPassword && (
        <Field label={t.password} error={errors.password?.message}>
          {(field) => <PasswordInput {...field} {...register('password')} autoComplete="current-password" />}
        </Field>
      )}
      <FormError>{errors.root?.message}</FormError>
      <SubmitButton busy={formState.isSubmitting} className="justify-self-start">
        {t.goOn}
      </SubmitButton>
    </form>
  )
}

function Scan({ begun, onCodes }: { begun: Begun; onCodes: (codes: readonly string[]) => void }) {
  const t = useText(secondFactorText)
  const words = useText(common)
  const { lang } = useLang()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: contractResolver(CodeBody, lang),
    defaultValues: { code: '' },
  })
  const { errors } = formState
  const submit = handleSubmit(async (body) => {
    try {
      onCodes((await call('POST /account/second-factor/confirm', { body })).recovery_codes)
    } catch (error) {
      const message = placeErrors(error, setError, ['code'], words.broken)
      if (message) setError('root', { message })
    }
  })
  const { qr, secret, uri } = begun
  return (
    <>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        {/* Black on white on either paper: that is what cameras read. */}
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
      <form onSubmit={submit} noValidate className="mt-6 grid gap-5">
        <Field label={t.code} error={errors.code?.message}>
          {(field) => (
            <input
              {...field}
              {...register('code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              spellCheck={false}
              className="input figures max-w-48"
            />
          )}
        </Field>
        <FormError>{errors.root?.message}</FormError>
        <SubmitButton busy={formState.isSubmitting} className="justify-self-start">
          {t.turnOn}
        </SubmitButton>
      </form>
    </>
  )
}
