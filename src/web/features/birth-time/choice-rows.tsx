import { useId, type ReactNode } from 'react'

interface Row {
  key: string
  label: string
  detail?: string
}

interface ChoiceRowsProps {
  legend: string
  /** Why it is asked. */
  why?: ReactNode
  rows: readonly Row[]
  chosen: string | null
  onChoose: (key: string) => void
  hint?: string | undefined
  error?: string | undefined
}

/** A question that a form asks beside its fields: why, and each answer with what it means. */
export function ChoiceRows({ legend, why, rows, chosen, onChoose, hint, error }: ChoiceRowsProps) {
  const name = useId()
  const described = [why ? `${name}-why` : null, hint ? `${name}-hint` : null].filter(Boolean).join(' ')
  return (
    <fieldset className="min-w-0 border-l-2 border-accent pl-4" aria-describedby={described || undefined}>
      <legend className="field-label float-left w-full">{legend}</legend>
      <div className="clear-both">
        {why && (
          <p id={`${name}-why`} className="field-hint pt-1">
            {why}
          </p>
        )}
        {rows.map(({ key, label, detail }) => (
          <label key={key} className="flex min-h-12 items-start gap-3 border-b border-rule py-2.5">
            <input
              type="radio"
              name={name}
              className="mt-0.5 size-5 shrink-0"
              checked={key === chosen}
              onChange={() => onChoose(key)}
            />
            <span className="min-w-0">
              <span className="block">{label}</span>
              {detail && <span className="figures mt-0.5 block text-xs/5 text-ink-2">{detail}</span>}
            </span>
          </label>
        ))}
        {error && (
          <p role="alert" className="field-error mt-1.5">
            {error}
          </p>
        )}
        {hint && (
          <p id={`${name}-hint`} className="field-hint mt-1.5">
            {hint}
          </p>
        )}
      </div>
    </fieldset>
  )
}
