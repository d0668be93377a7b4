import { Suspense, type ReactNode } from 'react'
import { useSignedIn } from '../session/session.ts'

/** A page for a signed-in person, and what a visitor finds at its address. */
export function ForPerson({ guest, children }: { guest: ReactNode; children: ReactNode }) {
  const signedIn = useSignedIn()
  return signedIn ? (
    <div data-for="person">
      <Suspense>{children}</Suspense>
    </div>
  ) : (
    <div data-for="guest">
      <Suspense>{guest}</Suspense>
    </div>
  )
}
