import { useMutation } from '@tanstack/react-query'
import { Controller, useForm } from 'react-hook-form'
import { reviews } from '#contract/reviews.ts'
import { call } from '../../api/call.ts'
import { Queries } from '../../api/queries.tsx'
import { common } from '../../i18n/common.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { contractResolver } from '../../ui/contract-resolver.ts'
import { Field, FieldGroup } from '../../ui/field.tsx'
import { FormError, placeErrors } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { StarInput } from './star-input.tsx'
import { reviewsText } from './text.ts'

interface AddReviewProps {
  onClose: () => void
  onPublished: () => void
}

export default function AddReview(props: AddReviewProps) {
  const t = useText(reviewsText)
  return (
    <Sheet title={t.formTitle} onClose={props.onClose}>
      <Queries>
        <ReviewForm {...props} />
      </Queries>
    </Sheet>
  )
}

const FIELDS = ['rating', 'text', 'location', 'avatar'] as const
const { body: ReviewBody } = reviews['POST /reviews/set']

interface Values {
  rating: number
  text: string
  location: string
  avatar?: File
}

function ReviewForm({ onClose, onPublished }: AddReviewProps) {
  const t = useText(reviewsText)
  const words = useText(common)
  const { lang } = useLang()
  const send = useMutation({ mutationFn: (body: Values) => call('POST /reviews/set', { body }) })
  const { register, control, handleSubmit, setError, setValue, formState } = useForm<Values>({
    resolver: contractResolver(ReviewBody, lang) as never,
    defaultValues: { rating: 5, text: '', location: '' },
  })
  const { errors } = formState
  const submit = handleSubmit(async (values) => {
    try {
      await send.mutateAsync(values)
    } catch (error) {
      const message = placeErrors(error, setError, FIELDS, words.broken)
      if (message) setError('root', { message })
      return
    }
    showToast(t.thanks)
    onPublished()
    onClose()
  })
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
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
      <FormError>{errors.root?.message}</FormError>
      <div className="flex flex-wrap gap-4">
        <SubmitButton busy={formState.isSubmitting}>{t.send}</SubmitButton>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t.cancel}
        </button>
      </div>
    </form>
  )
}
