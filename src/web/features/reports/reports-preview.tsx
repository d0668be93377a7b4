import { formatInstantDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { PreviewBlock } from '../../ui/preview-block.tsx'
import { viewerPath } from '../charts/chart-path.ts'
import { myReportsText } from './my-text.ts'
import { isBeingWritten, useReports } from './use-reports.ts'

/** The dashboard's first reports. */
export function ReportsPreview() {
  const t = useText(myReportsText)
  const { lang } = useLang()
  const { data: reports } = useReports()
  return (
    <PreviewBlock
      id="my-reports"
      title={t.previewTitle}
      previews={reports?.map((report) => ({
        hash: report.hash,
        title: report.title,
        to: report.status === 2 ? viewerPath(report.hash) : null,
        note:
          report.status === 0 && report.lacks.length > 0
            ? t.waits
            : formatInstantDate(lang, report.ready_at ?? report.created_at),
        doing: isBeingWritten(report) ? t.inProgress : null,
      }))}
      all={{ to: '/my-reports', title: t.all }}
      none={{ text: t.previewNone, to: '/reports', title: t.previewCreate }}
    />
  )
}
