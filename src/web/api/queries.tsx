import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { getSession, onSessionChange } from '../session/session.ts'
import { CallError } from './call-error.ts'

const MINUTE_MS = 60_000

/** One for the browser. The server asks nothing: every query waits until the page is taken over. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: MINUTE_MS,
      // One more try when the network failed; an answer of the server is an answer.
      retry: (failures, error) => failures < 1 && error instanceof CallError && error.reason === 'network',
    },
    mutations: { networkMode: 'always' },
  },
})

/** What was answered to a person goes with them, whichever tab they left in. */
function forgetWithPerson(): () => void {
  let shown = getSession().account?.id
  return onSessionChange(() => {
    const id = getSession().account?.id
    if (shown !== undefined && id !== shown) queryClient.clear()
    shown = id
  })
}

/** Around what calls the API. Not around the whole product: the landing page calls nothing and loads none of this. */
export function Queries({ children }: { children: ReactNode }) {
  useEffect(forgetWithPerson, [])
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
