import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { AdminUser } from '#contract/admin-rows.ts'
import { reaches } from '#contract/staff-access.ts'
import { call } from '../../api/call.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { AnswerSheet } from '../corrections/answer-sheet.tsx'
import { correctionsText } from '../corrections/text.ts'
import { isBirthSpent } from '../settings/details.ts'
import { saveReceipt } from '../settings/save-receipt.ts'
import { ReasonSheet } from '../staff-parts/reason-sheet.tsx'
import { leastFor } from '../staff-parts/staff-section.ts'
import { useStaffRole } from './staff-pages.ts'
import { adminText } from './text.ts'
import { Button } from '../../ui/button.tsx'

/** What is being done to an account; each asks for a reason first. */
export type UserAction =
  | { kind: 'credit' | 'paidUntil' | 'confirmation' | 'sessions' | 'secondFactor' | 'correction' | 'delete' }
  | { kind: 'refund'; transaction: string }

interface UserActionsProps {
  account: AdminUser['account']
  passkeys: number
  action: UserAction | null
  setAction: (action: UserAction | null) => void
}

export function UserActions({ account, passkeys, action, setAction }: UserActionsProps) {
  const t = useText(adminText)
  const corrections = useText(correctionsText)
  const role = useStaffRole()
  // The staff's own accounts are the owners' to act on.
  const isTheirs = account.role !== 1 || role === 'owner'
  const buttons = [
    { kind: 'credit', least: leastFor('POST /admin/user/:id/credit', 'owner'), label: t.grantCredit, shown: true },
    { kind: 'paidUntil', least: leastFor('POST /admin/user/:id/paid-until', 'owner'), label: t.paidUntil, shown: true },
    {
      kind: 'confirmation',
      least: leastFor('POST /admin/user/:id/confirmation', 'support'),
      label: t.resend,
      shown: !account.email_confirmed,
    },
    {
      kind: 'sessions',
      least: leastFor('POST /admin/user/:id/sessions/end', 'support'),
      label: t.endSessions,
      shown: true,
    },
    {
      kind: 'secondFactor',
      least: leastFor('POST /admin/user/:id/second-factor/reset', 'support'),
      label: t.endSecondFactor,
      shown: account.second_factor === 'on' || passkeys > 0,
    },
    {
      kind: 'correction',
      least: leastFor('POST /admin/user/:id/correction', 'support'),
      label: corrections.grant,
      shown: isBirthSpent(account),
    },
    {
      kind: 'delete',
      least: leastFor('DELETE /admin/user/:id', 'owner'),
      label: t.deleteAccount,
      shown: account.role !== 1,
    },
  ] as const
  const close = () => setAction(null)
  return (
    <section aria-labelledby="actions">
      <h2 id="actions" className="display-3">
        {t.actions}
      </h2>
      <div className="mt-4 flex flex-wrap gap-3">
        {buttons
          .filter(({ shown, least }) => shown && isTheirs && reaches(role, least))
          .map(({ kind, label }) => (
            <Button key={kind} variant="quiet" onClick={() => setAction({ kind })}>
              {label}
            </Button>
          ))}
      </div>
      {action?.kind === 'credit' && <CreditSheet id={account.id} onClose={close} />}
      {action?.kind === 'paidUntil' && <PaidUntilSheet id={account.id} onClose={close} />}
      {action?.kind === 'delete' && <DeleteSheet id={account.id} onClose={close} />}
      {action?.kind === 'confirmation' && (
        <ReasonSheet
          title={t.resend}
          act={(reason) => call('POST /admin/user/:id/confirmation', { params: { id: account.id }, body: { reason } })}
          onClose={close}
        />
      )}
      {action?.kind === 'sessions' && (
        <ReasonSheet
          title={t.endSessions}
          act={(reason) => call('POST /admin/user/:id/sessions/end', { params: { id: account.id }, body: { reason } })}
          onClose={close}
        />
      )}
      {action?.kind === 'secondFactor' && (
        <ReasonSheet
          title={t.endSecondFactor}
          act={(reason) =>
            call('POST /admin/user/:id/second-factor/reset', { params: { id: account.id }, body: { reason } })
          }
          onClose={close}
        />
      )}
      {action?.kind === 'correction' && <AnswerSheet id={account.id} grant onClose={close} />}
      {action?.kind === 'refund' && <RefundSheet id={account.id} transaction={action.transaction} onClose={close} />}
    </section>
  )
}

const SCOPES = ['unused', 'all'] as const

function RefundSheet({ id, transaction, onClose }: { id: number; transaction: string; onClose: () => void }) {
  const t = useText(adminText)
  const [scope, setScope] = useState<(typeof SCOPES)[number]>('unused')
  return (
    <ReasonSheet
      title={t.refund}
      act={(reason) => call('POST /admin/user/:id/refund', { params: { id }, body: { transaction, scope, reason } })}
      onClose={onClose}
      renderFields={(errorOf) => (
        <Field label={t.refundScope} error={errorOf('scope')}>
          {(control) => (
            <select
              {...control}
              className="input"
              value={scope}
              onChange={(event) => setScope(SCOPES.find((known) => known === event.target.value) ?? 'unused')}
            >
              <option value="unused">{t.refundUnused}</option>
              <option value="all">{t.refundAll}</option>
            </select>
          )}
        </Field>
      )}
    />
  )
}

function CreditSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText(adminText)
  const [reports, setReports] = useState('1')
  return (
    <ReasonSheet
      title={t.grantCredit}
      act={(reason) => call('POST /admin/user/:id/credit', { params: { id }, body: { reports, reason } })}
      onClose={onClose}
      renderFields={(errorOf) => (
        <Field label={t.howMany} error={errorOf('reports')}>
          {(control) => (
            <input
              {...control}
              type="number"
              min={1}
              max={50}
              className="input max-w-32"
              value={reports}
              onChange={(event) => setReports(event.target.value)}
            />
          )}
        </Field>
      )}
    />
  )
}

function DeleteSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText(adminText)
  const { lang } = useLang()
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  return (
    <ReasonSheet
      title={t.deleteAccount}
      act={async (reason) => {
        const { receipt } = await call('DELETE /admin/user/:id', { params: { id }, body: { email, reason } })
        saveReceipt(lang, receipt)
        await navigate('/admin/users')
      }}
      onClose={onClose}
      renderFields={(errorOf) => (
        <Field label={t.emailAgain} error={errorOf('email')}>
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="off"
              className="input"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
      )}
    />
  )
}

const PLANS = ['month', 'six_months', 'year'] as const

function PaidUntilSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useText(adminText)
  const [plan, setPlan] = useState<(typeof PLANS)[number]>('month')
  const [until, setUntil] = useState('')
  return (
    <ReasonSheet
      title={t.paidUntil}
      act={(reason) => call('POST /admin/user/:id/paid-until', { params: { id }, body: { plan, until, reason } })}
      onClose={onClose}
      renderFields={(errorOf) => (
        <>
          <Field label={t.fields.plan} error={errorOf('plan')}>
            {(control) => (
              <select
                {...control}
                className="input"
                value={plan}
                onChange={(event) => setPlan(PLANS.find((known) => known === event.target.value) ?? 'month')}
              >
                {PLANS.map((known) => (
                  <option key={known} value={known}>
                    {t.plans[known]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t.until} error={errorOf('until')}>
            {(control) => (
              <input
                {...control}
                type="date"
                className="input max-w-56"
                value={until}
                onChange={(event) => setUntil(event.target.value)}
              />
            )}
          </Field>
        </>
      )}
    />
  )
}
