import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { Password } from '#contract/field.ts'
import { useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useCallForm } from '../../ui/use-call-form.ts'
import { PasswordInput } from './password-input.tsx'
import { StrengthHint } from './strength-hint.tsx'
import { authText } from './text.ts'

const NewPassword = z
  .object({ password: Password, repeat_password: z.string().check(z.minLength(1, 'required')) })
  .check(
    z.refine((body) => body.password === body.repeat_password, {
      error: 'passwords_differ',
      path: ['repeat_password'],
    }),
  )

interface NewPasswordFormProps {
  /** What its button says. */
  action: string
  send: (password: string) => Promise<unknown>
  /** What is said where the call got no answer. */
  broken?: string
  /** The way out, where the password could not be set. */
  instead?: ReactNode
}

/** A new password, twice. */
export function NewPasswordForm({ action, send, broken, instead }: NewPasswordFormProps) {
  const t = useText(authText)
  const { control, register, errors, busy, submit } = useCallForm(
    NewPassword,
    { blank: { password: '', repeat_password: '' }, fields: ['password'], ...(broken && { broken }) },
    ({ password }) => send(password),
  )
  const typed = useWatch({ control, name: 'password' })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field label={t.password} error={errors.password?.message} hint={<StrengthHint password={typed} />}>
        {(field) => <PasswordInput {...field} {...register('password')} autoComplete="new-password" />}
      </Field>
      <Field label={t.repeatPassword} error={errors.repeat_password?.message}>
        {(field) => <PasswordInput {...field} {...register('repeat_password')} autoComplete="new-password" />}
      </Field>
      <FormError>{errors.root?.message}</FormError>
      <SubmitButton busy={busy} className="justify-self-start">
        {action}
      </SubmitButton>
      {errors.root && instead}
    </form>
  )
}
