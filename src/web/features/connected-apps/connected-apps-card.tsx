import { useState } from 'react'
import type { ConnectedApp } from '#contract/connected-apps.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { formatInstantDate, formatNumber } from '../../i18n/format.ts'
import { Link } from '../../i18n/link.tsx'
import { useLang, useText } from '../../i18n/text.tsx'
import { AsideBlock } from '../../ui/aside-block.tsx'
import { ConfirmSheet } from '../../ui/confirm-sheet.tsx'
import { connectedAppsText } from './text.ts'
import { useApps, useDisconnect } from './use-apps.ts'

/** The programs that the person has let in, with what each may do. */
export function ConnectedAppsCard() {
  const t = useText(connectedAppsText)
  const words = useText(common)
  const { data, error, refetch } = useApps()
  const [open, setOpen] = useState<ConnectedApp | null>(null)
  return (
    <AsideBlock id="connected-apps" title={t.cardTitle}>
      <p className="mt-3 font-text text-md/7">
        {t.why}{' '}
        <Link to="/developers#mcp" className="link">
          {t.more}
        </Link>
      </p>
      {error && !data && (
        <p className="mt-3 flex flex-wrap gap-x-4">
          {sentenceOf(error, words.broken)}
          <button type="button" className="link" onClick={() => void refetch()}>
            {words.tryAgain}
          </button>
        </p>
      )}
      {data?.apps.length === 0 && <p className="mt-3 text-ink-2">{t.none}</p>}
      {data && data.apps.length > 0 && (
        <ul className="mt-2 divide-y divide-rule">
          {data.apps.map((app) => (
            <Row key={app.id} app={app} onDisconnect={() => setOpen(app)} />
          ))}
        </ul>
      )}
      {open && <DisconnectSheet app={open} onClose={() => setOpen(null)} />}
    </AsideBlock>
  )
}

function DisconnectSheet({ app: { id, name }, onClose }: { app: ConnectedApp; onClose: () => void }) {
  const t = useText(connectedAppsText)
  const mutation = useDisconnect()
  const [title, intro] = [t.disconnectTitle(name), t.disconnectIntro]
  return <ConfirmSheet {...{ title, intro, mutation, id, onClose }} action={t.disconnect} keep={t.keep} />
}

function Row({ app, onDisconnect }: { app: ConnectedApp; onDisconnect: () => void }) {
  const t = useText(connectedAppsText)
  const { lang } = useLang()
  const { name, answers_at: at, scopes, created_at: created, last_used_at: used, calls } = app
  const when = used ? t.lastUsed(formatInstantDate(lang, used, 'day'), formatNumber(lang, calls)) : t.unused
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block font-text text-md/6">
          {name} <span className="text-sm text-ink-2">({at})</span>
        </span>
        <span className="block text-xs/5 text-ink-2">{scopes.map((scope) => t.short[scope]).join(', ')}</span>
        <span className="block text-xs/5 text-ink-2">
          {[t.connected(formatInstantDate(lang, created, 'day')), when].join(' · ')}
        </span>
      </span>
      <button type="button" className="link text-tense" aria-label={t.disconnectNamed(name)} onClick={onDisconnect}>
        {t.disconnect}
      </button>
    </li>
  )
}
