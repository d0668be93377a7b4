import { useText } from '../../i18n/text.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { showToast } from '../../ui/toast.ts'
import { secondFactorText } from './text.ts'
import { Button } from '../../ui/button.tsx'

/** The codes, this once: to be copied, saved, and closed knowingly. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useText(secondFactorText)
  const text = codes.join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    showToast(t.copied)
  }
  return (
    <>
      <ol className="figures grid grid-cols-2 gap-x-8 gap-y-1.5 border-y border-rule py-4 text-md">
        {codes.map((code) => (
          <li key={code} translate="no">
            {code}
          </li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-x-6 gap-y-3">
        <button type="button" className="link" onClick={() => void copy()}>
          {t.copy}
        </button>
        <button
          type="button"
          className="link"
          onClick={() => saveFile('asteria-recovery-codes.txt', `${t.fileIntro}\n\n${text}\n`, 'text/plain')}
        >
          {t.download}
        </button>
      </div>
      <Button className="mt-6" onClick={onKept}>
        {t.kept}
      </Button>
    </>
  )
}
