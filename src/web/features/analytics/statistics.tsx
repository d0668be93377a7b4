import { lazy, Suspense, useEffect, useState } from 'react'
import { declinesTracking, useChoice } from '../../session/consent.ts'
import { useSession } from '../../session/session.ts'
import { settle } from './choose.ts'
import { Counter } from './counter.tsx'

const ConsentBanner = lazy(() => import('./consent-banner.tsx'))

/** Asks whether visits may be counted, and counts them where the answer is yes. Nobody is asked whose browser says no. */
export default function Statistics() {
  return declinesTracking() ? null : <Asked />
}

function Asked() {
  const choice = useChoice()
  const { signedIn, account } = useSession()
  const accountId = account?.id ?? null
  const [asks, setAsks] = useState<{ outside: string | null } | null>(null)
  const isSettled = !signedIn || choice?.account === accountId
  useEffect(() => {
    // Signed in, and the account not known yet: it comes, and then this is asked again.
    if (signedIn && accountId === null) return
    settle(accountId).then(
      ({ isChosen, outside }) => setAsks(isChosen ? null : { outside }),
      // Not reached: nobody is asked, and nothing is counted that the account might not want.
      () => setAsks(null),
    )
  }, [signedIn, accountId])
  if (!choice) return <Suspense>{asks && <ConsentBanner outside={asks.outside} />}</Suspense>
  return choice.analytics && isSettled ? <Counter /> : null
}
