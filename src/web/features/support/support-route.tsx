import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { faqPage } from '../../chrome/structured-data.ts'
import { publicMeta } from '../../chrome/page-meta.ts'
import { siteContext } from '../../context.ts'
import { faqText } from './faq-text.ts'
import { supportText } from './text.ts'
import { lazy, Suspense } from 'react'
import { useText } from '../../i18n/text.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AnswerTime } from './answer-time.tsx'
import { Faq } from './faq.tsx'
import type { ChatSettings } from './live-chat.ts'
import { LiveChatButton } from './live-chat-button.tsx'
import { Card } from '../../ui/card.tsx'
import { PageTop } from '../../ui/page-top.tsx'

const ContactForm = lazy(() => import('./contact-form.tsx'))

/** Frequent questions, and a way to write. */
function SupportPage({ chat }: { chat: ChatSettings | null }) {
  const t = useText(supportText)
  const hydrated = useHydrated()
  return (
    <div className="page">
      <PageTop label={t.label} title={t.headline} lead={t.lead} />
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

export const loader = ({ context }: LoaderFunctionArgs) => ({ chat: context.get(siteContext).liveChat })

export const meta = (args: MetaArgs) =>
  publicMeta(supportText, args, '/support', (_, lang) => [faqPage(faqText[lang].questions)])

export default function SupportRoute() {
  return <SupportPage {...useLoaderData<typeof loader>()} />
}
