import { useEffect, useRef, useState, type FormEvent } from 'react'
import { flushSync } from 'react-dom'
import { FormProvider, useWatch } from 'react-hook-form'
import { RegisterBody, SyncBody } from '#contract/accounts.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useCallForm } from '../../ui/use-call-form.ts'
import { setWelcome } from '../../session/welcome.ts'
import { BirthFields } from '../birth-time/birth-fields.tsx'
import { forgetBirth, givenBirth, isBirthAnswered } from '../birth-time/given-birth.ts'
import { notShownYet } from '../birth-time/shown-warnings.ts'
import { birthText } from '../account/birth-text.ts'
import { GivenBirth } from '../birth-time/given-birth-line.tsx'
import { GenderSelect } from '../account/gender-select.tsx'
import { PasswordInput } from './password-input.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import { StrengthHint } from './strength-hint.tsx'
import { firstStep, LAST_STEP, STEPS, stepOfError } from './register-steps.ts'
import { authText } from './text.ts'
import type { ProviderSteps } from './use-provider.ts'
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

interface RegisterFormProps {
  /** The address that is known already. */
  email?: string
  /** Where the providers' accounts may be used, too: what happens to a sign-in that asks for a code. */
  onHeld?: ProviderSteps['onHeld']
}

/** Opens an account in three steps: when, where, and what to sign in with. A birth given on this page is taken over. */
export function RegisterForm({ email = '', onHeld }: RegisterFormProps) {
  const t = useText(authText)
  const birth = useText(birthText)
  const { lang } = useLang()
  const signUp = useRegister()
  // Whoever has just seen their chart is asked only for what is still needed.
  const [first] = useState(() => firstStep(isBirthAnswered()))
  const [step, setStep] = useState<number>(first)
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useCallForm(
    RegisterBody,
    { blank: { ...BLANK, ...givenBirth(), email }, instead: { date: birth.dateIncomplete }, with: { lang } },
    async (body) => {
      const { warnings } = await signUp.mutateAsync(body)
      const { first_name: firstName, last_name: _1, email: _2, password: _3, repeat_password: _4, ...rest } = body
      setWelcome({ firstName, birth: rest, lines: notShownYet(warnings), isRead: first === LAST_STEP })
      await makeNatalChart()
    },
  )
  const { register, control, errors, busy, submit, trigger, setValue, getValues, formState } = form
  const password = useWatch({ control, name: 'password' })
  const goTo = (next: number) => {
    // At once: a frame later the focus would be taken from a field that somebody types in by then.
    flushSync(() => setStep(next))
    heading.current?.focus()
  }
  // What the last step's button finds wrong may stand in a step before it.
  const { submitCount } = formState
  const [handled, setHandled] = useState(0)
  if (!busy && submitCount !== handled) {
    setHandled(submitCount)
    setStep(stepOfError(errors) ?? step)
  }
  const self = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (handled > 0) self.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [handled])
  const onSubmit = async (event: FormEvent) => {
    if (step === LAST_STEP) return submit(event)
    event.preventDefault()
    if (await trigger(STEPS[step], { shouldFocus: true })) goTo(step + 1)
  }
  /** An account of a provider's has a name and an address: here is what it lacks. */
  const giveBirth = async (): Promise<boolean> => {
    const told = SyncBody.safeParse({ ...birthOf(getValues()), lang })
    if (!told.success) return false
    const { birthdate, birthtime, birthplace, birthplace_id, gender, ...rest } = told.data
    const account = await call('POST /sync', {
      body: { ...rest, birthdate, birthtime, birthplace, birthplace_id, gender },
    }).catch(() => null)
    // What is missing then is asked for on their pages.
    if (!account) return false
    forgetBirth()
    const { warnings, first_name: firstName } = account
    setWelcome({ firstName, birth: told.data, lines: notShownYet(warnings), isRead: first === LAST_STEP })
    await makeNatalChart()
    return true
  }
  const isLast = step === LAST_STEP
  return (
    <form ref={self} onSubmit={onSubmit} noValidate className="grid gap-5">
      {onHeld && (step === first || isLast) && (
        <ProviderButtons key={step} onHeld={onHeld} {...(isLast && { onNew: giveBirth })} />
      )}
      <div>
        <p className="label">{t.step(step + 1, STEPS.length)}</p>
        <h3 ref={heading} tabIndex={-1} className="mt-2 w-fit font-text text-xl">
          {t.steps[step]}
        </h3>
      </div>
      {first === LAST_STEP && step === LAST_STEP && <GivenBirth values={getValues()} onChange={() => goTo(0)} />}
      <FormProvider {...form}>
        <BirthFields part={step === 0 ? 'when' : step === 1 ? 'where' : 'none'} />
      </FormProvider>
      <div hidden={step !== 0}>
        <Field label={birth.gender} aside={birth.genderHint} error={errors.gender?.message}>
          {(field) => <GenderSelect {...field} {...register('gender')} />}
        </Field>
      </div>
      <div hidden={step !== LAST_STEP}>
        <div className="grid gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={t.firstName} error={errors.first_name?.message}>
              {(field) => <input {...field} {...register('first_name')} autoComplete="given-name" className="input" />}
            </Field>
            <Field label={t.lastName} error={errors.last_name?.message} hint={t.lastNameHint}>
              {(field) => <input {...field} {...register('last_name')} autoComplete="family-name" className="input" />}
            </Field>
          </div>
          <Field label={t.email} error={errors.email?.message}>
            {(field) => <input {...field} {...register('email')} type="email" autoComplete="email" className="input" />}
          </Field>
          <Field label={t.password} error={errors.password?.message} hint={<StrengthHint password={password} />}>
            {(field) => (
              <PasswordInput
                {...field}
                // It can be shown, so it is asked for once; the call wants it twice.
                {...register('password', { onChange: () => setValue('repeat_password', getValues('password')) })}
                autoComplete="new-password"
              />
            )}
          </Field>
        </div>
      </div>
      <FormError>{errors.root?.message}</FormError>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton busy={busy} className="w-full sm:w-auto">
          {step === LAST_STEP ? t.register : t.next}
        </SubmitButton>
        {step > 0 && first !== LAST_STEP && (
          <button type="button" className="link" onClick={() => goTo(step - 1)}>
            {t.back}
          </button>
        )}
      </div>
    </form>
  )
}

/** What the first two steps ask for. */
function birthOf(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields: readonly string[] = [...STEPS[0], ...STEPS[1]]
  return Object.fromEntries(Object.entries(values).filter(([name]) => fields.includes(name)))
}

/** Their own chart stands among the charts from the start. Where that fails, the list offers to make it. */
async function makeNatalChart(): Promise<void> {
  await call('POST /order/report/:type', { params: { type: 'chart:natal' }, body: { person: undefined } }).catch(
    () => undefined,
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
