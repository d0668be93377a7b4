import type { ReactNode } from 'react'

interface BadgeProps {
  /** `framed` where it lies on a picture. */
  variant?: 'plain' | 'framed'
  tone?: 'accent' | 'quiet'
  className?: string
  children: ReactNode
}

/** A word or two that set one of several apart: new, popular. */
export function Badge({ variant = 'plain', tone = 'accent', className, children }: BadgeProps) {
  const look = [
    'label',
    variant === 'framed' && 'border border-current bg-surface px-2 py-0.5',
    tone === 'accent' && 'text-accent',
    className,
  ]
  return <span className={look.filter(Boolean).join(' ')}>{children}</span>
}
