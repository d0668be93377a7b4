import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { StaffGift } from '#contract/gifts.ts'
import { Link } from '../../i18n/link.tsx'
import { call } from '../../api/call.ts'
import { formatMoney } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Button } from '../../ui/button.tsx'
import { ReasonSheet } from '../staff-parts/reason-sheet.tsx'
import { Stamp } from '../staff-parts/stamp.tsx'
import { Answer, Pager, Table } from '../staff-parts/table.tsx'
import { usePage } from '../staff-parts/use-page.ts'
import { staffGiftsText } from './staff-text.ts'
import { giftsText } from './text.ts'

type Doing = { gift: StaffGift; what: 'void' | 'resend' }

/** Gifts that were paid for, to be found, sent again and made void. */
export default function StaffGifts() {
  const t = useText(staffGiftsText)
  const words = useText(giftsText)
  const { lang } = useLang()
  const page = usePage()
  const [asks, setAsks] = useSearchParams()
  const q = asks.get('q') ?? undefined
  const [doing, setDoing] = useState<Doing | null>(null)
  const [refund, setRefund] = useState(true)
  const asked = useQuery({
    queryKey: ['admin', 'gifts', page, q],
    queryFn: ({ signal }) => call('GET /admin/gifts/:page', { params: { page }, query: { q }, signal }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <form
        role="search"
        className="mt-6 flex flex-wrap gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const wanted = String(new FormData(event.currentTarget).get('q') ?? '').trim()
          setAsks(wanted ? { q: wanted } : {})
        }}
      >
        <input name="q" defaultValue={q} aria-label={t.search} placeholder={t.search} className="input max-w-[26rem]" />
        <Button type="submit" variant="quiet">
          {t.find}
        </Button>
      </form>
      <Answer asked={asked}>
        {({ rows, pages, total }) => (
          <>
            {rows.length === 0 && <p className="caption mt-6">{t.none}</p>}
            <Table
              label={t.gifts}
              rows={rows}
              rowKey={({ id }) => id}
              columns={[
                { name: t.columns.number, render: ({ id }) => id, isNumber: true },
                {
                  name: t.columns.item,
                  render: ({ item, created_at }) => (
                    <>
                      {words.items[item]} <Stamp at={created_at} />
                    </>
                  ),
                },
                {
                  name: t.columns.giver,
                  render: ({ giver_id, giver_email }) => <Person id={giver_id} name={giver_email} />,
                },
                {
                  name: t.columns.recipient,
                  render: ({ recipient_email, redeemed_at, recipient_id, delivery }) =>
                    redeemed_at ? (
                      <Person
                        id={recipient_id}
                        name={recipient_id === null ? null : `${t.redeemedBy} ${recipient_id}`}
                      />
                    ) : (
                      (recipient_email ?? (delivery === 'link' && words.byLink))
                    ),
                },
                {
                  name: t.columns.price,
                  render: ({ price, currency }) => formatMoney(lang, price, currency),
                  isNumber: true,
                },
                {
                  name: t.columns.state,
                  render: ({ state, voided_by, send_at }) => (
                    <>
                      {words.states[state]}
                      {voided_by && ` (${t.by[voided_by] ?? voided_by})`}{' '}
                      {state === 'scheduled' && send_at && <Stamp at={send_at} />}
                    </>
                  ),
                },
                {
                  name: '',
                  render: (gift) =>
                    !['void', 'expired', 'redeemed'].includes(gift.state) && (
                      <span className="flex flex-wrap gap-x-5">
                        {gift.recipient_email && (
                          <button type="button" className="link" onClick={() => setDoing({ gift, what: 'resend' })}>
                            {t.resend}
                          </button>
                        )}
                        <button type="button" className="link" onClick={() => setDoing({ gift, what: 'void' })}>
                          {t.void}
                        </button>
                      </span>
                    ),
                },
              ]}
            />
            <Pager
              page={page}
              pages={pages}
              total={total}
              at={(to) => `/admin/settings/gifts/${to}${q ? `?q=${encodeURIComponent(q)}` : ''}`}
            />
          </>
        )}
      </Answer>
      {doing?.what === 'resend' && (
        <ReasonSheet
          title={t.resend}
          act={(reason) => call('POST /admin/gift/:id/resend', { params: { id: doing.gift.id }, body: { reason } })}
          onClose={() => setDoing(null)}
        />
      )}
      {doing?.what === 'void' && (
        <ReasonSheet
          title={t.void}
          renderFields={() => (
            <>
              <p className="field-hint">{t.voidHint}</p>
              <label className="flex items-center gap-3">
                <input
                  type="checkbox"
                  className="size-5"
                  checked={refund}
                  onChange={(event) => setRefund(event.target.checked)}
                />
                {t.refund} ({formatMoney(lang, doing.gift.price, doing.gift.currency)})
              </label>
            </>
          )}
          act={(reason) =>
            call('POST /admin/gift/:id/void', { params: { id: doing.gift.id }, body: { reason, refund } })
          }
          onClose={() => setDoing(null)}
        />
      )}
    </>
  )
}

function Person({ id, name }: { id: number | null; name: string | null }) {
  const t = useText(staffGiftsText)
  if (id === null) return t.gone
  return (
    <Link to={`/admin/user/${id}`} className="link">
      {name ?? id}
    </Link>
  )
}
