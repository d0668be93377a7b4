import { lazy } from 'react'
import { useLoaderData, type MetaArgs } from 'react-router'
import { ForPerson } from '../chrome/for-person.tsx'
import { publicMeta } from '../chrome/page-meta.ts'
import { guestLoader } from '../features/guest/guest-loader.ts'
import { guestText } from '../features/guest/text.ts'
import { onNewPage } from '../features/landing/on-new-page.ts'
import { ChatPage } from '../features/chat/chat-page.tsx'
import { chatText } from '../features/chat/text.ts'

const GuestAsk = lazy(() => import('../features/guest/guest-ask.tsx'))

export const loader = guestLoader((site, lang) => site.exampleAnswer(lang, guestText[lang].ask.question))
export const shouldRevalidate = onNewPage
export const meta = (args: MetaArgs) => publicMeta(chatText, args, '/ask-astrologer')

export default function AskAstrologerRoute() {
  return (
    <ForPerson guest={<GuestAsk {...useLoaderData<typeof loader>()} />}>
      <ChatPage />
    </ForPerson>
  )
}
