import { useCharts } from '../charts/use-charts.ts'
import { isBeingWritten, useReports } from '../reports/use-reports.ts'

/** How much goes with somebody who is deleted. */
export interface MadeWith {
  charts: number
  reports: number
  /** Of the reports, those that are not written yet. */
  writing: number
}

/** What was made with somebody: undefined until it is known, null where it could not be asked. */
export function useMadeWith(personId: number): MadeWith | null | undefined {
  const charts = useCharts()
  const reports = useReports()
  if (charts.data && reports.data) {
    // One that waits for something has not begun, and stays.
    const theirs = reports.data.filter(
      ({ person, needs, lacks }) => person?.id === personId && needs.other !== null && lacks.length === 0,
    )
    return {
      charts: charts.data.filter(({ person }) => person?.id === personId).length,
      reports: theirs.length,
      writing: theirs.filter(isBeingWritten).length,
    }
  }
  return charts.isError || reports.isError ? null : undefined
}
