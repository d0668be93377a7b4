import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { MAIL_TOPICS, type MailTopic } from '#contract/notifications.ts'
import { CallError, sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { Queries } from '../../api/queries.tsx'
import { common } from '../../i18n/common.ts'
import { Link } from '../../i18n/link.tsx'
import { useText } from '../../i18n/text.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { unsubscribeText } from './unsubscribe-text.ts'

/** What the link of a mail leads to. Opened it only asks: programs open links, too. */
export function UnsubscribePage() {
  const t = useText(unsubscribeText)
  const [asked] = useSearchParams()
  const topic = MAIL_TOPICS.find((one) => one === asked.get('topic'))
  const key = asked.get('key')
  // Pages are made without what follows the question mark, which is the reader's alone.
  const hydrated = useHydrated()
  return (
    <div className="page pt-10 lg:pt-14">
      <h1 className="display-1">{t.title}</h1>
      <div className="mt-8 min-h-40 max-w-[36rem]">
        <Queries>{hydrated && (topic && key ? <Ask topic={topic} unsubscribeKey={key} /> : <Failed />)}</Queries>
      </div>
    </div>
  )
}

function Ask({ topic, unsubscribeKey: key }: { topic: MailTopic; unsubscribeKey: string }) {
  const t = useText(unsubscribeText)
  const words = useText(common)
  const stop = useMutation({ mutationFn: () => call('POST /unsubscribe', { body: { key, topic } }) })
  if (stop.isSuccess)
    return (
      <>
        <p role="status" className="font-text text-md/7">
          {t.stopped[topic]}
        </p>
        <ToSettings />
      </>
    )
  if (stop.error instanceof CallError && stop.error.reason === 'not_found') return <Failed />
  return (
    <>
      <p className="font-text text-md/7">{t.ask[topic]}</p>
      <Button
        className="mt-6"
        aria-disabled={stop.isPending || undefined}
        onClick={() => !stop.isPending && stop.mutate()}
      >
        {t.stop}
      </Button>
      <FormError>{stop.error && sentenceOf(stop.error, words.broken)}</FormError>
    </>
  )
}

function Failed() {
  const t = useText(unsubscribeText)
  return (
    <>
      <p role="alert" className="font-text text-md/7">
        {t.failed}
      </p>
      <ToSettings />
    </>
  )
}

function ToSettings() {
  const t = useText(unsubscribeText)
  return (
    <p className="mt-4">
      <Link to="/settings#notifications" className="link">
        {t.settings}
      </Link>
    </p>
  )
}
