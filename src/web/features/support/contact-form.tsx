import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { SupportBody } from '#contract/support.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { contractResolver } from '../../ui/contract-resolver.ts'
import { Field } from '../../ui/field.tsx'
import { FormError, placeErrors } from '../../ui/form-errors.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { supportText } from './text.ts'

const FIELDS = ['subject', 'message', 'email'] as const

/** A message to those who run the service; what was sent is said in place of the form. */
export default function ContactForm() {
  const { account } = useSession()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return sentTo === null ? (
    <Form key={account?.email} email={account?.email ?? ''} onSent={setSentTo} />
  ) : (
    <Sent email={sentTo} onAnother={() => setSentTo(null)} />
  )
}

function Form({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const t = useText(supportText)
  const words = useText(common)
  const { lang } = useLang()
  const send = useMutation({
    mutationFn: (body: Record<(typeof FIELDS)[number], string>) => call('POST /support', { body }),
  })
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: contractResolver(SupportBody, lang),
    defaultValues: { subject: '', message: '', email },
  })
  const { errors } = formState
  const submit = handleSubmit(async (values) => {
    try {
      await send.mutateAsync(values)
      onSent(values.email)
    } catch (error) {
      const message = placeErrors(error, setError, FIELDS, words.broken)
      if (message) setError('root', { message })
    }
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field label={t.subject} error={errors.subject?.message}>
        {(control) => <input {...control} {...register('subject')} className="input" />}
      </Field>
      <Field label={t.message} error={errors.message?.message}>
        {(control) => <textarea {...control} {...register('message')} rows={6} className="input" />}
      </Field>
      <Field label={t.email} error={errors.email?.message}>
        {(control) => <input {...control} {...register('email')} type="email" autoComplete="email" className="input" />}
      </Field>
      <FormError>{errors.root?.message}</FormError>
      <div>
        <SubmitButton busy={formState.isSubmitting}>{t.send}</SubmitButton>
      </div>
    </form>
  )
}

function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const t = useText(supportText)
  return (
    <div role="status">
      <p className="display-3">{t.sentTitle}</p>
      <p className="mt-2 font-text text-lg">{t.sentText(email)}</p>
      <button type="button" className="link mt-5" onClick={onAnother}>
        {t.another}
      </button>
    </div>
  )
}
