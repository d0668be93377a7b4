import * as z from 'zod/mini'
import { requiredText } from '#contract/field.ts'
import { PASSKEY_NAME_LENGTH, type Passkey } from '#contract/passkeys.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useCallForm } from '../../ui/use-call-form.ts'
import { passkeysText } from './text.ts'
import { useRemovePasskey, useRenamePasskey } from './use-passkeys.ts'
import { Button } from '../../ui/button.tsx'

const Name = z.object({ name: requiredText(PASSKEY_NAME_LENGTH) })

export function RenameSheet({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useText(passkeysText)
  const words = useText(common)
  const rename = useRenamePasskey()
  const { register, errors, busy, submit } = useCallForm(Name, { blank: { name } }, async (body) => {
    await rename.mutateAsync({ id, ...body })
    onClose()
  })
  return (
    <Sheet title={t.nameTitle} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field label={t.name} error={errors.name?.message}>
          {(field) => (
            <input
              {...field}
              {...register('name')}
              maxLength={PASSKEY_NAME_LENGTH}
              autoComplete="off"
              className="input"
            />
          )}
        </Field>
        <FormError>{errors.root?.message}</FormError>
        <SubmitButton busy={busy} className="justify-self-start">
          {words.save}
        </SubmitButton>
      </form>
    </Sheet>
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
