import { lazy, Suspense, useRef } from 'react'
import { useChoice } from '../../session/consent.ts'
import { useSignedIn } from '../../session/session.ts'
import { useIdle } from '../../ui/use-idle.ts'
import { useNear } from '../../ui/use-near.ts'

const Statistics = lazy(() => import('./statistics.tsx'))

/** Counts visits of those who agreed, as soon as nobody waits for the page; others are asked at its end. */
export function StatisticsAtEnd() {
  const end = useRef<HTMLDivElement>(null)
  const isNear = useNear(end)
  const isIdle = useIdle()
  const choice = useChoice()
  // A choice that was made on another device is known to the account only.
  const signedIn = useSignedIn()
  const isWanted = signedIn || (choice ? choice.analytics : isNear)
  return (
    <div ref={end}>
      <Suspense>{isIdle && isWanted && <Statistics />}</Suspense>
    </div>
  )
}
