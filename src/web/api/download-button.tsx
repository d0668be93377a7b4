import { useMutation } from '@tanstack/react-query'
import { Button } from '../ui/button.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { sentenceOf } from './call-error.ts'
import { downloadFile } from './download-file.ts'

interface DownloadButtonProps {
  /** Below the site's own. */
  address: string
  /** What the file is called. */
  file: string
  /** What the button says, and for those who only hear it, of what. */
  label: string
  spoken: string
  /** What is said where the answer says nothing. */
  failed: string
  /** Where it stands. */
  className?: string
}

/** Saves a file that belongs to the person. */
export function DownloadButton({ address, file, label, spoken, failed, className }: DownloadButtonProps) {
  const fetched = useMutation({ mutationFn: () => downloadFile(address, file) })
  return (
    <div className="print:hidden">
      <Button
        variant="quiet"
        size="small"
        {...(className && { className })}
        aria-busy={fetched.isPending}
        aria-label={spoken}
        onClick={() => !fetched.isPending && fetched.mutate()}
      >
        {fetched.isPending ? <Spinner size={18} /> : label}
      </Button>
      {fetched.isError && (
        <p role="alert" className="field-error mt-2 max-w-64">
          {sentenceOf(fetched.error, failed)}
        </p>
      )}
    </div>
  )
}
