import { lazy, Suspense } from 'react'
import { useText } from '../../i18n/text.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { chatText } from './text.ts'

const ChatBody = lazy(() => import('./chat-body.tsx'))

/** The conversation as a page of its own, as high as the screen: it has what the header, the field and the tab bar leave. */
export function ChatPage() {
  const t = useText(chatText)
  const hydrated = useHydrated()
  return (
    <div className="page flex h-[calc(100dvh-8.25rem)] max-h-[56rem] min-h-[13rem] flex-col pt-4 pb-4 max-md:pb-0 md:h-[calc(100dvh-6rem)] md:min-h-[20rem] md:pt-8">
      <div className="mx-auto flex min-h-0 w-full max-w-[46rem] flex-1 flex-col">
        {/* On one line in both languages. A low screen is left to the conversation. */}
        <h1 className="display-2 [@media(max-height:34rem)]:sr-only max-md:[@media(max-height:44rem)]:sr-only">
          {t.title}
        </h1>
        {/* On a phone the place to type comes before what it is. */}
        <p className="mt-2 font-text text-lg text-ink-2 [@media(max-height:34rem)]:sr-only max-md:sr-only">{t.lead}</p>
        <div className="mt-3 flex min-h-0 flex-1 flex-col md:mt-6">
          <Suspense>{hydrated && <ChatBody />}</Suspense>
        </div>
      </div>
    </div>
  )
}
