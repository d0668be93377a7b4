import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState, type FormEvent } from 'react'
import type { Account } from '#contract/accounts.ts'
import { CORRECTION_LENGTH } from '#contract/corrections.ts'
import { CallError, sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { formatInstantDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { showToast } from '../../ui/toast.ts'
import { correctionsText } from './text.ts'

const NamesakeSheet = lazy(() => import('./namesake-sheet.tsx'))

const KEY = ['correction']

interface CorrectionCardProps {
  account: Account
  /** Whether something of the birth may not be changed any more. */
  isSpent: boolean
}

/** Below the details: the way to another edit, and to another place of the same name. Nothing where neither is needed. */
export function CorrectionCard({ account, isSpent }: CorrectionCardProps) {
  const t = useText(correctionsText)
  const { lang } = useLang()
  const [open, setOpen] = useState<'ask' | 'place' | null>(null)
  // A granted edit, and a place that is put right, change the counters or the place.
  const { data } = useQuery({
    queryKey: [...KEY, account.birthplace_id, account.counters],
    queryFn: ({ signal }) => call('GET /birth-correction', { signal }),
  })
  if (!data) return null
  const { asked, answer, namesakes } = data
  const on = (instant: string) => formatInstantDate(lang, instant)
  if (!isSpent && namesakes.length === 0 && !answer?.granted) return null
  return (
    <div className="mt-8 grid gap-8">
      {namesakes.length > 0 && account.birthplace && (
        <section aria-labelledby="namesakes" className="border-l-2 border-accent pl-5">
          <h3 id="namesakes" className="font-text text-lg">
            {t.namesakes(account.birthplace)}
          </h3>
          <p className="mt-1 text-ink-2">{t.namesakesText}</p>
          <Button variant="quiet" size="small" className="mt-3" onClick={() => setOpen('place')}>
            {t.chooseNamesake}
          </Button>
        </section>
      )}
      {isSpent ? (
        <section aria-labelledby="correction" className="border-l-2 border-rule-2 pl-5">
          <h3 id="correction" className="font-text text-lg">
            {t.title}
          </h3>
          <p className="mt-1 text-ink-2">{asked ? t.waits(on(asked.asked_at)) : t.text}</p>
          {!asked && answer && !answer.granted && (
            <p className="mt-1 text-ink-2">{t.refused(on(answer.answered_at))}</p>
          )}
          {!asked && (
            <Button variant="quiet" size="small" className="mt-3" onClick={() => setOpen('ask')}>
              {t.ask}
            </Button>
          )}
        </section>
      ) : (
        answer?.granted && <p className="text-ink-2">{t.granted(on(answer.answered_at))}</p>
      )}
      {open === 'ask' && <AskSheet onClose={() => setOpen(null)} />}
      {open === 'place' && (
        <Suspense>
          <NamesakeSheet namesakes={namesakes} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  )
}

function AskSheet({ onClose }: { onClose: () => void }) {
  const t = useText(correctionsText)
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const ask = useMutation({
    mutationFn: () => call('POST /birth-correction', { body: { reason } }),
    onSuccess: () => {
      onClose()
      showToast(t.sent)
    },
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
  const beside = ask.error instanceof CallError ? ask.error.errors.reason : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!ask.isPending) ask.mutate()
  }
  return (
    <Sheet title={t.ask} intro={t.text} onClose={onClose}>
      <form className="grid gap-5" noValidate onSubmit={submit}>
        <Field label={t.reason} hint={t.reasonHint} error={beside}>
          {(field) => (
            <textarea
              {...field}
              className="input min-h-32"
              maxLength={CORRECTION_LENGTH}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        <FormError>{ask.error && !beside ? sentenceOf(ask.error, t.broken) : null}</FormError>
        <Button type="submit" className="justify-self-start" aria-disabled={ask.isPending || undefined}>
          {t.send}
        </Button>
      </form>
    </Sheet>
  )
}
