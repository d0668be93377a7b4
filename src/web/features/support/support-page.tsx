import { lazy, Suspense } from 'react'
import { useText } from '../../i18n/text.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AnswerTime } from './answer-time.tsx'
import { Faq } from './faq.tsx'
import type { ChatSettings } from './live-chat.ts'
import { LiveChatButton } from './live-chat-button.tsx'
import { supportText } from './text.ts'
import { Card } from '../../ui/card.tsx'

const ContactForm = lazy(() => import('./contact-form.tsx'))

/** Frequent questions, and a way to write. */
export function SupportPage({ chat }: { chat: ChatSettings | null }) {
  const t = useText(supportText)
  const hydrated = useHydrated()
  return (
    <div className="page">
      <header className="pt-10 lg:pt-14">
        <p className="label">{t.label}</p>
        <h1 className="display-1 mt-5">{t.headline}</h1>
        <p className="prose-reading mt-8 max-w-[44rem]">{t.lead}</p>
      </header>
      <div className="mt-12 grid gap-x-16 gap-y-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Faq />
        <Card aria-labelledby="contact" as="section" className="self-start">
          <h2 id="contact" className="display-3">
            {t.contactTitle}
          </h2>
          <AnswerTime />
          {chat && <LiveChatButton settings={chat} />}
          <div className="min-h-[30rem]">
            <Suspense>{hydrated && <ContactForm />}</Suspense>
          </div>
        </Card>
      </div>
    </div>
  )
}
