import { useMutation } from '@tanstack/react-query'
import { sentenceOf } from '../../api/call-error.ts'
import { downloadFile } from '../../api/download-file.ts'
import { useText } from '../../i18n/text.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { viewerPath } from '../charts/chart-path.ts'
import { myReportsText } from './my-text.ts'
import { Button } from '../../ui/button.tsx'

/** Saves a report as a PDF. */
export function PdfButton({ hash, title }: { hash: string; title: string }) {
  const t = useText(myReportsText)
  const id = viewerPath(hash).slice('/viewer/'.length)
  const fetched = useMutation({ mutationFn: () => downloadFile(`/api/get/report/${id}`, `${title}.pdf`) })
  return (
    <div className="print:hidden">
      <Button
        variant="quiet"
        size="small"
        className="w-full"
        aria-busy={fetched.isPending}
        aria-label={`${t.pdf}: ${title}`}
        onClick={() => !fetched.isPending && fetched.mutate()}
      >
        {fetched.isPending ? <Spinner size={18} /> : t.pdf}
      </Button>
      {fetched.isError && (
        <p role="alert" className="field-error mt-2 max-w-64">
          {sentenceOf(fetched.error, t.pdfFailed)}
        </p>
      )}
    </div>
  )
}
