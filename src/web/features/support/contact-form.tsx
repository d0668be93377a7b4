import { useState } from 'react'
import { SupportBody } from '#contract/support.ts'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useCallForm } from '../../ui/use-call-form.ts'
import { supportText } from './text.ts'

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
  const { register, errors, busy, submit } = useCallForm(
    SupportBody,
    { blank: { subject: '', message: '', email } },
    async (body) => {
      await call('POST /support', { body })
      onSent(body.email)
    },
  )
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
        <SubmitButton busy={busy}>{t.send}</SubmitButton>
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
