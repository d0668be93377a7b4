import { useEffect, useState } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import type { BirthTimeAnswer } from '#contract/birth-time.ts'
import { say } from '#contract/messages/say.ts'
import { BirthDateField } from '../account/birth-date-field.tsx'
import { BirthTimeField } from '../account/birth-time-field.tsx'
import { PlaceField } from '../places/place-field.tsx'
import { placeName } from '../places/place-name.ts'
import type { BirthValues } from './birth-values.ts'
import { ByHand } from './by-hand.tsx'
import { CalendarChoice } from './calendar-choice.tsx'
import { ClockChoice } from './clock-choice.tsx'
import { takenOf } from './hour-by.ts'
import { isOldStyleOnly } from './old-style-only.ts'
import { isPoint } from './point-by-hand.ts'
import { skippedSentence, SkippedTime } from './skipped-time.tsx'
import { birthTimeText } from './text.ts'
import { useBirthTime } from './use-birth-time.ts'
import { useLang, useText } from '../../i18n/text.tsx'

/** What a form says of a field, and whether it may be changed there. */
interface FieldNote {
  hint?: string
  disabled?: boolean
}

type Notes = Partial<Record<'birthdate' | 'birthtime' | 'birthplace', FieldNote>>
const OPEN: Notes = {}

interface BirthFieldsProps {
  notes?: Notes
  /** False in a form whose birth is answered and forgotten. */
  kept?: boolean
  /** Which of them are seen, in a form of several steps; all stay in the form. */
  part?: 'all' | 'when' | 'where' | 'none'
}

/**
 * Date, time and place of a birth, in whichever form stands around them (`FormProvider`), with what is asked of calendar
 * and clock where that isn't certain.
 */
