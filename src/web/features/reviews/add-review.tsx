import { Controller } from 'react-hook-form'
import type * as z from 'zod/mini'
import { reviews } from '#contract/reviews.ts'
import type { CallOutput } from '#contract/api.ts'
import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.tsx'
import { Field, FieldGroup } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { useCallForm } from '../../ui/use-call-form.ts'
import { StarInput } from './star-input.tsx'
import { ownReviewsText } from './own-reviews-text.ts'
import { Button } from '../../ui/button.tsx'

interface AddReviewProps {
  /** What the person may review. */
  open: ReviewsOpen
  onClose: () => void
  onSent: () => void
}

type ReviewsOpen = CallOutput<'GET /reviews/mine'>['open']

export default function AddReview(props: AddReviewProps) {
  const t = useText(ownReviewsText)
  return (
    <Sheet title={t.formTitle} onClose={props.onClose}>
      <ReviewForm {...props} />
    </Sheet>
  )
}

const { body: ReviewBody } = reviews.calls['POST /reviews/set']

type Values = { subject: string; rating: number; text: string; location: string; avatar?: File }

function ReviewForm({ open, onClose, onSent }: AddReviewProps) {
  const t = useText(ownReviewsText)
  const blank: Values = { subject: open[0]?.subject ?? 'service', rating: 5, text: '', location: '' }
  const { register, control, setValue, errors, busy, submit } = useCallForm(
    ReviewBody,
    { blank, fields: ['subject', 'rating', 'text', 'location', 'avatar'] },
    async (body) => {
      await call('POST /reviews/set', { body: body as z.input<typeof ReviewBody> })
      showToast(t.thanks)
      onSent()
      onClose()
    },
  )
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {open.length > 1 && (
        <Field label={t.subject} error={errors.subject?.message}>
          {(props) => (
            <select {...props} {...register('subject')} className="input">
              {open.map(({ subject, title }) => (
                <option key={subject} value={subject}>
                  {title ?? t.service}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <FieldGroup label={t.rating} error={errors.rating?.message}>
        <Controller
          control={control}
          name="rating"
          render={({ field }) => <StarInput name="rating" value={field.value} onChange={field.onChange} />}
        />
      </FieldGroup>
      <Field label={t.text} error={errors.text?.message}>
        {(props) => <textarea {...props} {...register('text')} rows={5} className="input" />}
      </Field>
      <Field label={t.location} aside={t.optional} error={errors.location?.message}>
        {(props) => <input {...props} {...register('location')} className="input" autoComplete="off" />}
      </Field>
      <Field label={t.avatar} aside={t.optional} hint={t.avatarHint} error={errors.avatar?.message}>
        {(props) => (
          <input
            {...props}
            type="file"
            accept="image/jpeg,image/png"
            className="input"
            onChange={(event) => setValue('avatar', event.target.files?.[0])}
          />
        )}
      </Field>
      <p className="field-hint">{t.seenFirst}</p>
      <FormError>{errors.root?.message}</FormError>
      <div className="flex flex-wrap gap-4">
        <SubmitButton busy={busy}>{t.send}</SubmitButton>
        <Button variant="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  )
}
