import { PASSKEY_NAME_LENGTH, type Passkey } from '#contract/passkeys.ts'
import { useText } from '../../i18n/text.tsx'
import { ConfirmSheet } from '../../ui/confirm-sheet.tsx'
import { RenameSheet } from '../../ui/rename-sheet.tsx'
import { passkeysText } from './text.ts'
import { useRemovePasskey, useRenamePasskey } from './use-passkeys.ts'

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
  const mutation = useRemovePasskey()
  const [title, intro] = [t.removeTitle(name), t.removeIntro]
  return <ConfirmSheet {...{ title, intro, mutation, id, onClose }} action={t.remove} keep={t.keep} />
}
