import type { Ref } from 'react'
import { useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { birthText } from './birth-text.ts'

interface BirthTimeFieldProps {
  value: string
  unknown: boolean
  onChange: (time: string) => void
  onUnknownChange: (unknown: boolean) => void
  onBlur?: () => void
  error?: string
  hint?: string
  disabled?: boolean
  unknownDisabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/** The civil birth time, or the honest answer that nobody knows it. */
export function BirthTimeField(props: BirthTimeFieldProps) {
  const t = useText(birthText)
  const { unknown } = props
  return (
    <div className="grid gap-2.5">
      <Field label={t.time} error={props.error} hint={unknown ? undefined : (props.hint ?? t.timeHint)}>
        {(control) => (
          <input
            {...control}
            ref={props.ref}
            type="time"
            autoComplete="off"
            className="input figures max-w-40"
            disabled={unknown || props.disabled}
            value={unknown ? '' : props.value}
            onBlur={props.onBlur}
            onChange={(event) => props.onChange(event.target.value)}
          />
        )}
      </Field>
      <label className="flex items-start gap-3 py-1">
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0"
          checked={unknown}
          disabled={props.unknownDisabled}
          onChange={(event) => props.onUnknownChange(event.target.checked)}
        />
        <span>{t.unknown}</span>
      </label>
      {unknown && <p className="field-hint">{t.unknownHint}</p>}
    </div>
  )
}
