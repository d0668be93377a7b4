import type { UseMutationResult } from '@tanstack/react-query'
import { sentenceOf } from '../api/call-error.ts'
import { common } from '../i18n/common.ts'
import { useText } from '../i18n/text.tsx'
import { Button } from './button.tsx'
import { FormError } from './form-errors.tsx'
import { Sheet } from './sheet.tsx'

interface ConfirmSheetProps<Id> {
  title: string
  intro: string
  /** What the two buttons say. */
  action: string
  keep: string
  mutation: Pick<UseMutationResult<unknown, Error, Id>, 'error' | 'isPending' | 'mutate'>
  id: Id
  onClose: () => void
}

/** Asks once more before something of the account is taken away. */
export function ConfirmSheet<Id>({ title, intro, action, keep, mutation, id, onClose }: ConfirmSheetProps<Id>) {
  const words = useText(common)
  const { error, isPending, mutate } = mutation
  return (
    <Sheet title={title} intro={intro} onClose={onClose}>
      <FormError>{error && sentenceOf(error, words.broken)}</FormError>
      <div className="mt-1 flex flex-wrap gap-4">
        <Button aria-disabled={isPending || undefined} onClick={() => !isPending && mutate(id, { onSuccess: onClose })}>
          {action}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {keep}
        </Button>
      </div>
    </Sheet>
  )
}
