import { useLang, useText } from '../i18n/text.tsx'
import { useLack } from '../features/offline/connection.ts'
import { offlineText } from '../features/offline/text.ts'
import { chromeText } from './text.ts'
import { Wordmark } from './wordmark.tsx'

/** Shown when a page broke while it was rendered. */
export function FaultPage() {
  const t = useText(chromeText)
  const offline = useText(offlineText)
  const lacksNetwork = useLack() !== null
  const { lang } = useLang()
  return (
    <main lang={lang} className="page grid min-h-dvh content-center gap-6">
      <Wordmark />
      <div className="scale" />
      <h1 className="display-2">{lacksNetwork ? offline.headline : t.faultTitle}</h1>
      <p className="max-w-[36rem] font-text text-lg">{lacksNetwork ? offline.lead : t.faultText}</p>
      <div>
        <button type="button" className="button" onClick={() => location.reload()}>
          {t.reload}
        </button>
      </div>
    </main>
  )
}
