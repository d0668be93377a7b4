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
    if (location.pathname === '/ask-astrologer') return
    if (greets(getSession().signedIn, new Date())) setChatOpen('by itself')
  }, [])
  if (isPage) return null
  const close = () => {
    // Whoever went on in the page stays there.
    const isElsewhere = document.activeElement?.closest('main')
    setChatOpen('closed')
    if (!isElsewhere) button.current?.focus()
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
        className="icon-button margin-button bottom-8 left-0 hidden border-l-0 text-accent md:grid xl:left-4 xl:border-l"
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
