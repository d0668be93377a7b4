import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { useToday } from '../../ui/clock.ts'

/** The birthdays to come, nearest first. A changed birth makes people stale, and these with them. */
export function useBirthdays() {
  const today = useToday()
  return useQuery({
    queryKey: ['people', 'birthdays', today],
    queryFn: ({ signal }) => call('GET /people/birthdays', { signal }),
  })
}
