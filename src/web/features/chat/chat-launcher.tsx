import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../i18n/text.tsx'
import { getSession } from '../../session/session.ts'
import { Icon } from '../../ui/icon.tsx'
import { setChatOpen, useChatOpen } from './chat-open.ts'
import { chatLauncherText } from './launcher-text.ts'
import { greets } from './greets.ts'

const load = () => import('./chat-panel.tsx')
const ChatPanel = lazy(load)

/** The way to the astrologer from every page: a button on wide screens, and the conversation that it opens. */
export function ChatLauncher() {
  const t = useText(chatLauncherText)
  const open = useChatOpen()
  const { pathname } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const isPage = pathname === '/ask-astrologer'
  useEffect(() => {
    const params = new URLSearchParams(location.search)
    if (location.pathname === '/ask-astrologer' || params.has('showModal')) return
    if (greets(getSession().signedIn, new Date())) setChatOpen('by itself')
  }, [])
  if (isPage) return null
  const close = () => {
    setChatOpen('closed')
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        data-chrome
        aria-label={t.open}
        title={t.open}
        aria-haspopup="dialog"
        aria-expanded={open !== 'closed'}
        className="icon-button fixed bottom-8 left-8 z-20 hidden border border-rule-2 bg-surface text-accent md:grid"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setChatOpen(open === 'closed' ? 'by hand' : 'closed')}
      >
        <Icon name="ask" size={24} />
      </button>
      <Suspense>{open !== 'closed' && <ChatPanel takesFocus={open === 'by hand'} onClose={close} />}</Suspense>
    </>
  )
}
