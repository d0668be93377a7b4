import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { PlaceField } from '../places/place-field.tsx'
import { BirthDateField } from './birth-date-field.tsx'
import { BirthTimeField } from './birth-time-field.tsx'

/** A birth as forms hold it. */
export interface BirthValues {
  birthdate: string
  birthtime: string
  birthtimeIDK: boolean | string
  birthplace: string
  birthplace_id: string
}

export const BLANK_BIRTH: BirthValues = {
  birthdate: '',
  birthtime: '',
  birthtimeIDK: false,
  birthplace: '',
  birthplace_id: '',
}

/** Date, time and place of a birth, in whichever form stands around them (`FormProvider`). */
export function BirthFields() {
  const { control, setValue, formState } = useFormContext<BirthValues>()
  const [unknownTime, placeId] = useWatch<BirthValues, ['birthtimeIDK', 'birthplace_id']>({
    control,
    name: ['birthtimeIDK', 'birthplace_id'],
  })
  const { errors } = formState
  return (
    <>
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
            unknown={unknownTime === true}
            onUnknownChange={(unknown) => {
              if (unknown) setValue('birthtime', '')
              setValue('birthtimeIDK', unknown, { shouldValidate: formState.isSubmitted })
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
            onChange={({ text, id }) => {
              setValue('birthplace_id', id)
              field.onChange(text)
            }}
            error={errors.birthplace?.message ?? errors.birthplace_id?.message}
          />
        )}
      />
    </>
  )
}
