import { QueryClient } from '@tanstack/react-query'
import { CallError } from './call-error.ts'

const MINUTE_MS = 60_000

/** One more try when the network failed; an answer of the server is an answer. */
export const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: MINUTE_MS,
        retry: (failures, error) => failures < 1 && error instanceof CallError && error.reason === 'network',
      },
      mutations: { networkMode: 'always' },
    },
  })
