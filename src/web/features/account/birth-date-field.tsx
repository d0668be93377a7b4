import { useState, type Ref } from 'react'
import { monthNames } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { FieldGroup } from '../../ui/field.tsx'
import { birthText } from './birth-text.ts'
import { joinDate, splitDate, type DateParts } from './civil-date.ts'

interface BirthDateFieldProps {
  value: string
  onChange: (date: string) => void
  onBlur?: () => void
  error?: string
  hint?: string
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

const digits = (text: string, length: number) => text.replaceAll(/\D/g, '').slice(0, length)

/** Day, month and year apart: quick on a phone, and no calendar to leaf back through. */
export function BirthDateField({ value, onChange, onBlur, error, hint, disabled, ref }: BirthDateFieldProps) {
  const t = useText(birthText)
  const { lang } = useLang()
  const [parts, setParts] = useState(() => splitDate(value))
  // A value set from outside (a form's reset) wins over what was typed.
  const shown = joinDate(parts) === value ? parts : splitDate(value)
  const change = (part: Partial<DateParts>) => {
    const next = { ...shown, ...part }
    setParts(next)
    onChange(joinDate(next))
  }
  const invalid = error ? true : undefined
  return (
    <FieldGroup label={t.date} error={error} hint={hint}>
      <div className="grid grid-cols-[3.5rem_1fr_4.5rem] gap-1.5 sm:grid-cols-[4.25rem_1fr_5.5rem] sm:gap-2">
        <input
          ref={ref}
          className="input figures px-1 text-center"
          inputMode="numeric"
          autoComplete="bday-day"
          aria-label={t.day}
          aria-invalid={invalid}
          placeholder={t.day}
          disabled={disabled}
          value={shown.day}
          onBlur={onBlur}
          onChange={(event) => change({ day: digits(event.target.value, 2) })}
        />
        <select
          className="input max-sm:pr-6 max-sm:pl-2"
          autoComplete="bday-month"
          aria-label={t.month}
          aria-invalid={invalid}
          disabled={disabled}
          value={shown.month}
          onBlur={onBlur}
          onChange={(event) => change({ month: event.target.value })}
        >
          <option value="">{t.month}</option>
          {monthNames(lang).map((name, month) => (
            <option key={name} value={String(month + 1)}>
              {name}
            </option>
          ))}
        </select>
        <input
          className="input figures px-1 text-center"
          inputMode="numeric"
          autoComplete="bday-year"
          aria-label={t.year}
          aria-invalid={invalid}
          placeholder={t.year}
          disabled={disabled}
          value={shown.year}
          onBlur={onBlur}
          onChange={(event) => change({ year: digits(event.target.value, 4) })}
        />
      </div>
    </FieldGroup>
  )
}
