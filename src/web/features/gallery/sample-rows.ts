import { inLanguage, reportOf } from '#product/catalogue/catalogue.ts'
import type { Lang } from '#language/lang.ts'
import type { ChartRow } from '../charts/use-charts.ts'
import type { ReportRow } from '../reports/use-reports.ts'

const AT = '2026-11-22T09:30:00.000Z'

/** A report that is written, one on its way, one that waits for its reader, one that failed. */
export function sampleReports(lang: Lang): ReportRow[] {
  const report = reportOf('personality')
  const row: ReportRow = {
    type: 'personality',
    hash: 'thread_gallery',
    status: 2,
    created_at: AT,
    ready_at: AT,
    content: null,
    title: report ? inLanguage(report, lang).short : '',
    places: [],
    lacks: [],
    held_until: null,
    needs: { birth_time: 'wanted', other: null, couples_only: false, places: false },
  }
  const open = { status: 0, ready_at: null } as const
  return [
    row,
    { ...row, ...open, hash: 'thread_gallery-1' },
    { ...row, ...open, hash: 'thread_gallery-2', lacks: ['birth', 'consent'], held_until: AT },
    { ...row, status: -1, ready_at: null, hash: 'thread_gallery-3' },
  ]
}

/** A chart that is made, one on its way, one that failed. */
export const sampleCharts = (): ChartRow[] =>
  ([2, 0, -1] as const).map((status) => ({
    type: 'chart:natal',
    hash: `thread_gallery-chart${status}`,
    status,
    created_at: AT,
    content: null,
    title: '',
  }))
