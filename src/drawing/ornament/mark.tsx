import { MARK_PATH } from './mark-path.ts'

interface MarkProps {
  /** Side in CSS pixels; legible from 20. */
  size: number
  title?: string
  className?: string
}

/** The Asteria mark in the colour of the surrounding text. */
export function Mark({ size, title, className }: MarkProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={size > 40 ? 1 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      role={title ? 'img' : undefined}
      aria-hidden={title ? undefined : true}
    >
      {title ? <title>{title}</title> : null}
      <path d={MARK_PATH} />
    </svg>
  )
}
