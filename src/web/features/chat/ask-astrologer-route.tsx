import type { MetaArgs } from 'react-router'
import { publicMeta } from '../../chrome/page-meta.ts'
import { ChatPage } from './chat-page.tsx'
import { chatText } from './text.ts'

export const meta = (args: MetaArgs) => publicMeta(chatText, args, '/ask-astrologer')

export default function AskAstrologerRoute() {
  return <ChatPage />
}
