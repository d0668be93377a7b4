import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import type { AdminUser } from '#contract/admin-rows.ts'
import { reaches } from '#contract/staff-access.ts'
import { call } from '../../api/call.ts'
import { formatDate, formatMoney } from '../../i18n/format.ts'
import type { Lang } from '#language/lang.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { countersOf } from '../account/counters-of.ts'
import { subscriptionText } from '../plans/subscription-text.ts'
import { AuditTable } from './audit-table.tsx'
import { PageHead } from './frame.tsx'
import { reportColumns } from './report-columns.tsx'
import { Stamp } from '../staff-parts/stamp.tsx'
import { Answer, Table } from '../staff-parts/table.tsx'
import { leastFor } from '../staff-parts/staff-section.ts'
import { useStaffRole } from './staff-pages.ts'
import { adminText } from './text.ts'
import { UserActions, type UserAction } from './user-actions.tsx'

/** One account: what its owner sees, and what the staff can do for them. */
export default function UserPage() {
  const t = useText(adminText)
  const id = Number(useParams().userId)
  const user = useQuery({
    queryKey: ['admin', 'user', id],
    queryFn: ({ signal }) => call('GET /admin/user/:id', { params: { id }, signal }),
  })
  const crumbs = [{ label: t.users, to: '/admin/users' }]
  if (!user.data)
    return (
      <>
        <PageHead crumbs={crumbs} title={`${id}`} />
        <Answer asked={user}>{() => null}</Answer>
      </>
    )
  const { first_name, last_name } = user.data.account
  return (
    <>
      <PageHead crumbs={crumbs} title={`${first_name} ${last_name}`.trim() || `${id}`} />
      <Loaded user={user.data} />
    </>
  )
}

function Loaded({ user }: { user: AdminUser }) {
  const t = useText(adminText)
  const role = useStaffRole()
  const [action, setAction] = useState<UserAction | null>(null)
  const { reports, sessions, audit } = user
  return (
    <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-12">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Facts user={user} />
        <UserActions account={user.account} passkeys={user.passkeys} action={action} setAction={setAction} />
      </div>
      <Money user={user} onRefund={(transaction) => setAction({ kind: 'refund', transaction })} />
      <section>
        <h2 className="display-3">{t.reports}</h2>
        <Table label={t.reports} columns={reportColumns(t)} rows={reports} rowKey={({ id }) => id} />
      </section>
      <Threads user={user} />
      <section>
        <h2 className="display-3">{t.sessions}</h2>
        <Table
          label={t.sessions}
          rows={sessions}
          rowKey={({ created_at, device }) => `${created_at} ${device}`}
          columns={[
            { name: t.columns.device, render: ({ device }) => device ?? '—' },
            { name: t.columns.since, render: ({ created_at }) => <Stamp at={created_at} /> },
            { name: t.columns.used, render: ({ last_used_at }) => <Stamp at={last_used_at} /> },
          ]}
        />
      </section>
      {role === 'owner' && (
        <section>
          <h2 className="display-3">{t.audit}</h2>
          <AuditTable rows={audit} />
        </section>
      )}
    </div>
  )
}

/** The day in words, and the time where it is known. */
function birthWords(lang: Lang, written: string | null): string {
  const [date, time] = written?.split(' ') ?? []
  if (!date) return '—'
  return [formatDate(lang, date), time].filter(Boolean).join(', ')
}

