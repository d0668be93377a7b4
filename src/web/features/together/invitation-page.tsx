import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import type { OpenInvitation } from '#contract/pairs.ts'
import { RELATIONS } from '#contract/people.ts'
import { CallError, sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { formatInstantDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { Button, ButtonLink, buttonClass } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Loading } from '../../ui/loading.tsx'
import { AuthLink } from '../auth/auth-link.tsx'
import { peopleText } from '../people/text.ts'
import { togetherText } from './page-text.ts'
import { useRefreshPairs } from '../pairs/use-pairs.ts'
import { WhatEachSees } from '../pairs/what-each-sees.tsx'

/** Says who invites and what both will see, and lets the reader agree. */
export function InvitationPage({ token }: { token: string }) {
  const t = useText(togetherText)
  const words = useText(common)
  const { data, error, isError, refetch } = useInvitation(token)
  if (data) return <Invitation token={token} invitation={data} />
  if (!isError)
    return (
      <div className="min-h-[100svh]">
        <h1 className="display-1">{t.title}</h1>
        <Loading text={t.loading} className="mt-16" />
      </div>
    )
  if (error instanceof CallError && error.reason === 'not_found') return <ClosedInvitation />
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

export function ClosedInvitation() {
  const t = useText(togetherText)
  return (
    <>
      <h1 className="display-1">{t.closedTitle}</h1>
      <p className="prose-reading mt-8 max-w-[44rem]">{t.closed}</p>
    </>
  )
}

interface InvitationProps {
  token: string
  invitation: OpenInvitation
}

function Invitation({ token, invitation }: InvitationProps) {
  const t = useText(togetherText)
  const people = useText(peopleText)
  const { lang } = useLang()
  const { from, relation, expires_at: expiresAt, own } = invitation
  const known = RELATIONS.find((one) => one === relation)
  if (own)
    return (
      <>
        <h1 className="display-1">{t.title}</h1>
        <p className="prose-reading mt-8 max-w-[44rem]">{t.own}</p>
        <ButtonLink to="/my-charts" className="mt-6">
          {t.toPeople}
        </ButtonLink>
      </>
    )
  return (
    <>
      <p className="label">{t.label}</p>
      <h1 className="display-1 mt-5">{t.invited(from)}</h1>
      {known && <p className="mt-3 text-ink-2">{people.relations[known]}</p>}
      <p className="prose-reading mt-6 max-w-[44rem]">{t.how}</p>
      <div className="mt-8 max-w-[44rem]">
        <WhatEachSees />
        <NextStep token={token} invitation={invitation} />
        <p className="caption mt-5">{t.until(formatInstantDate(lang, expiresAt))}</p>
      </div>
    </>
  )
}

/** What is still missing before the two can be compared, or the button that agrees. */
function NextStep({ token, invitation: { born } }: InvitationProps) {
  const t = useText(togetherText)
  const words = useText(common)
  const navigate = useNavigate()
  const refresh = useRefreshPairs()
  const agree = useMutation({
    mutationFn: () => call('POST /invitation/:token', { params: { token }, body: { agree: true } }),
    onSuccess: ({ id }) => {
      refresh()
      void navigate(`/together/${id}`, { replace: true })
    },
  })
  if (born === null)
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
  if (!born)
    return (
      <>
        <p className="mt-6 font-text text-md/7">{t.noBirth}</p>
        <ButtonLink to="/settings#details" className="mt-5">
          {t.toSettings}
        </ButtonLink>
      </>
    )
  return (
    <>
      <FormError>{agree.error && sentenceOf(agree.error, words.broken)}</FormError>
      <Button
        className="mt-6"
        aria-disabled={agree.isPending || undefined}
        onClick={() => !agree.isPending && agree.mutate()}
      >
        {t.agree}
      </Button>
    </>
  )
}

/** As the reader sees it: who signs in on this page is told anew. */
function useInvitation(token: string) {
  const { account } = useSession()
  return useQuery({
    queryKey: ['invitation', token, account?.id ?? null],
    queryFn: ({ signal }) => call('GET /invitation/:token', { params: { token }, signal }),
  })
}
