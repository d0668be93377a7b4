import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { OpenedGift } from '#contract/gifts.ts'
import { CallError, sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { Queries } from '../../api/queries.tsx'
import { common } from '../../i18n/common.ts'
import { formatInstantDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { refreshAccount } from '../account/account-query.ts'
import { AuthLink } from '../auth/auth-link.tsx'
import type { GiftOffers } from './offers.ts'
import { giftPageText } from './page-text.ts'

/** What begins within this time begins now. */
const SOON_MS = 60_000

interface GiftProps {
  token: string
  reports: GiftOffers['reports']
}

/** What somebody is given, from whom, with which words, and the way to have it. */
export default function GiftPage(props: GiftProps) {
  const t = useText(giftPageText)
  const hydrated = useHydrated()
  if (hydrated)
    return (
      <Queries>
        <Asked {...props} />
      </Queries>
    )
  return (
    <div className="min-h-[100svh]">
      <h1 className="display-1">{t.title}</h1>
      <Loading text={t.loading} className="mt-16" />
    </div>
  )
}

function Asked({ token, reports }: GiftProps) {
  const t = useText(giftPageText)
  const words = useText(common)
  const { data, error, isError, refetch } = useGift(token)
  if (data) return <Opened {...{ token, reports }} gift={data} />
  if (!isError)
    return (
      <div className="min-h-[100svh]">
        <h1 className="display-1">{t.title}</h1>
        <Loading text={t.loading} className="mt-16" />
      </div>
    )
  if (error instanceof CallError && ['not_found', 'conflict'].includes(error.reason))
    return (
      <>
        <h1 className="display-1">{t.closedTitle}</h1>
        <p className="prose-reading mt-8 max-w-[44rem]">{sentenceOf(error, words.broken)}</p>
      </>
    )
  return (
    <>
      <h1 className="display-2" role="alert">
        {sentenceOf(error, words.broken)}
      </h1>
      <Button className="mt-6" onClick={() => void refetch()}>
        {words.tryAgain}
      </Button>
    </>
  )
}

function Opened({ token, reports, gift }: GiftProps & { gift: OpenedGift }) {
  const t = useText(giftPageText)
  const { lang } = useLang()
  // Told by who reads it, and not by programs that look at addresses.
  useEffect(() => {
    if (!gift.own) void call('POST /gift/:token/open', { params: { token } }).catch(() => undefined)
  }, [token, gift.own])
  if (gift.own)
    return (
      <>
        <h1 className="display-1">{t.title}</h1>
        <p className="prose-reading mt-8 max-w-[44rem]">{t.own}</p>
        <ButtonLink to="/gifts" className="mt-6">
          {t.toGifts}
        </ButtonLink>
      </>
    )
  if (gift.redeemed_at) return <Redeemed gift={gift} />
  const suggested = reports.find(({ type }) => type === gift.report)?.title
  return (
    <>
      <p className="label">{t.label}</p>
      <h1 className="display-1 mt-5">{gift.from ? t.from(gift.from) : t.anonymous}</h1>
      <div className="mt-8 max-w-[44rem]">
        <p className="prose-reading">{t.items[gift.item]}</p>
        {suggested && <p className="mt-3 font-text text-md/7">{t.suggested(suggested)}</p>}
        {gift.message && (
          <blockquote className="mt-8 border-l-2 border-accent py-1 pl-5 font-text text-lg/8 whitespace-pre-line">
            {gift.message}
          </blockquote>
        )}
        <p className="mt-8 font-text text-md/7">
          {t.private} {t.paid}
        </p>
        <NextStep token={token} gift={gift} />
        <p className="caption mt-5">{t.until(formatInstantDate(lang, gift.expires_at))}</p>
      </div>
    </>
  )
}

function NextStep({ token, gift }: { token: string; gift: OpenedGift }) {
  const t = useText(giftPageText)
  const words = useText(common)
  const { lang } = useLang()
  const { signedIn } = useSession()
  const [openedMs] = useState(() => Date.now())
  const isLater = gift.begins_at !== null && Date.parse(gift.begins_at) > openedMs + SOON_MS
  const client = useQueryClient()
  const redeem = useMutation({
    mutationFn: () => call('POST /gift/:token', { params: { token } }),
    onSuccess: () => void refreshAccount(client).catch(() => undefined),
    onSettled: () => client.invalidateQueries({ queryKey: ['gift', token] }),
  })
  if (!signedIn)
    return (
      <>
        <p className="mt-6 font-text text-md/7">{t.guest}</p>
        <p className="mt-5 flex flex-wrap gap-4">
          <AuthLink mode="register" className={buttonClass()}>
            {t.register}
          </AuthLink>
          <AuthLink mode="login" className={buttonClass({ variant: 'quiet' })}>
            {t.signIn}
          </AuthLink>
        </p>
      </>
    )
  if (gift.renews)
    return (
      <>
        <p className="mt-6 font-text text-md/7">{t.renews}</p>
        <ButtonLink to="/settings" className="mt-5">
          {t.toSettings}
        </ButtonLink>
      </>
    )
  return (
    <>
      {isLater && gift.begins_at && (
        <p className="mt-6 font-text text-md/7">{t.begins(formatInstantDate(lang, gift.begins_at))}</p>
      )}
      <FormError>{redeem.error && sentenceOf(redeem.error, words.broken)}</FormError>
      <Button
        className="mt-6"
        aria-disabled={redeem.isPending || undefined}
        onClick={() => !redeem.isPending && redeem.mutate()}
      >
        {t.redeem}
      </Button>
    </>
  )
}

function Redeemed({ gift: { item, report } }: { gift: OpenedGift }) {
  const t = useText(giftPageText)
  const isReport = item === 'report'
  return (
    <>
      <h1 className="display-1">{t.redeemedTitle}</h1>
      <p className="prose-reading mt-8 max-w-[44rem]">{isReport ? t.redeemedReport : t.redeemedPlan}</p>
      <p className="mt-6 flex flex-wrap gap-4">
        {isReport && report && <ButtonLink to={`/report/${report}`}>{t.toReport}</ButtonLink>}
        {isReport ? (
          <ButtonLink to="/reports" variant={report ? 'quiet' : 'primary'}>
            {t.toReports}
          </ButtonLink>
        ) : (
          <ButtonLink to="/">{t.toToday}</ButtonLink>
        )}
      </p>
    </>
  )
}

/** As the reader sees it: who signs in on this page is told anew. */
function useGift(token: string) {
  const { account } = useSession()
  return useQuery({
    queryKey: ['gift', token, account?.id ?? null],
    queryFn: ({ signal }) => call('GET /gift/:token', { params: { token }, signal }),
    staleTime: 0,
  })
}