function Facts({ user: { account, passkeys } }: { user: AdminUser }) {
  const t = useText(adminText)
  const { lang } = useLang()
  const counters = countersOf(account)
  const rows: [string, React.ReactNode][] = [
    [t.fields.id, account.id],
    [t.fields.email, account.email],
    [t.fields.confirmed, account.email_confirmed ? t.yes : t.no],
    [t.fields.secondFactor, account.second_factor === 'on' ? t.yes : t.no],
    [t.fields.passkeys, passkeys],
    [t.fields.birth, birthWords(lang, account.birthdatetime)],
    [t.fields.place, account.birthplace ?? '—'],
    [t.fields.plan, t.plans[account.plan]],
    [t.fields.until, <Stamp key="until" at={account.paid_until} />],
    [t.fields.paid, formatMoney(lang, account.payments, 'USD')],
    [t.fields.reports, counters.reports],
    [t.fields.questions, counters.chat],
    [t.fields.since, <Stamp key="since" at={account.created_at} />],
    [t.fields.seen, <Stamp key="seen" at={account.last_login_at} />],
    ...(account.role === 1
      ? ([[t.fields.role, account.staff_role ? t.roles[account.staff_role] : t.no]] as [string, React.ReactNode][])
      : []),
  ]
  return (
    <section aria-labelledby="account">
      <h2 id="account" className="display-3">
        {t.account}
      </h2>
      <dl className="mt-3 grid border-t border-rule-2 sm:grid-cols-2 sm:gap-x-10">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-rule py-2 text-sm">
            <dt className="text-ink-2">{name}</dt>
            <dd className="min-w-0 text-right break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Money({ user, onRefund }: { user: AdminUser; onRefund: (transaction: string) => void }) {
  const t = useText(adminText)
  const words = useText(subscriptionText)
  const { lang } = useLang()
  const { transactions, ledger } = user
  const role = useStaffRole()
  const canRefund = (id: string, type: string, status: string, price: number) =>
    reaches(role, leastFor('POST /admin/user/:id/refund', 'owner')) &&
    (type === 'product' || type === 'subscription') &&
    status === 'completed' &&
    price > 0 &&
    !id.startsWith('ord_')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 xl:grid-cols-2">
      <section>
        <h2 className="display-3">{t.money}</h2>
        <Table
          label={t.money}
          rows={transactions}
          rowKey={({ id }) => id}
          columns={[
            { name: t.columns.at, render: ({ created_at }) => <Stamp at={created_at} /> },
            { name: t.columns.what, render: ({ type, product }) => `${words.types[type]}: ${product}` },
            { name: t.columns.status, render: ({ status }) => words.statuses[status] },
            {
              name: t.columns.amount,
              render: ({ price, currency }) => formatMoney(lang, price, currency),
              isNumber: true,
            },
            {
              name: '',
              render: ({ id, type, status, price }) =>
                canRefund(id, type, status, price) && (
                  <button type="button" className="link" onClick={() => onRefund(id)}>
                    {t.refund}
                  </button>
                ),
            },
          ]}
        />
      </section>
      <section>
        <h2 className="display-3">{t.ledger}</h2>
        <Table
          label={t.ledger}
          rows={ledger}
          rowKey={({ id }) => id}
          columns={[
            { name: t.columns.at, render: ({ at }) => <Stamp at={at} /> },
            { name: t.columns.what, render: ({ kind }) => kind },
            {
              name: t.columns.amount,
              render: ({ amount, currency }) => (currency ? formatMoney(lang, amount, currency) : ''),
              isNumber: true,
            },
            { name: t.columns.credits, render: ({ credits }) => (credits === 0 ? '' : credits), isNumber: true },
          ]}
        />
      </section>
    </div>
  )
}

function Threads({ user: { account, threads } }: { user: AdminUser }) {
  const t = useText(adminText)
  return (
    <section>
      <h2 className="display-3">{t.threads}</h2>
      <Table
        label={t.threads}
        rows={threads}
        rowKey={({ thread }) => thread}
        columns={[
          {
            name: t.columns.id,
            render: ({ thread }) => (
              <Link to={`/admin/user/${account.id}/chat/${thread}`} className="link">
                {thread}
              </Link>
            ),
          },
          { name: t.columns.at, render: ({ created_at }) => <Stamp at={created_at} /> },
        ]}
      />
    </section>
  )
}
