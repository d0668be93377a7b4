import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Spinner } from './spinner.tsx'

/** A form's one accented action. It keeps its width, its focus and its name while it works. */
export function SubmitButton({
  busy,
  variant,
  className = '',
  children,
}: {
  busy: boolean
  variant?: 'primary' | 'danger'
  className?: string
  children: ReactNode
}) {
  return (
    <Button
      type="submit"
      {...(variant && { variant })}
      className={className}
      aria-disabled={busy || undefined}
      onClick={(event) => busy && event.preventDefault()}
    >
      <span className={busy ? 'opacity-0' : undefined}>{children}</span>
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </Button>
  )
}
