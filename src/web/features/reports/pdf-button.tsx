import { DownloadButton } from '../../api/download-button.tsx'
import { useText } from '../../i18n/text.tsx'
import { viewerPath } from '../charts/chart-path.ts'
import { myReportsText } from './my-text.ts'

/** Saves a report as a PDF. */
export function PdfButton({ hash, title }: { hash: string; title: string }) {
  const t = useText(myReportsText)
  const id = viewerPath(hash).slice('/viewer/'.length)
  return (
    <DownloadButton
      address={`/api/get/report/${id}`}
      file={`${title}.pdf`}
      label={t.pdf}
      spoken={`${t.pdf}: ${title}`}
      failed={t.pdfFailed}
      className="w-full"
    />
  )
}
