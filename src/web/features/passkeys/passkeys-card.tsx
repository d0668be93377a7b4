import { lazy, Suspense, useState } from 'react'
import type { Account } from '#contract/accounts.ts'
import type { Passkey } from '#contract/passkeys.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { formatInstantDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { AsideBlock } from '../../ui/aside-block.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { hasPasskeys } from './ceremony.ts'
import { passkeysText } from './text.ts'
import { useAddPasskey, usePasskeys } from './use-passkeys.ts'
import { Button } from '../../ui/button.tsx'

const RenamePasskeySheet = lazy(() =>
  import('./passkey-sheets.tsx').then(({ RenamePasskeySheet: sheet }) => ({ default: sheet })),
)
const RemoveSheet = lazy(() => import('./passkey-sheets.tsx').then(({ RemoveSheet: sheet }) => ({ default: sheet })))

/** The person's passkeys, each with its name, and the way to another. */
export function PasskeysCard({ account }: { account: Account }) {
  const t = useText(passkeysText)
  const words = useText(common)
  const { data: passkeys, error, refetch } = usePasskeys()
  const add = useAddPasskey()
  const [open, setOpen] = useState<{ kind: 'rename' | 'remove'; passkey: Passkey } | null>(null)
  const close = () => setOpen(null)
  const failed = add.error && (sentenceOf(add.error, '') || add.error.message || words.broken)
  return (
    <AsideBlock id="passkeys" title={t.title}>
      <p className="mt-3 font-text text-md/7">{t.why}</p>
      {error && !passkeys && (
        <p className="mt-3 flex flex-wrap gap-x-4">
          {sentenceOf(error, words.broken)}
          <button type="button" className="link" onClick={() => void refetch()}>
            {words.tryAgain}
          </button>
        </p>
      )}
      {passkeys && passkeys.length > 0 && (
        <ul className="mt-2 divide-y divide-rule">
          {passkeys.map((passkey) => (
            <Row
              key={passkey.id}
              passkey={passkey}
              onRename={() => setOpen({ kind: 'rename', passkey })}
              onRemove={() => setOpen({ kind: 'remove', passkey })}
            />
          ))}
        </ul>
      )}
      <Add account={account} busy={add.isPending} onAdd={() => add.mutate()} />
      <FormError>{failed}</FormError>
      <Suspense>
        {open?.kind === 'rename' && <RenamePasskeySheet passkey={open.passkey} onClose={close} />}
        {open?.kind === 'remove' && <RemoveSheet passkey={open.passkey} onClose={close} />}
      </Suspense>
    </AsideBlock>
  )
}

function Add({ account, busy, onAdd }: { account: Account; busy: boolean; onAdd: () => void }) {
  const t = useText(passkeysText)
  if (!account.email_confirmed) return <p className="mt-3 text-ink-2">{t.confirmFirst}</p>
  if (!hasPasskeys()) return <p className="mt-3 text-ink-2">{t.notHere}</p>
  return (
    <Button variant="quiet" className="mt-4" aria-disabled={busy || undefined} onClick={() => !busy && onAdd()}>
      {busy ? t.adding : t.add}
    </Button>
  )
}

function Row({ passkey, onRename, onRemove }: { passkey: Passkey; onRename: () => void; onRemove: () => void }) {
  const t = useText(passkeysText)
  const { lang } = useLang()
  const { name, created_at: created, last_used_at: used, synced } = passkey
  const when = used ? t.lastUsed(formatInstantDate(lang, used, 'day')) : t.unused
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block font-text text-md/6">{name}</span>
        <span className="block text-xs/5 text-ink-2">
          {[t.created(formatInstantDate(lang, created, 'day')), when, ...(synced ? [t.synced] : [])].join(' · ')}
        </span>
      </span>
      <span className="flex gap-x-5">
        <button type="button" className="link" aria-label={t.renameNamed(name)} onClick={onRename}>
          {t.rename}
        </button>
        <button type="button" className="link text-tense" aria-label={t.removeNamed(name)} onClick={onRemove}>
          {t.remove}
        </button>
      </span>
    </li>
  )
}
