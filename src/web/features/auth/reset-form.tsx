import { useText } from '../../i18n/text.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { NewPasswordForm } from './new-password-form.tsx'
import { authText } from './text.ts'
import { useResetPassword } from './use-reset-password.ts'
import { Button } from '../../ui/button.tsx'

interface ResetFormProps {
  token: string
  onClose: () => void
  onAskAgain: () => void
  onSignIn: () => void
}

/** A new password, by the link from a mail. */
export function ResetForm({ token, onClose, onAskAgain, onSignIn }: ResetFormProps) {
  const t = useText(authText)
  const reset = useResetPassword()
  if (reset.isSuccess && !('id' in reset.data))
    return (
      <Sheet title={t.resetDoneTitle} intro={reset.data.message} onClose={onClose}>
        <Button onClick={onSignIn}>{t.login}</Button>
      </Sheet>
    )
  if (reset.isSuccess)
    return (
      <Sheet title={t.resetDoneTitle} intro={t.resetDoneText} onClose={onClose}>
        <Button onClick={onClose}>{t.goOn}</Button>
      </Sheet>
    )
  const askAgain = (
    <button type="button" className="link justify-self-start" onClick={onAskAgain}>
      {t.askAgain}
    </button>
  )
  if (!token)
    return (
      <Sheet title={t.resetTitle} intro={t.resetNoToken} onClose={onClose}>
        {askAgain}
      </Sheet>
    )
  return (
    <Sheet title={t.resetTitle} intro={t.resetIntro} onClose={onClose}>
      <NewPasswordForm
        action={t.resetSave}
        broken={t.resetFailed}
        send={(password) => reset.mutateAsync({ password, token })}
        instead={askAgain}
      />
    </Sheet>
  )
}