export function BirthFields({ notes = OPEN, kept = true, part = 'all' }: BirthFieldsProps) {
  const { control, setValue, setFocus, clearErrors, formState } = useFormContext<BirthValues>()
  const values = useWatch<BirthValues>({ control }) as BirthValues
  const { lang } = useLang()
  const [leftPlace, setLeftPlace] = useState(values.birthplace)
  const asked = useBirthTime(values, values.birthplace.trim().length > 2 && leftPlace === values.birthplace)
  useChoiceThatHolds(asked.answer, asked.settled)
  const { answer } = asked
  const { errors, defaultValues } = formState
  const set = (changes: Partial<BirthValues>) => {
    for (const [name, value] of Object.entries(changes))
      setValue(name as keyof BirthValues, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }
  const taken = answer ? takenOf(answer.candidates, values) : null
  // Between the steps of a form: the line that asked for a value goes as soon as there is one.
  const given = (name: 'birthdate' | 'birthtime', onChange: (value: string) => void) => (value: string) => {
    onChange(value)
    if (!formState.isSubmitted) clearErrors(name)
  }
  // A clock that was chosen, or an offset by hand, did show the time.
  const gap = values.birthtime === '' || taken ? null : (answer?.gap ?? null)
  const dateFault = useDateFault(values, answer, errors.birthdate?.message)
  const isByPoint = isPoint(values.birthplace_id)
  const isUnknown = values.birthtimeIDK === true
  // What the place shows to be wrong with date or hour is mended beside the place.
  const isWhenWrong = Boolean(dateFault ?? gap ?? errors.birthtime ?? asked.errors.birthdate ?? asked.errors.birthtime)
  const isWhenSeen = part === 'all' || part === 'when' || (part === 'where' && isWhenWrong)
  const isWhereSeen = part === 'all' || part === 'where'
  return (
    <>
      <div hidden={!isWhenSeen} className={isWhenSeen ? 'grid gap-5' : undefined}>
        <Controller
          control={control}
          name="birthdate"
          render={({ field }) => (
            <BirthDateField
              {...field}
              onChange={given('birthdate', field.onChange)}
              {...notes.birthdate}
              error={dateFault ?? asked.errors.birthdate}
            />
          )}
        />
        <div className="grid gap-3">
          <Controller
            control={control}
            name="birthtime"
            render={({ field }) => (
              <BirthTimeField
                {...field}
                onChange={given('birthtime', field.onChange)}
                {...notes.birthtime}
                unknown={isUnknown}
                unknownDisabled={notes.birthtime?.disabled}
                onUnknownChange={(unknown) =>
                  set({
                    birthtime: unknown ? '' : (defaultValues?.birthtime ?? ''),
                    birthtimeIDK: unknown,
                    // Its field is gone with the hour.
                    ...(unknown && { birth_offset: '' }),
                  })
                }
                error={
                  (gap && answer ? skippedSentence(lang, answer.place.name, gap) : undefined) ??
                  errors.birthtime?.message ??
                  errors.birthtimeIDK?.message ??
                  asked.errors.birthtime
                }
              />
            )}
          />
          {gap && !notes.birthtime?.disabled && (
            <SkippedTime
              gap={gap}
              birthdate={values.birthdate}
              birthtime={values.birthtime}
              fixedDate={notes.birthdate?.disabled}
              onTake={(time) => {
                set(time)
                // The buttons go, and the focus would go with them.
                setFocus('birthtime')
              }}
            />
          )}
        </div>
      </div>
      <div hidden={!isWhereSeen} className={isWhereSeen ? 'grid gap-5' : undefined}>
        <Controller
          control={control}
          name="birthplace"
          render={({ field }) => (
            <PlaceField
              ref={field.ref}
              value={{ text: field.value, id: isByPoint ? '' : values.birthplace_id }}
              onBlur={() => {
                setLeftPlace(field.value)
                field.onBlur()
              }}
              onChange={({ text, id }) => {
                // A point given by hand stays where its name is only written differently.
                if (id !== '' || !isByPoint) setValue('birthplace_id', id, { shouldDirty: true })
                field.onChange(text)
                // What was missing is there: the line that asked for it goes.
                if (text.trim() !== '') clearErrors(['birthplace', 'birthplace_id'])
              }}
              {...notes.birthplace}
              error={
                errors.birthplace?.message ??
                (isByPoint ? undefined : errors.birthplace_id?.message) ??
                asked.errors.birthplace
              }
            />
          )}
        />
        {answer && <PlaceFound place={answer.place} />}
        {answer && (
          <CalendarChoice
            answer={answer}
            values={values}
            onChoose={(choice) => {
              clearErrors('birthdate')
              set(choice)
            }}
          />
        )}
        <ClockChoice asked={asked} values={values} onChoose={set} error={errors.birth_clock?.message} kept={kept} />
        <ByHand
          values={values}
          answer={answer}
          taken={taken}
          closed={{
            offset: isUnknown || notes.birthtime?.disabled === true,
            point: notes.birthplace?.disabled === true,
          }}
          onChange={set}
          error={errors.birth_offset?.message ?? asked.errors.birth_offset}
          pointError={isByPoint ? (errors.birthplace_id?.message ?? asked.errors.birthplace_id) : undefined}
        />
      </div>
    </>
  )
}

/** Which place is meant, with its region and country, so that a namesake is seen; its clock is told in words beneath. */
function PlaceFound({ place }: { place: BirthTimeAnswer['place'] }) {
  return <p className="border-l-2 border-accent pl-3 text-sm text-ink">{placeName(place)}</p>
}

/** What is wrong with a date; of a day of the old calendar alone, that this calendar must be chosen. */
function useDateFault(
  { birthdate, birth_calendar: calendar }: BirthValues,
  answer: BirthTimeAnswer | undefined,
  told: string | undefined,
): string | undefined {
  const t = useText(birthTimeText)
  const { lang } = useLang()
  if (!answer || calendar === 'julian' || !isOldStyleOnly(birthdate)) return told
  if (!answer.calendar.may_be_julian) return say(lang, 'date_impossible')
  return told && t.oldStyleOnly
}

/** A clock that was chosen stands as long as it is offered; of a doubled hour the first half until the second is chosen. */
function useChoiceThatHolds(answer: ReturnType<typeof useBirthTime>['answer'], isSettled: boolean): void {
  const { setValue, getValues } = useFormContext<BirthValues>()
  useEffect(() => {
    if (!answer || !isSettled || answer.kind === 'day') return
    const { birth_clock: clock, birth_fold: fold } = getValues()
    if (clock !== '' && !answer.candidates.some((candidate) => candidate.clock === clock)) setValue('birth_clock', '')
    const isDoubled = answer.candidates.some((candidate) => candidate.fold === 1)
    if (isDoubled && fold === '') setValue('birth_fold', '0')
    if (!isDoubled && fold === '1') setValue('birth_fold', '0')
  }, [answer, isSettled, getValues, setValue])
}
