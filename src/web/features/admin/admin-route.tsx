import { lazy, Suspense } from 'react'
import type { MetaArgs } from 'react-router'
import { privateMeta } from '../../chrome/page-meta.ts'
import { adminText } from './text.ts'
import { ProofLauncher } from '../proof/proof-launcher.tsx'
import { Toaster } from '../../ui/toaster.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'

const Staff = lazy(() => import('./staff.tsx'))

export const handle = { needsSignIn: true }
export const meta = (args: MetaArgs) => privateMeta(adminText, args)

/** The staff's area: all of it in the browser, as every answer depends on who asks. */
export default function AdminRoute() {
  const hydrated = useHydrated()
  return (
    <>
      {hydrated && (
        <Suspense>
          <Staff />
        </Suspense>
      )}
      <ProofLauncher />
      <Toaster />
    </>
  )
}
