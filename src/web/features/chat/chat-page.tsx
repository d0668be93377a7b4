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
    // Signed in, the page is as high as the screen: the conversation has what the header, the field and the tab bar leave.
    <div
      className={`page pb-4 ${signedIn ? 'flex h-[calc(100dvh-8.25rem)] max-h-[56rem] min-h-[13rem] flex-col pt-4 max-md:pb-0 md:h-[calc(100dvh-6rem)] md:min-h-[20rem] md:pt-8' : 'pt-8 lg:pt-12'}`}
    >
      <div className={`mx-auto w-full max-w-[46rem] ${signedIn ? 'flex min-h-0 flex-1 flex-col' : ''}`}>
        {/* On one line in both languages. A low screen is left to the conversation. */}
        <h1
          className={
            signedIn
              ? 'display-2 [@media(max-height:34rem)]:sr-only max-md:[@media(max-height:44rem)]:sr-only'
              : 'display-1'
          }
        >
          {t.title}
        </h1>
        {/* On a phone the place to type comes before what it is. */}
        <p
          className={`font-text text-lg text-ink-2 ${signedIn ? 'mt-2 [@media(max-height:34rem)]:sr-only max-md:sr-only' : 'mt-4'}`}
        >
          {t.lead}
        </p>
        {signedIn ? (
          <div data-for="person" className="mt-3 flex min-h-0 flex-1 flex-col md:mt-6">
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
