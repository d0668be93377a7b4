import { lazy, Suspense } from 'react'
import { useSignedIn } from '../../session/session.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

const SyncedAccount = lazy(() => import('./synced-account.tsx'))

/** Stands on a public page that shows something of the account. A component of its own, so that the page is rendered once. */
export function AccountUpToDate() {
  const hydrated = useHydrated()
  const signedIn = useSignedIn()
  return <Suspense>{hydrated && signedIn && <SyncedAccount />}</Suspense>
}
