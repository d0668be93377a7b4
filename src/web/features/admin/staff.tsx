import { lazy, type ReactNode, Suspense } from 'react'
import { Link, Navigate, Route, Routes } from 'react-router'
import type { Account } from '#contract/accounts.ts'
import { useSession } from '../../session/session.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { PersonPage } from '../account/person-page.tsx'
import { Frame } from './frame.tsx'
import { mayOpen, type StaffPage } from './staff-pages.ts'
import { useText } from '../../i18n/text.tsx'
import { adminText } from './text.ts'
import { secondFactorText } from '../second-factor/text.ts'
import { ButtonLink } from '../../ui/button.tsx'

const Overview = lazy(() => import('./overview.tsx'))
const Users = lazy(() => import('./users-page.tsx'))
const User = lazy(() => import('./user-page.tsx'))
const Reports = lazy(() => import('./reports-page.tsx'))
const Report = lazy(() => import('./report-page.tsx'))
const Threads = lazy(() => import('./threads-page.tsx'))
const Chat = lazy(() => import('./chat-page.tsx'))
const Calendar = lazy(() => import('./calendar-page.tsx'))
const Settings = lazy(() => import('./settings-page.tsx'))
const SettingsSection = lazy(() => import('./settings-section-page.tsx'))
const Prompts = lazy(() => import('./prompts-page.tsx'))
const Queue = lazy(() => import('./queue-page.tsx'))
const StaffList = lazy(() => import('./staff-list-page.tsx'))
const Audit = lazy(() => import('./audit-page.tsx'))

/** Every page of the staff's area; whoever is not of the staff goes home. The server refuses them on its own. */
export default function Staff() {
  const { signedIn, account } = useSession()
  if (!signedIn) return <Navigate to="/home?showModal=login" replace />
  return <PersonPage frame={null}>{account ? <Pages account={account} /> : <Waiting />}</PersonPage>
}

function Waiting() {
  const t = useText(adminText)
  return (
    <p className="page mt-16">
      <Spinner label={t.loading} />
    </p>
  )
}

function Pages({ account }: { account: Account }) {
  if (account.role !== 1) return <Navigate to="/home" replace />
  if (account.second_factor === 'required')
    return (
      <Frame>
        <SecondFactorFirst />
      </Frame>
    )
  const { staff_role: role } = account
  const page = (name: StaffPage, element: ReactNode) =>
    mayOpen(role, name) ? element : <Navigate to="/admin/settings" replace />
  return (
    <Frame>
      {account.second_factor === 'off' && <SecondFactorUrge />}
      <Suspense fallback={<Waiting />}>
        <Routes>
          <Route index element={page('overview', <Overview />)} />
          <Route path="users/:page?" element={page('users', <Users />)} />
          <Route path="user/:userId" element={page('users', <User />)} />
          <Route path="user/:userId/chat/:threadId" element={page('threads', <Chat />)} />
          <Route path="threads/:page?" element={page('threads', <Threads />)} />
          <Route path="reports/:page?" element={page('reports', <Reports />)} />
          <Route path="report/:hash" element={page('reports', <Report />)} />
          <Route path="calendar/:date?" element={page('calendar', <Calendar />)} />
          <Route path="settings" element={<Settings />} />
          <Route path="prompts" element={page('prompts', <Prompts />)} />
          <Route path="settings/queue/:name?" element={page('queue', <Queue />)} />
          <Route path="settings/staff" element={page('staff', <StaffList />)} />
          <Route path="settings/audit/:page?" element={page('audit', <Audit />)} />
          <Route path="settings/:section/:page?" element={<SettingsSection />} />
          <Route path="*" element={<Navigate to="/admin" replace />} />
        </Routes>
      </Suspense>
    </Frame>
  )
}

/** In the place of every page, where the staff must have a second factor and this account has none. */
function SecondFactorFirst() {
  const t = useText(secondFactorText)
  return (
    <div className="max-w-[38rem] pt-12">
      <h1 className="display-2">{t.staffTitle}</h1>
      <p className="mt-4 font-text text-md/7">{t.staffText}</p>
      <ButtonLink to="/settings#passkeys" className="mt-6">
        {t.toSettings}
      </ButtonLink>
    </div>
  )
}

/** Above every page, where a second factor is only offered. */
function SecondFactorUrge() {
  const t = useText(secondFactorText)
  return (
    <p role="note" className="mt-4 flex flex-wrap gap-x-3 border-l-2 border-tense py-1 pl-4">
      {t.staffUrge}
      <Link to="/settings#second-factor" className="link">
        {t.toSettings}
      </Link>
    </p>
  )
}
