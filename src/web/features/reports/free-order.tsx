import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Account } from '#contract/accounts.ts'
import type { ReportType } from '#product/catalogue/report.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { Queries } from '../../api/queries.tsx'
import { common } from '../../i18n/common.ts'
import { formatMoment, formatMoney } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { showToast } from '../../ui/toast.ts'
import { refreshAccount } from '../account/account-query.ts'
import { countersOf } from '../account/counters-of.ts'
import { viewerPath } from '../charts/chart-path.ts'
import { ConsentBox } from '../plans/consent-box.tsx'
import { ExistingReport } from './existing-report.tsx'
import { orderText } from './order-text.ts'
import { orderFault } from './wishes.ts'

interface FreeOrderProps {
  type: ReportType
  account: Account
  /** True when the plan pays for it. */
  included: boolean
  /** With whom and for which cities, as it is sent. */
  wishes: { person?: number; places?: string }
}

/** A report that a credit or the plan pays for. */
export default function FreeOrder(props: FreeOrderProps) {
  return (
    <Queries>
      <Order {...props} />
    </Queries>
  )
}

function Order({ type, account, included, wishes }: FreeOrderProps) {
  const t = useText(orderText)
  const words = useText(common)
  const client = useQueryClient()
  const navigate = useNavigate()
  const { lang } = useLang()
  const [consent, setConsent] = useState(false)
  const [asked, setAsked] = useState(false)
  const terms = useQuery({
    queryKey: ['order-terms', type],
    queryFn: ({ signal }) => call('GET /order/report/:type/terms', { params: { type }, signal }),
    staleTime: 0,
  })
  const held = terms.data?.held_until ?? null
  const order = useMutation({
    mutationFn: (key?: string) =>
      call('GET /order/report/:type', {
        params: { type },
        query: { ...wishes, deliver_at_once: consent, idempotency_key: key },
      }),
    onSuccess: async ({ repeated, hash }) => {
      if (repeated) return
      showToast(t.ordered)
      void client.invalidateQueries({ queryKey: ['reports'] })
      await refreshAccount(client)
      void navigate(viewerPath(hash))
    },
  })
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (terms.data && (!held || consent)) order.mutate(undefined)
      }}
    >
      <p className="font-text text-lg">{included ? t.included : t.credits(countersOf(account).reports)}</p>
      {!order.data && <ExistingReport type={type} wishes={wishes} />}
      {held && (
        <>
          {terms.data?.counts_as && (
            <p className="caption">
              {t.countsAs(formatMoney(lang, terms.data.counts_as, terms.data.currency), formatMoment(lang, held))}
            </p>
          )}
          <ConsentBox
            kind="report"
            value={consent}
            onChange={setConsent}
            missing={asked && !consent ? t.consentNeeded : null}
          />
        </>
      )}
      <FormError>
        {terms.error ? sentenceOf(terms.error, words.broken) : order.error && orderFault(order.error, words.broken)}
      </FormError>
      {order.data?.repeated ? (
        <>
          <p role="status">{t.repeated}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to={viewerPath(order.data.hash)}>{t.toMine}</ButtonLink>
            {!included && (
              <Button variant="quiet" onClick={() => order.mutate(crypto.randomUUID())}>
                {t.another}
              </Button>
            )}
          </div>
        </>
      ) : (
        <SubmitButton busy={terms.isPending || order.isPending || order.isSuccess} className="w-full">
          {t.orderFree}
        </SubmitButton>
      )}
    </form>
  )
}
