import { Controller, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ToolBirth, type ToolAnswer } from '#contract/calculators.ts'
import { call } from '../../api/call.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useCallForm } from '../../ui/use-call-form.ts'
import { BirthDateField } from '../account/birth-date-field.tsx'
import { birthText } from '../account/birth-text.ts'
import { BirthTimeField } from '../account/birth-time-field.tsx'
import { PlaceField } from '../places/place-field.tsx'
import type { LinkedBirth } from './tool-address.ts'
import { toolsText } from './text.ts'

const BLANK = { birthdate: '', birthtime: '', unknown: false, birthplace: '', birthplace_id: '' }

/** A birth: the date, and as much of hour and place as is known. */
export function ToolForm({ id, onAnswer }: { id: number; onAnswer: (answer: ToolAnswer, asked: LinkedBirth) => void }) {
  const t = useText(toolsText)
  const birth = useText(birthText)
  const { lang } = useLang()
  const { control, setValue, errors, busy, submit } = useCallForm(
    ToolBirth,
    {
      blank: BLANK,
      fields: ['birthdate', 'birthtime', 'birthplace'],
      instead: { date: birth.dateIncomplete },
      with: { lang },
    },
    async (body) => {
      const asked = { params: { id: String(id) }, body: body as z.input<typeof ToolBirth> }
      onAnswer(await call('POST /tools/:id', asked), body)
    },
  )
  const [unknown, placeId] = useWatch({ control, name: ['unknown', 'birthplace_id'] })
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
      <SubmitButton busy={busy} className="w-full sm:w-auto sm:justify-self-start">
        {t.submit}
      </SubmitButton>
    </form>
  )
}
