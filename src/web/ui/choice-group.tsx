import { useId } from 'react'

interface ChoiceGroupProps<V extends string> {
  legend: string
  hint?: string
  options: readonly { value: V; label: string }[]
  /** Null while none is chosen. */
  value: V | null
  onChange: (value: V) => void
}

/** One of a few, all seen at once. */
export function ChoiceGroup<V extends string>({ legend, hint, options, value, onChange }: ChoiceGroupProps<V>) {
  const name = useId()
  return (
    <fieldset className="double-rule min-w-0 pt-4">
      <legend className="label float-left w-full">{legend}</legend>
      <div className="clear-both grid pt-2">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-12 items-center gap-3 border-b border-rule">
            <input
              type="radio"
              name={name}
              className="size-5"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="font-text text-md">{option.label}</span>
          </label>
        ))}
      </div>
      {hint && <p className="field-hint mt-2.5">{hint}</p>}
    </fieldset>
  )
}
