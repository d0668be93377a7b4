import { jdUtFromDate } from '#astro/ephemeris/julian-day.ts'
import { invalid } from '#platform/app-error.ts'
import type { BirthOfChart } from '../charts/api.ts'

/** Days at the tables' ends that are kept for looking before and after an instant. */
const MARGIN_DAYS = 2

/** An instant as a Julian day (UT). @throws {AppError} validation beyond the tables, or where the progressed one is */
export function instantIn({ sky }: BirthOfChart, field: 'at' | 'from', instant: string): number {
  const jdUt = jdUtFromDate(new Date(instant))
  if (!(jdUt > sky.fromJdUt + MARGIN_DAYS && jdUt < sky.toJdUt - MARGIN_DAYS)) throw invalid({ [field]: 'instant' })
  return jdUt
}
