import { lazy, Suspense, useState } from 'react'
import type { Account } from '#contract/accounts.ts'
import type { ApiKey, ApiKeys } from '#contract/api-keys.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { formatInstantDate, formatNumber } from '../../i18n/format.ts'
import { Link } from '../../i18n/link.tsx'
import { useLang, useText } from '../../i18n/text.tsx'
import { AsideBlock } from '../../ui/aside-block.tsx'
import { Button } from '../../ui/button.tsx'
import { apiKeysText } from './text.ts'
import { useApiKeys } from './use-api-keys.ts'

const CreateSheet = lazy(() => import('./api-key-sheets.tsx').then(({ CreateSheet: sheet }) => ({ default: sheet })))
const RenameKeySheet = lazy(() =>
  import('./api-key-sheets.tsx').then(({ RenameKeySheet: sheet }) => ({ default: sheet })),
)
const RevokeSheet = lazy(() => import('./api-key-sheets.tsx').then(({ RevokeSheet: sheet }) => ({ default: sheet })))

type Open = { kind: 'create' } | { kind: 'rename' | 'revoke'; apiKey: ApiKey }

/** The keys of the person's programs, what they have used, and the way to another. */
export function ApiKeysCard({ account }: { account: Account }) {
  const t = useText(apiKeysText)
  const words = useText(common)
  const { data, error, refetch } = useApiKeys()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <AsideBlock id="api-keys" title={t.title}>
      <p className="mt-3 font-text text-md/7">
        {t.why}{' '}
        <Link to="/developers" className="link">
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
      {data && data.keys.length > 0 && (
        <>
          <ul className="mt-2 divide-y divide-rule">
            {data.keys.map((apiKey) => (
              <Row key={apiKey.id} apiKey={apiKey} onOpen={(kind) => setOpen({ kind, apiKey })} />
            ))}
          </ul>
          <Usage {...data} />
        </>
      )}
      {account.email_confirmed ? (
        <Button variant="quiet" className="mt-4" onClick={() => setOpen({ kind: 'create' })}>
          {t.add}
        </Button>
      ) : (
        <p className="mt-3 text-ink-2">{t.confirmFirst}</p>
      )}
      <Suspense>
        {open?.kind === 'create' && <CreateSheet onClose={close} />}
        {open?.kind === 'rename' && <RenameKeySheet apiKey={open.apiKey} onClose={close} />}
        {open?.kind === 'revoke' && <RevokeSheet apiKey={open.apiKey} onClose={close} />}
      </Suspense>
    </AsideBlock>
  )
}

function Usage({ limits, used }: Pick<ApiKeys, 'limits' | 'used'>) {
  const t = useText(apiKeysText)
  const { lang } = useLang()
  const count = (value: number) => formatNumber(lang, value)
  return (
    <p className="mt-3 text-sm text-ink-2">
      {[t.usage(count(used.a_day), count(limits.a_day)), t.aMinute(count(limits.a_minute))].join(' · ')}
    </p>
  )
}

function Row({ apiKey, onOpen }: { apiKey: ApiKey; onOpen: (kind: 'rename' | 'revoke') => void }) {
  const t = useText(apiKeysText)
  const { lang } = useLang()
  const { name, prefix, scopes, created_at: created, last_used_at: used, calls } = apiKey
  const when = used ? t.lastUsed(formatInstantDate(lang, used, 'day'), formatNumber(lang, calls)) : t.unused
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block font-text text-md/6">{name}</span>
        <span className="block text-xs/5 text-ink-2">
          <code>{prefix}…</code> · {scopes.map((scope) => t.scopeNames[scope]).join(', ')}
        </span>
        <span className="block text-xs/5 text-ink-2">
          {[t.created(formatInstantDate(lang, created, 'day')), when].join(' · ')}
        </span>
      </span>
      <span className="flex gap-x-5">
        <button type="button" className="link" aria-label={t.renameNamed(name)} onClick={() => onOpen('rename')}>
          {t.rename}
        </button>
        <button
          type="button"
          className="link text-tense"
          aria-label={t.revokeNamed(name)}
          onClick={() => onOpen('revoke')}
        >
          {t.revoke}
        </button>
      </span>
    </li>
  )
}
