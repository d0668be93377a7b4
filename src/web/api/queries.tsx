import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
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

/** Around what calls the API. Not around the whole product: the landing page calls nothing and loads none of this. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
