import { Suspense, type ReactNode } from 'react'
import { Landing } from '../features/landing/landing.tsx'
import type { LandingData } from '../features/landing/landing-loader.ts'
import { useSignedIn } from '../session/session.ts'

/** A page for a signed-in person; a visitor finds the landing page at its address. */
export function ForPerson({ landing, children }: { landing: LandingData; children: ReactNode }) {
  const signedIn = useSignedIn()
  return signedIn ? (
    <div data-for="person">
      <Suspense>{children}</Suspense>
    </div>
  ) : (
    <div data-for="guest">
      <Landing {...landing} />
    </div>
  )
}
