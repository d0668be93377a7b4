import { lazy, Suspense } from 'react'
import { useText } from '../../i18n/text.tsx'
import { useSignedIn } from '../../session/session.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { ChatGuest } from './chat-guest.tsx'
import { chatText } from './text.ts'

const ChatBody = lazy(() => import('./chat-body.tsx'))

/** The conversation as a page of its own. */
export function ChatPage() {
  const t = useText(chatText)
  const hydrated = useHydrated()
  const signedIn = useSignedIn()
  return (
    <div className="page pt-8 pb-4 lg:pt-12">
      <div className="mx-auto max-w-[46rem]">
        <h1 className="display-1">{t.title}</h1>
        {/* On a phone the place to type comes before what it is. */}
        <p className={`mt-4 font-text text-lg text-ink-2 ${signedIn ? 'max-md:sr-only' : ''}`}>{t.lead}</p>
        {signedIn ? (
          <div
            data-for="person"
            className="mt-4 flex h-[min(46rem,calc(100dvh-15.5rem))] min-h-64 flex-col md:mt-8 md:h-[min(46rem,calc(100dvh-13rem))] md:min-h-[26rem]"
          >
            <Suspense>{hydrated && <ChatBody />}</Suspense>
          </div>
        ) : (
          <div data-for="guest" className="mt-8 border-t border-rule">
            <ChatGuest />
          </div>
        )}
      </div>
    </div>
  )
}
