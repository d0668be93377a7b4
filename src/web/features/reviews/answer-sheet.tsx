import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { paragraphsOf } from '#contract/field.ts'
import { ANSWER_LENGTH, type StaffReview } from '#contract/reviews.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { useCallForm } from '../../ui/use-call-form.ts'
import { staffPartsText } from '../staff-parts/text.ts'
import { staffReviewsText } from './staff-text.ts'

const AnswerBody = z.object({ answer: paragraphsOf(ANSWER_LENGTH) })

/** Answers a review, or changes the answer. */
export function AnswerSheet({ review, onClose }: { review: StaffReview; onClose: () => void }) {
  const t = useText(staffReviewsText)
  const parts = useText(staffPartsText)
  const words = useText(common)
  const client = useQueryClient()
  const { register, errors, busy, submit } = useCallForm(
    AnswerBody,
    { blank: { answer: review.answer ?? '' } },
    async (body) => {
      await call('PUT /admin/review/:id/answer', { params: { id: review.id }, body })
      showToast(parts.done)
      onClose()
      await client.invalidateQueries({ queryKey: ['admin', 'reviews'] })
    },
  )
  return (
    <Sheet title={t.answer} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field label={t.answered} hint={t.answerHint} error={errors.answer?.message}>
          {(field) => (
            <textarea
              {...field}
              {...register('answer')}
              lang={review.lang}
              rows={5}
              maxLength={ANSWER_LENGTH}
              className="input h-auto py-3"
            />
          )}
        </Field>
        <FormError>{errors.root?.message}</FormError>
        <SubmitButton busy={busy} className="justify-self-start">
          {words.save}
        </SubmitButton>
      </form>
    </Sheet>
  )
}
