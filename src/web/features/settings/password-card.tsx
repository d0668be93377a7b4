import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ChangePasswordBody } from '#contract/account-data.ts'
import type { Account } from '#contract/accounts.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { AsideBlock } from '../../ui/aside-block.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useCallForm } from '../../ui/use-call-form.ts'
import { showToast } from '../../ui/toast.ts'
import { PasswordInput } from '../auth/password-input.tsx'
import { StrengthHint } from '../auth/strength-hint.tsx'
import { accountText } from './account-text.ts'
import { useRefreshDevices } from '../account/use-devices.ts'
import { Button } from '../../ui/button.tsx'

/** The way to another password; for who signs in by an account elsewhere, to a first one. */
export function PasswordCard({ account }: { account: Account }) {
  const t = useText(accountText)
  const [open, setOpen] = useState(false)
  return (
    <AsideBlock id="password" title={t.password}>
      {account.has_password ? (
        <Button variant="quiet" className="mt-4" onClick={() => setOpen(true)}>
          {t.change}
        </Button>
      ) : (
        <FirstPassword email={account.email} />
      )}
      {open && (
        <Sheet title={t.change} intro={t.changeIntro} onClose={() => setOpen(false)}>
          <ChangeForm onDone={() => setOpen(false)} />
        </Sheet>
      )}
    </AsideBlock>
  )
}

function ChangeForm({ onDone }: { onDone: () => void }) {
  const t = useText(accountText)
  const refreshDevices = useRefreshDevices()
  const { control, register, errors, busy, submit } = useCallForm(
    ChangePasswordBody,
    { blank: { current_password: '', password: '', repeat_password: '' } },
    async (body) => {
      await call('POST /account/password', { body })
      showToast(t.changed)
      refreshDevices()
      onDone()
    },
  )
  const typed = useWatch({ control, name: 'password' })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field label={t.current} error={errors.current_password?.message}>
        {(field) => <PasswordInput {...field} {...register('current_password')} autoComplete="current-password" />}
      </Field>
      <Field label={t.next} error={errors.password?.message} hint={<StrengthHint password={typed} />}>
        {(field) => <PasswordInput {...field} {...register('password')} autoComplete="new-password" />}
      </Field>
      <Field label={t.repeat} error={errors.repeat_password?.message}>
        {(field) => <PasswordInput {...field} {...register('repeat_password')} autoComplete="new-password" />}
      </Field>
      <FormError>{errors.root?.message}</FormError>
      <SubmitButton busy={busy} className="justify-self-start">
        {t.save}
      </SubmitButton>
    </form>
  )
}

function FirstPassword({ email }: { email: string }) {
  const t = useText(accountText)
  const words = useText(common)
  const send = useMutation({ mutationFn: () => call('POST /resetPassword', { body: { email } }) })
  return (
    <>
      <p className="mt-3 font-text text-md/7">{t.noPassword}</p>
      {send.data ? (
        <p role="status" className="mt-3 text-ink-2">
          {send.data.message}
        </p>
      ) : (
        <Button variant="quiet" className="mt-4" disabled={send.isPending} onClick={() => send.mutate()}>
          {t.sendLink}
        </Button>
      )}
      <FormError>{send.error && sentenceOf(send.error, words.broken)}</FormError>
    </>
  )
}
