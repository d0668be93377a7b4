import { Controller, useForm, useWatch } from 'react-hook-form'
import { RegisterBody } from '#contract/accounts.ts'
import { common } from '../../i18n/common.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { contractResolver } from '../../ui/contract-resolver.ts'
import { Field } from '../../ui/field.tsx'
import { FormError, placeErrors } from '../../ui/form-errors.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showNotice } from '../../ui/notice.ts'
import { showToast } from '../../ui/toast.ts'
import { BirthDateField } from '../account/birth-date-field.tsx'
import { BirthTimeField } from '../account/birth-time-field.tsx'
import { birthText } from '../account/birth-text.ts'
import { PlaceField } from '../places/place-field.tsx'
import { GenderSelect } from '../account/gender-select.tsx'
import { PasswordInput } from './password-input.tsx'
import { StrengthHint } from './strength-hint.tsx'
import { authText } from './text.ts'
import { useRegister } from './use-register.ts'

const BLANK = {
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  repeat_password: '',
  birthdate: '',
  birthtime: '',
  birthtimeIDK: false as boolean | string,
  birthplace: '',
  birthplace_id: '',
  gender: '' as '' | 'male' | 'female',
}
type Values = typeof BLANK
const FIELDS = Object.keys(BLANK) as (keyof Values)[]

export function RegisterForm() {
  const t = useText(authText)
  const words = useText(common)
  const birth = useText(birthText)
  const { lang } = useLang()
  const signUp = useRegister()
  const form = useForm<Values, unknown, RegisterBody>({
    resolver: contractResolver(RegisterBody, lang, { instead: { date: birth.dateIncomplete }, with: { lang } }),
    defaultValues: BLANK,
  })
  const { register, control, handleSubmit, setError, setValue, formState } = form
  const [unknownTime, placeId, password] = useWatch({ control, name: ['birthtimeIDK', 'birthplace_id', 'password'] })
  const { errors } = formState
  const submit = handleSubmit((body) =>
    signUp.mutateAsync(body).then(
      ({ message, warnings }) => {
        if (warnings?.length) showNotice({ title: t.noticeTitle, lines: warnings })
        else showToast(message ?? t.welcome)
      },
      (error: unknown) => {
        const message = placeErrors(error, setError, FIELDS, words.broken)
        if (message) setError('root', { message })
      },
    ),
  )
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
      <Controller
        control={control}
        name="birthdate"
        render={({ field }) => <BirthDateField {...field} error={errors.birthdate?.message} />}
      />
      <Controller
        control={control}
        name="birthtime"
        render={({ field }) => (
          <BirthTimeField
            {...field}
            unknown={unknownTime === true}
            onUnknownChange={(unknown) => {
              if (unknown) setValue('birthtime', '')
              setValue('birthtimeIDK', unknown, { shouldValidate: formState.isSubmitted })
            }}
            error={errors.birthtime?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="birthplace"
        render={({ field }) => (
          <PlaceField
            ref={field.ref}
            value={{ text: field.value, id: placeId }}
            onBlur={field.onBlur}
            onChange={({ text, id }) => {
              setValue('birthplace_id', id)
              field.onChange(text)
            }}
            error={errors.birthplace?.message ?? errors.birthplace_id?.message}
          />
        )}
      />
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
      <SubmitButton busy={formState.isSubmitting} className="w-full sm:w-auto sm:justify-self-start">
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
