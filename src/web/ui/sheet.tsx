import { Dialog } from 'radix-ui'
import { useEffect, useState, type ReactNode } from 'react'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/text.tsx'
import { Icon } from './icon.tsx'

interface SheetProps {
  title: string
  /** Said to screen readers after the title, and shown under it. */
  intro?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A dialog that rises from below; on the desktop a panel in the middle. Focus goes back where it came from. */
export function Sheet({ title, intro, onClose, children }: SheetProps) {
  const words = useText(common)
  const [opener] = useState(() => document.activeElement)
  useEffect(() => {
    dispatchEvent(new Event('app:modal_open'))
    return () => void dispatchEvent(new Event('app:modal_close'))
  }, [])
  const giveFocusBack = () => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  }
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        {/* Not Dialog.Overlay, which writes a style element that the page's policy forbids; sheet.css stops the scrolling. */}
        <div className="veil fixed inset-0 z-40 bg-veil" />
        <Dialog.Content
          className="sheet fixed z-50"
          onOpenAutoFocus={focusFirstField}
          onCloseAutoFocus={giveFocusBack}
          {...(intro ? {} : { 'aria-describedby': undefined })}
        >
          <div className="sheet-page">
            <div className="flex items-start justify-between gap-4">
              <Dialog.Title className="display-3 pt-2">{title}</Dialog.Title>
              <Dialog.Close className="icon-button -mr-3 shrink-0" aria-label={words.close}>
                <Icon name="close" />
              </Dialog.Close>
            </div>
            {intro && <Dialog.Description className="mt-1 text-ink-2">{intro}</Dialog.Description>}
            <div className="mt-5">{children}</div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Into a form's first field where there is a keyboard to type on; elsewhere to the sheet, which is then read from its title. */
function focusFirstField(event: Event) {
  event.preventDefault()
  const sheet = event.currentTarget
  if (!(sheet instanceof HTMLElement)) return
  const field = matchMedia('(pointer: fine)').matches
    ? sheet.querySelector<HTMLElement>('form input:not([disabled]), form select:not([disabled])')
    : null
  ;(field ?? sheet).focus()
}
