import { Mark } from '#drawing/ornament/mark.tsx'
import { Link } from '../i18n/link.tsx'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/text.tsx'

export function Wordmark({ className = '' }: { className?: string }) {
  const { name } = useText(common)
  return (
    <Link to="/" className={`inline-flex items-center gap-2.5 ${className}`}>
      <Mark size={30} className="text-accent" />
      <span className="font-display text-3xl leading-none font-light tracking-[-0.01em]">{name}</span>
    </Link>
  )
}
