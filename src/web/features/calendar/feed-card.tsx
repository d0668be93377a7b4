import { useState } from 'react'
import { Link } from '../../i18n/link.tsx'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { formatInstantDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { AsideBlock } from '../../ui/aside-block.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { calendarText } from './text.ts'
import { Button } from '../../ui/button.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The calendar as a subscription: a private address, made once and shown once. */
export function FeedCard() {
  const t = useText(calendarText)
  const { account } = useSession()
  const isPaid = account !== null && account.plan !== 'free'
  return (
    <AsideBlock id="feed" title={t.feedTitle}>
      <p className="mt-4 max-w-[36rem] font-text text-md/7">{t.feedLead}</p>
      {isPaid ? (
        <Address />
      ) : (
        <p className="mt-3 flex flex-wrap gap-x-4">
          <span className="text-ink-2">{t.feedPaid}</span>
          <Link to="/plans" className="link">
            {t.upgrade}
          </Link>
        </p>
      )}
    </AsideBlock>
  )
}

function Address() {
  const t = useText(calendarText)
  const words = useText(common)
  const { lang } = useLang()
  const { data: feed, isLoading } = useFeed()
  const make = useMakeFeed()
  const end = useEndFeed()
  const url = feed?.made_at ? make.data?.url : undefined
  return (
    <div className="mt-4">
      {url ? (
        <Made url={url} />
      ) : (
        feed?.made_at && <p className="mb-3 text-ink-2">{t.feedMade(formatInstantDate(lang, feed.made_at))}</p>
      )}
      <Button
        variant={feed?.made_at ? 'quiet' : 'primary'}
        // Where there is an address already, this ends it.
        className={isLoading ? 'invisible mt-4' : 'mt-4'}
        aria-disabled={make.isPending || undefined}
        onClick={() => !make.isPending && make.mutate()}
      >
        {feed?.made_at ? t.feedRenew : t.feedMake}
      </Button>
      {feed?.made_at && (
        <>
          <p className="field-hint mt-2">{t.feedRenewNote}</p>
          <button type="button" className="link mt-3" onClick={() => !end.isPending && end.mutate()}>
            {t.feedEnd}
          </button>
        </>
      )}
      {end.isSuccess && !feed?.made_at && (
        <p role="status" className="mt-3 text-ink-2">
          {t.feedEnded}
        </p>
      )}
      <FormError>{(make.error ?? end.error) && sentenceOf(make.error ?? end.error, words.broken)}</FormError>
      <h3 className="label mt-6">{t.feedHow}</h3>
      <ul className="mt-1.5 divide-y divide-rule">
        {t.feedSteps.map((step) => (
          <li key={step} className="py-2">
            {step}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The addresses of one key: all of it, the transits alone, and the Moon void of course alone. */
function Made({ url }: { url: string }) {
  const t = useText(calendarText)
  return (
    <div className="grid gap-6">
      <One label={t.feedUrl} url={url} hint={t.feedOnce} />
      <One label={t.feedTransits} url={`${url}&part=transits`} hint={t.feedTransitsHint} />
      <One label={t.feedVoid} url={`${url}&part=void`} hint={t.feedVoidHint} />
    </div>
  )
}

function One({ label, url, hint }: { label: string; url: string; hint: string }) {
  const t = useText(calendarText)
  const [copied, setCopied] = useState(false)
  return (
    <div>
      <Field label={label} hint={hint}>
        {(control) => (
          <input {...control} readOnly className="input" value={url} onFocus={({ target }) => target.select()} />
        )}
      </Field>
      <p className="mt-2 flex flex-wrap gap-x-5">
        <button
          type="button"
          className="link"
          onClick={() => void navigator.clipboard.writeText(url).then(() => setCopied(true))}
        >
          {copied ? t.feedCopied : t.feedCopy}
        </button>
        <a className="link" href={url.replace(/^https?:/, 'webcal:')}>
          {t.feedOpen}
        </a>
      </p>
    </div>
  )
}

const KEY = ['calendar feed']

/** Whether the person has made an address to subscribe to. */
const useFeed = () => useQuery({ queryKey: KEY, queryFn: ({ signal }) => call('GET /calendar/feed', { signal }) })

/** Ends the address: whoever subscribed to it gets nothing any more. */
function useEndFeed() {
  const queryClient = useQueryClient()
  return useMutation({
    // An answer of before is not to overwrite this one.
    onMutate: () => queryClient.cancelQueries({ queryKey: KEY }),
    mutationFn: () => call('DELETE /calendar/feed'),
    onSuccess: () => queryClient.setQueryData(KEY, { made_at: null }),
  })
}

/** Makes the address, or a new one in place of the old. */
function useMakeFeed() {
  const queryClient = useQueryClient()
  return useMutation({
    // An answer of before is not to overwrite this one.
    onMutate: () => queryClient.cancelQueries({ queryKey: KEY }),
    mutationFn: () => call('POST /calendar/feed'),
    onSuccess: ({ made_at }) => queryClient.setQueryData(KEY, { made_at }),
  })
}
