import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { REASON_LENGTH } from '#contract/staff-parts.ts'
import { CallError, sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { staffPartsText } from './text.ts'

interface ReasonSheetProps {
  title: string
  /** Who reads the reason, where that is not the audit log alone. */
  hint?: string
  /** More to fill in; is told the error beside a field. */
  renderFields?: (errorOf: (field: string) => string | undefined) => ReactNode
  act: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks why before something is done, does it, and brings every list up to date. */
export function ReasonSheet({ title, hint, renderFields, act, onClose }: ReasonSheetProps) {
  const t = useText(staffPartsText)
  const words = useText(common)
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const doing = useMutation({
    mutationFn: () => act(reason),
    onSuccess: async () => {
      showToast(t.done)
      onClose()
      await client.invalidateQueries({ queryKey: ['admin'] })
    },
  })
  const errors = doing.error instanceof CallError ? doing.error.errors : {}
  const isBeside = Object.keys(errors).length > 0
  return (
    <Sheet title={title} onClose={onClose}>
      <form
        className="grid gap-5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          doing.mutate()
        }}
      >
        {renderFields?.((field) => errors[field])}
        <Field label={t.reason} hint={hint ?? t.reasonHint} error={errors.reason}>
          {(control) => (
            <input
              {...control}
              className="input"
              required
              maxLength={REASON_LENGTH}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        <FormError>{doing.error && !isBeside ? sentenceOf(doing.error, words.broken) : null}</FormError>
        <SubmitButton busy={doing.isPending}>{t.do}</SubmitButton>
      </form>
    </Sheet>
  )
}
