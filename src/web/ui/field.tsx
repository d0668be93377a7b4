import { useId, type ReactNode } from 'react'

/** What a control inside a field is told: its id, and which texts describe it. */
interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: string
  /** A word after the label: "optional". */
  aside?: string
  hint?: ReactNode
  error?: string
  children: (control: ControlProps) => ReactNode
}

/** A labelled control with its hint, and its error beside it. */
export function Field({ label, aside, hint, error, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [error ? errorId : null, hint ? hintId : null].filter(Boolean).join(' ')
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="field-label mb-1.5">
        {label}
        {aside && <span className="ml-2 font-normal text-ink-2">{aside}</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </div>
  )
}

interface GroupProps {
  label: string
  aside?: string
  hint?: ReactNode
  error?: string
  children: ReactNode
}

/** Several controls that make one value: a date in three parts. */
export function FieldGroup({ label, aside, hint, error, children }: GroupProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [error ? errorId : null, hint ? hintId : null].filter(Boolean).join(' ')
  return (
    <fieldset className="min-w-0" aria-describedby={described || undefined}>
      <legend className="field-label mb-1.5">
        {label}
        {aside && <span className="ml-2 font-normal text-ink-2">{aside}</span>}
      </legend>
      {children}
      <FieldNotes hint={hint} error={error} hintId={hintId} errorId={errorId} />
    </fieldset>
  )
}

function FieldNotes({
  hint,
  error,
  hintId,
  errorId,
}: {
  hint?: ReactNode
  error?: string
  hintId: string
  errorId: string
}) {
  return (
    <>
      {error && (
        <p id={errorId} role="alert" className="field-error mt-1.5">
          {error}
        </p>
      )}
      {hint && (
        <div id={hintId} className="field-hint mt-1.5">
          {hint}
        </div>
      )}
    </>
  )
}
