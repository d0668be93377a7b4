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

/** Where the answer goes, and within how many working days. */
interface SentMessage {
  email: string
  days: number
}

/** A message to those who run the service; what was sent is said in place of the form. */
export default function ContactForm() {
  const { account } = useSession()
  const [sent, setSent] = useState<SentMessage | null>(null)
  return sent === null ? (
    <Form key={account?.email} email={account?.email ?? ''} onSent={setSent} />
  ) : (
    <Sent sent={sent} onAnother={() => setSent(null)} />
  )
}

function Form({ email, onSent }: { email: string; onSent: (sent: SentMessage) => void }) {
  const t = useText(supportText)
  const { register, errors, busy, submit } = useCallForm(
    SupportBody,
    { blank: { subject: '', message: '', email } },
    async (body) => {
      const { working_days: days } = await call('POST /support', { body })
      onSent({ email: body.email, days })
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

function Sent({ sent: { email, days }, onAnother }: { sent: SentMessage; onAnother: () => void }) {
  const t = useText(supportText)
  return (
    <div role="status">
      <p className="display-3">{t.sentTitle}</p>
      <p className="mt-2 font-text text-lg">{t.sentText(email, days)}</p>
      <button type="button" className="link mt-5" onClick={onAnother}>
        {t.another}
      </button>
    </div>
  )
}
