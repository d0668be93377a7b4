import { useEffect, useRef } from 'react'
import { Link } from '../../i18n/link.tsx'
import { useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useWide } from '../../ui/use-wide.ts'
import ChatBody from './chat-body.tsx'
import { chatText } from './text.ts'
import { Card } from '../../ui/card.tsx'

interface ChatPanelProps {
  takesFocus: boolean
  onClose: () => void
}

/** The floating conversation: a sheet from below on a phone, a panel beside the page on a wide screen. */
export default function ChatPanel({ takesFocus, onClose }: ChatPanelProps) {
  const wide = useWide()
  const t = useText(chatText)
  if (wide) return <Panel takesFocus={takesFocus} onClose={onClose} />
  return (
    <Sheet title={t.title} onClose={onClose}>
      <div className="flex h-[min(68dvh,40rem)] flex-col">
        <ChatBody />
      </div>
    </Sheet>
  )
}

/** Not modal: the page makes room beside it (`chat.css`), so that neither covers the other. */
function Panel({ takesFocus, onClose }: ChatPanelProps) {
  const t = useText(chatText)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) (panel.current?.querySelector<HTMLElement>('textarea') ?? panel.current)?.focus()
  }, [takesFocus])
  useEffect(() => {
    // From anywhere on the page; an open menu or dialog is closed first, and says so.
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [onClose])
  return (
    <Card
      ref={panel}
      role="dialog"
      aria-label={t.title}
      tabIndex={-1}
      data-chrome
      as="section"
      padding="none"
      className="chat-panel fixed z-30 flex flex-col bg-paper p-5 outline-none"
    >
      <div className="mb-3 flex items-start justify-between gap-3">
        <h2 className="display-3 pt-1.5">
          <Link to="/ask-astrologer" className="hover:text-accent">
            {t.title}
          </Link>
        </h2>
        <button type="button" className="icon-button -mt-1 -mr-2 shrink-0" aria-label={t.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <ChatBody />
    </Card>
  )
}
