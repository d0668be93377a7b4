import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sentenceOf } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { forgetSession } from '../../session/session.ts'
import { FormError } from '../../ui/form-errors.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { authText } from './text.ts'
import { Button } from '../../ui/button.tsx'

interface UndoViewProps {
  token: string
  onClose: () => void
  onNewPassword: () => void
}

/** "This wasn't me": calls a change of address off, when it is said once more. */
export function UndoView({ token, onClose, onNewPassword }: UndoViewProps) {
  const t = useText(authText)
  const words = useText(common)
  const queryClient = useQueryClient()
  const undo = useMutation({
    mutationFn: () => call('POST /account/email-change/undo', { body: { token } }),
    onSuccess: () => {
      // Every device is signed out, this one too.
      forgetSession()
      queryClient.clear()
    },
  })
  if (undo.isSuccess)
    return (
      <Sheet title={t.undoneTitle} intro={undo.data.message} onClose={onClose}>
        <Button onClick={onNewPassword}>{t.resetTitle}</Button>
      </Sheet>
    )
  return (
    <Sheet title={t.undoTitle} intro={t.undoIntro} onClose={onClose}>
      <FormError>{undo.error && sentenceOf(undo.error, words.broken)}</FormError>
      <div className="mt-1 flex flex-wrap gap-4">
        <Button aria-disabled={undo.isPending || undefined} onClick={() => !undo.isPending && undo.mutate()}>
          {t.undo}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </Sheet>
  )
}
