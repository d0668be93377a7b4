import { Popover } from 'radix-ui'
import { useRef, type RefObject } from 'react'
import type { Factor } from '#contract/daily.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { FactorList } from './factor-list.tsx'
import { factorsText } from './text.ts'

interface FactorPanelProps {
  factors: readonly Factor[]
  /** The note that it opens from. */
  note: RefObject<HTMLButtonElement | null>
  onClose: () => void
}

/** The factors of a paragraph: beside its note on a wide page, on a phone in a sheet. */
export default function FactorPanel({ factors, note, onClose }: FactorPanelProps) {
  const wide = useWide()
  const t = useText(factorsText)
  const isLeft = useRef(false)
  if (!wide)
    return (
      <Sheet title={t.why} onClose={onClose}>
        <FactorList factors={factors} />
      </Sheet>
    )
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={note as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          aria-label={t.why}
          side="right"
          align="start"
          sideOffset={14}
          collisionPadding={16}
          className="factor-card"
          // The note closes what it opened by itself.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && note.current?.contains(event.target)) event.preventDefault()
            else isLeft.current = true
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (!isLeft.current) note.current?.focus()
          }}
        >
          <Head />
          <FactorList factors={factors} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Head() {
  const t = useText(factorsText)
  const words = useText(common)
  return (
    <div className="mb-4 flex items-start justify-between gap-3">
      <h2 className="display-3">{t.why}</h2>
      <Popover.Close className="icon-button -mt-2 -mr-3 shrink-0" aria-label={words.close}>
        <Icon name="close" size={18} />
      </Popover.Close>
    </div>
  )
}
