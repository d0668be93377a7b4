import { lazy, Suspense, useId, useState, type ReactNode } from 'react'
import { Popover } from 'radix-ui'

const load = () => import('./term-card.tsx')
const TermCard = lazy(load)

interface TermProps {
  /** A point, an aspect, a sign, `house-4`, a phase, or one of the terms in `plain-words.ts`. */
  id: string
  /** What it means in this place, where that can be said. */
  here?: string | undefined
  className?: string
  /** The glyph or the word that is pressed. */
  children: ReactNode
}

/** A glyph or a word of astrology that says, when pressed, what it is, what it means here, and where there is more. */
export function Term({ id, here, className = '', children }: TermProps) {
  const [open, setOpen] = useState(false)
  const title = useId()
  const preload = () => void load().catch(() => undefined)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={`term ${className}`} onPointerEnter={preload} onFocus={preload}>
        {children}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content aria-labelledby={title} sideOffset={6} collisionPadding={16} className="factor-card term-card">
          <Suspense>
            <TermCard id={id} here={here} title={title} />
          </Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
