import { Controller, useForm, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ToolBirth, type ToolAnswer } from '#contract/calculators.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { contractResolver } from '../../ui/contract-resolver.ts'
import { FormError, placeErrors } from '../../ui/form-errors.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { BirthDateField } from '../account/birth-date-field.tsx'
import { birthText } from '../account/birth-text.ts'
import { BirthTimeField } from '../account/birth-time-field.tsx'
import { PlaceField } from '../places/place-field.tsx'
import type { LinkedBirth } from './tool-address.ts'
import { toolsText } from './text.ts'

const BLANK = { birthdate: '', birthtime: '', unknown: false, birthplace: '', birthplace_id: '' }
type Values = typeof BLANK
const FIELDS = ['birthdate', 'birthtime', 'birthplace'] as const

/** A birth: the date, and as much of hour and place as is known. */
export function ToolForm({ id, onAnswer }: { id: number; onAnswer: (answer: ToolAnswer, asked: LinkedBirth) => void }) {
  const t = useText(toolsText)
  const words = useText(common)
  const birth = useText(birthText)
  const { lang } = useLang()
  const { control, handleSubmit, setError, setValue, formState } = useForm<Values, unknown, ToolBirth>({
    resolver: contractResolver(ToolBirth, lang, { instead: { date: birth.dateIncomplete }, with: { lang } }),
    defaultValues: BLANK,
  })
  const [unknown, placeId] = useWatch({ control, name: ['unknown', 'birthplace_id'] })
  const { errors } = formState
  const submit = handleSubmit((body) =>
    call('POST /tools/:id', { params: { id: String(id) }, body: body as z.input<typeof ToolBirth> }).then(
      (answer) => onAnswer(answer, body),
      (error: unknown) => {
        const message = placeErrors(error, setError, FIELDS, words.broken)
        if (message) setError('root', { message })
      },
    ),
  )
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Controller
        control={control}
        name="birthdate"
        render={({ field }) => <BirthDateField {...field} error={errors.birthdate?.message} />}
      />
      <Controller
        control={control}
        name="birthtime"
        render={({ field }) => (
          <BirthTimeField
            {...field}
            unknown={unknown}
            onUnknownChange={(isUnknown) => {
              if (isUnknown) setValue('birthtime', '')
              setValue('unknown', isUnknown)
            }}
            error={errors.birthtime?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="birthplace"
        render={({ field }) => (
          <PlaceField
            ref={field.ref}
            value={{ text: field.value, id: placeId }}
            onBlur={field.onBlur}
            onChange={({ text, id: chosen }) => {
              setValue('birthplace_id', chosen)
              field.onChange(text)
            }}
            error={errors.birthplace?.message}
          />
        )}
      />
      <FormError>{errors.root?.message}</FormError>
      <SubmitButton busy={formState.isSubmitting} className="w-full sm:w-auto sm:justify-self-start">
        {t.submit}
      </SubmitButton>
    </form>
  )
}
