import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ConnectAsked, ConnectRequest } from '#contract/connected-apps.ts'
import { LEAST_SCOPE, type AppScope } from '#product/app-scopes.ts'
import { call } from '../../api/call.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FieldGroup } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PersonPage } from '../account/person-page.tsx'
import { connectedAppsText } from './text.ts'

const PARAMETERS = [
  'client_id',
  'redirect_uri',
  'response_type',
  'code_challenge',
  'code_challenge_method',
  'scope',
  'state',
  'resource',
] as const satisfies (keyof ConnectAsked)[]

/** Asks a person whether a program may be let in: who it says it is, where the answer goes, and which rights it wants. */
export default function ConnectPage() {
  return (
    <div className="page pt-8 lg:pt-12">
      <PersonPage frame={<Waiting />}>
        <Asked />
      </PersonPage>
    </div>
  )
}

function Waiting() {
  const t = useText(connectedAppsText)
  return (
    <>
      <h1 className="display-1">{t.title}</h1>
      <Loading text={t.loading} className="mt-10 min-h-[24rem]" />
    </>
  )
}

function Asked() {
  const t = useText(connectedAppsText)
  const words = useText(common)
  const { account } = useSession()
  const [search] = useSearchParams()
  const asked = Object.fromEntries(
    PARAMETERS.flatMap((name) => {
      const value = search.get(name)
      return value === null ? [] : [[name, value]]
    }),
  ) as ConnectAsked
  const { data, error } = useQuery({
    queryKey: ['connect', account?.id, asked],
    queryFn: ({ signal }) => call('GET /connect', { query: asked, signal }),
  })
  if (data?.refused) return <Refused address={data.refused} />
  if (data) return <Consent request={data} asked={asked} />
  if (!error) return <Waiting />
  return (
    <>
      <h1 className="display-1">{t.unknown}</h1>
      <p className="mt-4 max-w-[36rem] font-text text-lg">{sentenceOf(error, words.broken)}</p>
      <ButtonLink to="/" className="mt-6">
        {t.home}
      </ButtonLink>
    </>
  )
}

/** The program learns what is wrong with its request when the person goes back to it. */
function Refused({ address }: { address: string }) {
  const t = useText(connectedAppsText)
  return (
    <>
      <h1 className="display-1">{t.unknown}</h1>
      <p className="mt-4 max-w-[36rem] font-text text-lg">{t.refused}</p>
      <Button className="mt-6" onClick={() => location.assign(address)}>
        {t.backToProgram}
      </Button>
    </>
  )
}

function Consent({ request: { client, scopes, declined }, asked }: { request: ConnectRequest; asked: ConnectAsked }) {
  const t = useText(connectedAppsText)
  const words = useText(common)
  const { account } = useSession()
  const [allowed, setAllowed] = useState<readonly AppScope[]>(scopes)
  const connect = useMutation({
    mutationFn: () => call('POST /connect', { body: { ...asked, allowed: [...allowed] } }),
    gcTime: 0,
  })
  const redirect = connect.data?.redirect
  useEffect(() => {
    if (redirect !== undefined) location.assign(redirect)
  }, [redirect])
  if (redirect !== undefined) return <Loading text={t.going} className="mt-10 min-h-[24rem]" />
  const toggle = (scope: AppScope) => setAllowed(scopes.filter((one) => allowed.includes(one) !== (one === scope)))
  return (
    <div className="max-w-[40rem]">
      <h1 className="display-2 [overflow-wrap:anywhere]">{t.asks(client.name)}</h1>
      <p className="caption mt-2">{t.nameHint}</p>
      <p className="mt-4 font-text text-lg">
        {client.is_local ? t.local(client.answers_at) : t.remote(client.answers_at)}
      </p>
      <form
        className="mt-8 grid gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (!connect.isPending) connect.mutate()
        }}
      >
        <FieldGroup label={t.rights}>
          {scopes.map((scope) => (
            <label key={scope} className="flex min-h-12 items-center gap-3 border-b border-rule py-2">
              <input
                type="checkbox"
                className="size-5 shrink-0"
                checked={scope === LEAST_SCOPE || allowed.includes(scope)}
                disabled={scope === LEAST_SCOPE}
                onChange={() => toggle(scope)}
              />
              <span className="font-text text-md">
                {t.scopes[scope]}
                {scope === LEAST_SCOPE && <span className="text-ink-2"> ({t.always})</span>}
              </span>
            </label>
          ))}
        </FieldGroup>
        <p className="font-text">{t.never}</p>
        <FormError>{connect.error ? sentenceOf(connect.error, words.broken) : null}</FormError>
        {account && !account.email_confirmed && <p className="text-ink-2">{t.confirmFirst}</p>}
        <p className="flex flex-wrap gap-4">
          <Button type="submit" aria-disabled={connect.isPending || undefined}>
            {t.allow}
          </Button>
          <Button variant="quiet" onClick={() => location.assign(declined)}>
            {t.decline}
          </Button>
        </p>
        {account && <p className="caption">{t.account(account.email)}</p>}
      </form>
    </div>
  )
}
