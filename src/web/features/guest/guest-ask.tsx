import type { Factor } from '#contract/daily.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { MessageText } from '../chat/message-text.tsx'
import { QuestionView } from '../chat/question-view.tsx'
import { chatText } from '../chat/text.ts'
import { FactorNote } from '../factors/factor-note.tsx'
import { GuestPage } from './guest-page.tsx'
import { guestText } from './text.ts'

/** For a visitor of the astrologer: a question on the example's chart, and what is answered. */
export default function GuestAsk({ question, text, sources }: { question: string; text: string; sources: Factor[] }) {
  const t = useText(guestText)
  const chat = useText(chatText)
  const { lang } = useLang()
  return (
    <GuestPage
      title={chat.title}
      lead={`${chat.lead} ${chat.guestText}`}
      exampleTitle={t.ask.example}
      exampleNote={t.whose}
    >
      <div lang={lang} className="grid max-w-[40rem] gap-5">
        <QuestionView text={question} />
        <div className="area-note">
          <MessageText text={text} />
          {sources.length > 0 && <FactorNote factors={sources} />}
        </div>
      </div>
      <p className="caption mt-6">{chat.notAdvice}</p>
    </GuestPage>
  )
}
