import { useText } from '../../i18n/text.tsx'
import { EmailHint } from './email-hint.tsx'
import { confirmText } from './confirm-text.ts'

/** In the place of something that needs a confirmed address: says so, and sends the link again. */
export function ConfirmFirst() {
  const t = useText(confirmText)
  return (
    <div className="max-w-[44rem] border-l-2 border-accent py-1 pl-4">
      <p className="font-text text-lg">{t.confirmFirst}</p>
      <EmailHint />
    </div>
  )
}
