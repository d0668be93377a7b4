import type { ElementType, HTMLAttributes, Ref } from 'react'

const PADDING = { none: undefined, small: 'p-6', regular: 'p-6 md:p-8', large: 'p-8 md:p-12' } as const

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The element, where it is more than a box. */
  as?: 'article' | 'details' | 'div' | 'figure' | 'li' | 'section'
  padding?: keyof typeof PADDING
  ref?: Ref<HTMLElement>
}

/** What is set apart on a page: an inner hairline inside the outer one. */
export function Card({ as = 'div', padding = 'regular', className, ...props }: CardProps) {
  const Element = as as ElementType
  return <Element {...props} className={['card-frame', PADDING[padding], className].filter(Boolean).join(' ')} />
}
