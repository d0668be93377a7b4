import { Spinner } from './spinner.tsx'

/** That something is on its way, in words. */
export function Loading({ text, className = '' }: { text: string; className?: string }) {
  return (
    <p role="status" className={`caption flex items-center gap-3 ${className}`}>
      <Spinner /> {text}
    </p>
  )
}
