import { useState } from 'react'
import { sentenceOf } from '../../api/call-error.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { landingPageText } from './page-text.ts'
import { buttonClass } from '../../ui/button.tsx'

/**
 * This month's forecast for a sample chart, as a PDF: a link, which says in words when it could not be fetched. The
 * landing page is spared the client of calls, so its state is kept here.
 */
export function SampleDownload() {
  const t = useText(landingPageText)
  const { lang } = useLang()
  const address = `/api/get/report/sample-monthly?lang=${lang}`
  const [state, setState] = useState<{ fetching: boolean; fault: string | null }>({ fetching: false, fault: null })
  const download = async () => {
    if (state.fetching) return
    setState({ fetching: true, fault: null })
    const fault = await import('../../api/download-file.ts')
      .then(async ({ downloadFile }) => downloadFile(address, `${t.sampleFile}.pdf`))
      .then(
        () => null,
        (error: unknown) => sentenceOf(error, t.sampleFailed),
      )
    setState({ fetching: false, fault })
  }
  return (
    <>
      <a
        href={address}
        download
        className={buttonClass()}
        aria-busy={state.fetching}
        onClick={(event) => {
          event.preventDefault()
          void download()
        }}
      >
        {state.fetching && <Spinner size={18} />}
        {t.sampleLink}
      </a>
      {state.fault !== null && (
        <p role="alert" className="field-error order-last basis-full">
          {state.fault}
        </p>
      )}
    </>
  )
}
