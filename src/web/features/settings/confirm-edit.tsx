import type { Account, OneEditField, SyncBody } from '#contract/accounts.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { birthText } from '../account/birth-text.ts'
import { EditPreview } from '../corrections/edit-preview.tsx'
import { offsetName } from '../birth-time/hour-by.ts'
import { spentBy } from './details.ts'
import { settingsText } from './text.ts'
import { Button } from '../../ui/button.tsx'

interface ConfirmEditProps {
  account: Account
  changes: SyncBody
  onCancel: () => void
  onConfirm: () => void
}

/** Before the only edit of a field is spent: what it was, what it will be. */
export function ConfirmEdit({ account, changes, onCancel, onConfirm }: ConfirmEditProps) {
  const t = useText(settingsText)
  const value = useValues()
  return (
    <Sheet title={t.confirmTitle} intro={t.confirmText} onClose={onCancel}>
      <dl className="divide-y divide-rule border-y border-rule">
        {spentBy(changes).map((field) => {
          const { before, after } = value(account, changes, field)
          return (
            <div key={field} className="grid gap-1 py-3.5 sm:grid-cols-[9rem_1fr]">
              <dt className="text-ink-2">{t.fields[field]}</dt>
              <dd className="font-text text-md">
                <del className="text-ink-2">{before}</del>
                <span aria-hidden className="mx-2.5 text-accent">
                  —
                </span>
                <ins className="no-underline">{after}</ins>
              </dd>
            </div>
          )
        })}
      </dl>
      <EditPreview changes={changes} />
      <div className="mt-6 flex flex-wrap gap-4">
        <Button onClick={onConfirm}>{t.confirmYes}</Button>
        <Button variant="quiet" onClick={onCancel}>
          {t.confirmNo}
        </Button>
      </div>
    </Sheet>
  )
}

/** A field before and after, in words. */
function useValues() {
  const t = useText(settingsText)
  const birth = useText(birthText)
  const { lang } = useLang()
  const date = (value: string | null | undefined) => (value ? formatDate(lang, value) : t.none)
  return (account: Account, changes: SyncBody, field: OneEditField): { before: string; after: string } => {
    if (field === 'birthdate') return { before: date(account.birthdate), after: date(changes.birthdate) }
    if (field === 'birthtime') {
      const { birth_offset: offset } = changes
      const after = changes.birthtime ?? account.birthtime ?? t.none
      return {
        before: account.birthtimeIDK ? t.unknownTime : (account.birthtime ?? t.none),
        after: changes.birthtimeIDK ? t.unknownTime : offset ? `${after}, ${offsetName(offset)}` : after,
      }
    }
    if (field === 'gender')
      return {
        before: account.gender === null ? t.none : account.gender ? birth.female : birth.male,
        after: changes.gender === 'female' ? birth.female : birth.male,
      }
    return { before: account[field] || t.none, after: changes[field] ?? t.none }
  }
}
