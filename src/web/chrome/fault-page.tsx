import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { useLang, useText } from '../i18n/text.tsx'
import { isNetworkError, useOutage, whenAnswered } from '../features/offline/connection.ts'
import { offlineText } from '../features/offline/text.ts'
import { chromeText } from './text.ts'
import { Wordmark } from './wordmark.tsx'
import { Button } from '../ui/button.tsx'

/** Shown when a page broke while it was rendered, or could not be loaded; that one is, when the network is back. */
export function FaultPage() {
  const t = useText(chromeText)
  const offline = useText(offlineText)
  const error = useRouteError()
  const isOffline = useOutage() !== null || isNetworkError(error)
  const { lang } = useLang()
  useEffect(() => (isOffline ? whenAnswered(() => location.reload()) : undefined), [isOffline])
  return (
    <main lang={lang} className="page grid min-h-dvh content-center gap-6">
      <Wordmark />
      <div className="scale" />
      <h1 className="display-2">{isOffline ? offline.headline : t.faultTitle}</h1>
      <p className="max-w-[36rem] font-text text-lg">{isOffline ? offline.lead : t.faultText}</p>
      <div>
        <Button onClick={() => location.reload()}>{t.reload}</Button>
      </div>
    </main>
  )
}
