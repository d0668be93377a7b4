import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { Password } from '#contract/field.ts'
import { useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useCallForm } from '../../ui/use-call-form.ts'
import { PasswordInput } from './password-input.tsx'
import { StrengthHint } from './strength-hint.tsx'
import { authText } from './text.ts'
import { useResetPassword } from './use-reset-password.ts'

const NewPassword = z
  .object({ password: Password, repeat_password: z.string().check(z.minLength(1, 'required')) })
  .check(
    z.refine((body) => body.password === body.repeat_password, {
      error: 'passwords_differ',
      path: ['repeat_password'],
    }),
  )

interface ResetFormProps {
  token: string
  onClose: () => void
  onAskAgain: () => void
  onSignIn: () => void
}

/** A new password, by the link from a mail. */
export function ResetForm({ token, onClose, onAskAgain, onSignIn }: ResetFormProps) {
  const t = useText(authText)
  const reset = useResetPassword()
  const { control, register, errors, busy, submit } = useCallForm(
    NewPassword,
    { blank: { password: '', repeat_password: '' }, fields: ['password'], broken: t.resetFailed },
    ({ password }) => reset.mutateAsync({ password, token }),
  )
  const typed = useWatch({ control, name: 'password' })
  if (reset.isSuccess && !('token' in reset.data))
    return (
      <Sheet title={t.resetDoneTitle} intro={reset.data.message} onClose={onClose}>
        <button type="button" className="button" onClick={onSignIn}>
          {t.login}
        </button>
      </Sheet>
    )
  if (reset.isSuccess)
    return (
      <Sheet title={t.resetDoneTitle} intro={t.resetDoneText} onClose={onClose}>
        <button type="button" className="button" onClick={onClose}>
          {t.goOn}
        </button>
      </Sheet>
    )
  const askAgain = (
    <button type="button" className="link justify-self-start" onClick={onAskAgain}>
      {t.askAgain}
    </button>
  )
  if (!token)
    return (
      <Sheet title={t.resetTitle} intro={t.resetNoToken} onClose={onClose}>
        {askAgain}
      </Sheet>
    )
  return (
    <Sheet title={t.resetTitle} intro={t.resetIntro} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field label={t.password} error={errors.password?.message} hint={<StrengthHint password={typed} />}>
          {(field) => <PasswordInput {...field} {...register('password')} autoComplete="new-password" />}
        </Field>
        <Field label={t.repeatPassword} error={errors.repeat_password?.message}>
          {(field) => <PasswordInput {...field} {...register('repeat_password')} autoComplete="new-password" />}
        </Field>
        <FormError>{errors.root?.message}</FormError>
        <SubmitButton busy={busy} className="justify-self-start">
          {t.resetSave}
        </SubmitButton>
        {errors.root && askAgain}
      </form>
    </Sheet>
  )
}
