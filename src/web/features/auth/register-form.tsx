import { FormProvider, useWatch } from 'react-hook-form'
import { RegisterBody } from '#contract/accounts.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useCallForm } from '../../ui/use-call-form.ts'
import { showNotice } from '../../ui/notice.ts'
import { showToast } from '../../ui/toast.ts'
import { BirthFields } from '../birth-time/birth-fields.tsx'
import { forgetBirth, givenBirth } from '../birth-time/given-birth.ts'
import { notShownYet } from '../birth-time/shown-warnings.ts'
import { birthText } from '../account/birth-text.ts'
import { GenderSelect } from '../account/gender-select.tsx'
import { PasswordInput } from './password-input.tsx'
import { StrengthHint } from './strength-hint.tsx'
import { authText } from './text.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { keptOrigin } from '../../session/origin.ts'
import { useAcceptAccount } from '../account/use-accept-account.ts'

const BLANK = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  repeat_password: '',
  gender: '' as '' | 'male' | 'female',
}

/** Opens an account. `email` is the address that is known already; a birth that was given on this page is taken over. */
export function RegisterForm({ email = '' }: { email?: string }) {
  const t = useText(authText)
  const birth = useText(birthText)
  const { lang } = useLang()
  const signUp = useRegister()
  const form = useCallForm(
    RegisterBody,
    { blank: { ...BLANK, ...givenBirth(), email }, instead: { date: birth.dateIncomplete }, with: { lang } },
    async (body) => {
      const { message, warnings } = await signUp.mutateAsync(body)
      const lines = notShownYet(warnings)
      if (lines.length > 0) showNotice({ title: t.noticeTitle, lines })
      else showToast(message ?? t.welcome)
    },
  )
  const { register, control, errors, busy, submit } = form
  const password = useWatch({ control, name: 'password' })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={t.firstName} error={errors.first_name?.message}>
          {(field) => <input {...field} {...register('first_name')} autoComplete="given-name" className="input" />}
        </Field>
        <Field label={t.lastName} error={errors.last_name?.message}>
          {(field) => <input {...field} {...register('last_name')} autoComplete="family-name" className="input" />}
        </Field>
      </div>
      <SectionRule>{t.birth}</SectionRule>
      <FormProvider {...form}>
        <BirthFields />
      </FormProvider>
      <Field label={birth.gender} aside={birth.genderHint} error={errors.gender?.message}>
        {(field) => <GenderSelect {...field} {...register('gender')} />}
      </Field>
      <SectionRule>{t.signInWith}</SectionRule>
      <Field label={t.email} error={errors.email?.message}>
        {(field) => <input {...field} {...register('email')} type="email" autoComplete="email" className="input" />}
      </Field>
      <Field label={t.password} error={errors.password?.message} hint={<StrengthHint password={password} />}>
        {(field) => <PasswordInput {...field} {...register('password')} autoComplete="new-password" />}
      </Field>
      <Field label={t.repeatPassword} error={errors.repeat_password?.message}>
        {(field) => <PasswordInput {...field} {...register('repeat_password')} autoComplete="new-password" />}
      </Field>
      <FormError>{errors.root?.message}</FormError>
      <SubmitButton busy={busy} className="w-full sm:w-auto sm:justify-self-start">
        {t.register}
      </SubmitButton>
    </form>
  )
}

function SectionRule({ children }: { children: string }) {
  return (
    <p className="label mt-2 flex items-center gap-4">
      {children}
      <span className="dotted flex-1" aria-hidden />
    </p>
  )
}

function useRegister() {
  const accept = useAcceptAccount()
  return useMutation({
    mutationFn: ({ birthtime, birthplace_id, gender, ...body }: RegisterBody) => {
      const { utm: _, ...came } = keptOrigin()
      return call('POST /register', { body: { ...body, birthtime, birthplace_id, gender, ...came } })
    },
    onSuccess: (account) => {
      forgetBirth()
      return accept(account)
    },
  })
}
