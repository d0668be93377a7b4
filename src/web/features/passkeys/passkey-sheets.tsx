import { PASSKEY_NAME_LENGTH, type Passkey } from '#contract/passkeys.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { RenameSheet } from '../../ui/rename-sheet.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { passkeysText } from './text.ts'
import { useRemovePasskey, useRenamePasskey } from './use-passkeys.ts'
import { Button } from '../../ui/button.tsx'

export function RenamePasskeySheet({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useText(passkeysText)
  const rename = useRenamePasskey()
  return (
    <RenameSheet
      title={t.nameTitle}
      label={t.name}
      name={name}
      maxLength={PASSKEY_NAME_LENGTH}
      rename={(changed) => rename.mutateAsync({ id, name: changed })}
      onClose={onClose}
    />
  )
}

export function RemoveSheet({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useText(passkeysText)
  const words = useText(common)
  const remove = useRemovePasskey()
  return (
    <Sheet title={t.removeTitle(name)} intro={t.removeIntro} onClose={onClose}>
      <FormError>{remove.error && sentenceOf(remove.error, words.broken)}</FormError>
      <div className="mt-1 flex flex-wrap gap-4">
        <Button
          aria-disabled={remove.isPending || undefined}
          onClick={() => !remove.isPending && remove.mutate(id, { onSuccess: onClose })}
        >
          {t.remove}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t.keep}
        </Button>
      </div>
    </Sheet>
  )
}
