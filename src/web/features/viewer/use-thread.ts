import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Whether an address of the viewer is a report's or a chart's. It is the same for ever. */
export const useThread = (hash: string) =>
  useQuery({
    queryKey: ['thread', hash],
    queryFn: ({ signal }) => call('GET /thread/:hash', { params: { hash }, signal }),
    staleTime: Infinity,
  })
