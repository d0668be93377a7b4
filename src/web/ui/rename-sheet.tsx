import * as z from 'zod/mini'
import { requiredText } from '#contract/field.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/text.tsx'
import { Field } from './field.tsx'
import { FormError } from './form-errors.tsx'
import { Sheet } from './sheet.tsx'
import { SubmitButton } from './submit-button.tsx'
import { useCallForm } from './use-call-form.ts'

interface RenameSheetProps {
  title: string
  /** Of the field. */
  label: string
  name: string
  /** In characters. */
  maxLength: number
  rename: (name: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for another name of something that the account has. */
export function RenameSheet({ title, label, name, maxLength, rename, onClose }: RenameSheetProps) {
  const words = useText(common)
  const { register, errors, busy, submit } = useCallForm(
    z.object({ name: requiredText(maxLength) }),
    { blank: { name } },
    async (body) => {
      await rename(body.name)
      onClose()
    },
  )
  return (
    <Sheet title={title} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <Field label={label} error={errors.name?.message}>
          {(field) => (
            <input {...field} {...register('name')} maxLength={maxLength} autoComplete="off" className="input" />
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
