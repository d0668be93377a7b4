import { lazy, Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSignedIn } from '../../session/session.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

const PaymentSuccess = lazy(() => import('./payment-success.tsx'))

/** Thanks whoever comes back from the payment page: `?payment=success` on any page. It unlocks nothing. */
export function PaymentLauncher() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const signedIn = useSignedIn()
  const hydrated = useHydrated()
  const params = new URLSearchParams(search)
  if (!hydrated || !signedIn || params.get('payment') !== 'success') return null
  const close = () => {
    params.delete('payment')
    void navigate({ pathname, search: `${params}`, hash }, { replace: true, preventScrollReset: true, state })
  }
  return (
    <Suspense>
      <PaymentSuccess onClose={close} />
    </Suspense>
  )
}
