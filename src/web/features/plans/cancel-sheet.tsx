import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CANCEL_REASONS, FEEDBACK_LENGTH, type CancelReason } from '#product/cancel-reasons.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { refreshAccount } from '../account/account-query.ts'
import { subscriptionText } from './subscription-text.ts'
import { Button } from '../../ui/button.tsx'

interface Survey {
  reason?: CancelReason
  feedback?: string
  wouldReturn?: boolean
}

const cancelWith = ({ reason, feedback, wouldReturn }: Survey) =>
  call('POST /invoice/subscription/cancel', { body: { reason, feedback, wouldReturn } })

/** Two steps: are you sure, which cancels, and a survey that may be left. */
export function CancelSheet({ until, onClose }: { until: string; onClose: () => void }) {
  const t = useText(subscriptionText)
  const words = useText(common)
  const client = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => cancelWith({}),
    onSuccess: () => {
      showToast(t.canceled)
      void client.invalidateQueries({ queryKey: ['transactions'] })
      void refreshAccount(client).catch(() => undefined)
    },
  })
  if (cancel.isSuccess)
    return (
      <Sheet key="survey" title={t.surveyTitle} intro={t.surveyText} onClose={onClose}>
        <SurveyForm onDone={onClose} />
      </Sheet>
    )
  return (
    <Sheet key="sure" title={t.cancelTitle} intro={t.cancelText(until)} onClose={onClose}>
      <FormError>{cancel.error && sentenceOf(cancel.error, words.broken)}</FormError>
      <div className="flex flex-wrap gap-4">
        <Button disabled={cancel.isPending} onClick={() => cancel.mutate()}>
          {t.cancelYes}
        </Button>
        <Button variant="quiet" disabled={cancel.isPending} onClick={onClose}>
          {t.cancelNo}
        </Button>
      </div>
    </Sheet>
  )
}

function SurveyForm({ onDone }: { onDone: () => void }) {
  const t = useText(subscriptionText)
  const words = useText(common)
  const [survey, setSurvey] = useState<Survey>({})
  const isEmpty = Object.values(survey).every((answer) => answer === undefined || answer === '')
  const send = useMutation({
    mutationFn: cancelWith,
    onSuccess: () => {
      showToast(t.thanks)
      onDone()
    },
  })
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (isEmpty) onDone()
        else send.mutate(survey)
      }}
    >
      <fieldset className="min-w-0">
        <legend className="field-label">{t.reason}</legend>
        {CANCEL_REASONS.map((reason) => (
          <label key={reason} className="flex min-h-11 items-center gap-3 border-b border-rule">
            <input
              type="radio"
              name="reason"
              className="size-5"
              checked={survey.reason === reason}
              onChange={() => setSurvey({ ...survey, reason })}
            />
            <span className="font-text">{t.reasons[reason]}</span>
          </label>
        ))}
      </fieldset>
      <Field label={t.feedback} aside={t.optional}>
        {(props) => (
          <textarea
            {...props}
            rows={3}
            maxLength={FEEDBACK_LENGTH}
            className="input"
            value={survey.feedback ?? ''}
            onChange={(event) => setSurvey({ ...survey, feedback: event.target.value })}
          />
        )}
      </Field>
      <label className="flex items-center gap-3">
        <input
          type="checkbox"
          className="size-5"
          checked={survey.wouldReturn ?? false}
          onChange={(event) => setSurvey({ ...survey, wouldReturn: event.target.checked })}
        />
        {t.wouldReturn}
      </label>
      <FormError>{send.error && sentenceOf(send.error, words.broken)}</FormError>
      <div className="flex flex-wrap gap-4">
        <SubmitButton busy={send.isPending}>{t.send}</SubmitButton>
        <Button variant="quiet" disabled={send.isPending} onClick={onDone}>
          {t.skip}
        </Button>
      </div>
    </form>
  )
}
