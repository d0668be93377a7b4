import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** How much goes with somebody who is deleted. */
export interface MadeWith {
  charts: number
  reports: number
  /** Of the reports, those that are not written yet. */
  writing: number
}

/** What was made with somebody: undefined until it is known, null where it could not be asked. */
export function useMadeWith(personId: number): MadeWith | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ['made-with', personId],
    queryFn: async ({ signal }): Promise<MadeWith> => {
      const [charts, reports] = await Promise.all([
        call('GET /reports/charts', { signal }),
        call('GET /reports/reports', { signal }),
      ])
      // One that waits for something has not begun, and stays.
      const theirs = reports.filter(
        ({ person, needs, lacks }) => person?.id === personId && needs.other !== null && lacks.length === 0,
      )
      return {
        charts: charts.filter(({ person }) => person?.id === personId).length,
        reports: theirs.length,
        writing: theirs.filter(({ status }) => status === 0).length,
      }
    },
  })
  return isError ? null : data
}
