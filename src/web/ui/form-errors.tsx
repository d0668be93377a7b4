import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { CallError } from '../api/call-error.ts'

/**
 * Puts a failed call's field errors beside their fields and gives back the sentence for the form as a whole; null when
 * the fields say it all. Fields that the form doesn't show speak in that sentence.
 */
export function placeErrors<F extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<F>,
  fields: readonly FieldPath<F>[],
  fallback: string,
): string | null {
  if (!(error instanceof CallError)) return fallback
  const loose: string[] = []
  let focused = false
  for (const [name, message] of Object.entries(error.errors)) {
    const field = fields.find((known) => known === name)
    if (field) setError(field, { type: 'server', message }, { shouldFocus: !focused })
    else loose.push(message)
    focused ||= field !== undefined
  }
  if (loose.length > 0) return loose.join(' ')
  return focused ? null : error.message
}

/** A form's own sentence, in red, above its button. */
export function FormError({ children }: { children: string | null | undefined }) {
  return (
    <div role="alert" aria-live="assertive">
      {children && <p className="border-l-2 border-tense py-1 pl-3 text-tense">{children}</p>}
    </div>
  )
}
