import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { formatInstantDate, formatTime } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { useLack } from './connection.ts'
import { offlineText } from './text.ts'
import { useRefresh } from './use-refresh.ts'

/** Says, as long as there is no connection, how old what one reads is; afterwards the page is brought up to date. */
export function OfflineNotice() {
  const t = useText(offlineText)
  const { lang } = useLang()
  const lack = useLack()
  // That page says nothing else.
  const isSaid = useLocation().pathname === '/offline'
  const refresh = useRefresh()
  const lacked = useRef(false)
  useEffect(() => {
    if (lacked.current && !lack && !isSaid) refresh()
    lacked.current = lack !== null
  }, [lack, isSaid, refresh])
  return (
    <div role="status" data-chrome className="sticky top-0 z-30">
      {lack && !isSaid && (
        <p className="border-b border-rule-2 bg-surface">
          <span className="page block py-2 text-sm/6">
            {t.notice(formatInstantDate(lang, lack.keptAt), formatTime(lang, lack.keptAt))}
          </span>
        </p>
      )}
    </div>
  )
}
