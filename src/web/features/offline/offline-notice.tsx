import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { formatInstantDate, formatTime } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useOutage } from './connection.ts'
import { offlineText } from './text.ts'
import { useRefresh } from './use-refresh.ts'

/** Says, as long as there is no connection, how old what one reads is; afterwards the page is brought up to date. */
export function OfflineNotice() {
  const t = useText(offlineText)
  const { lang } = useLang()
  const outage = useOutage()
  // That page says nothing else.
  const isSaid = useLocation().pathname === '/offline'
  const refresh = useRefresh()
  const wasOut = useRef(false)
  useEffect(() => {
    if (wasOut.current && !outage && !isSaid) refresh()
    wasOut.current = outage !== null
  }, [outage, isSaid, refresh])
  return (
    <div role="status" data-chrome className="sticky top-0 z-30">
      {outage && !isSaid && (
        <p className="border-b border-rule-2 bg-surface">
          <span className="page block py-2 text-sm/6">
            {t.notice(formatInstantDate(lang, outage.keptAt), formatTime(lang, outage.keptAt))}
          </span>
        </p>
      )}
    </div>
  )
}
