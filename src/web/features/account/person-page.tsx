import type { ReactNode } from 'react'
import { Queries } from '../../api/queries.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useAccountSync } from './use-account-sync.ts'

interface PersonPageProps {
  /** What the server sends of the page: its shape, nothing personal. */
  frame: ReactNode
  children: ReactNode
}

/** A page of a signed-in person: its frame from the server, then, in the browser, what is theirs. */
export function PersonPage({ frame, children }: PersonPageProps) {
  const hydrated = useHydrated()
  if (!hydrated) return frame
  return (
    <Queries>
      <AccountSync />
      {children}
    </Queries>
  )
}

function AccountSync() {
  useAccountSync()
  return null
}
