import { useEffect } from 'react'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { authText } from './text.ts'
import { useConfirmEmail } from './use-confirm-email.ts'

const CLOSES_AFTER_MS = 5_000

/** Confirms the address of a mail's link and closes by itself when that went well. */
export function ConfirmView({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useText(authText)
  const words = useText(common)
  const { data, isSuccess, isError, error } = useConfirmEmail(token)
  const told = data?.message
  useEffect(() => {
    // What is still to be done is left to be read.
    if (!isSuccess || told) return
    const timer = setTimeout(onClose, CLOSES_AFTER_MS)
    return () => clearTimeout(timer)
    // The door's closing function is new on every draw; the timer is not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSuccess])
  if (isSuccess)
    return (
      <Sheet title={told ? t.confirmTitle : t.confirmedTitle} intro={told ?? t.confirmedText} onClose={onClose}>
        <button type="button" className="button" onClick={onClose}>
          {words.close}
        </button>
      </Sheet>
    )
  if (isError)
    return (
      <Sheet title={t.confirmFailedTitle} intro={sentenceOf(error, words.broken)} onClose={onClose}>
        <button type="button" className="button" onClick={onClose}>
          {words.close}
        </button>
      </Sheet>
    )
  return (
    <Sheet title={t.confirmTitle} intro={t.confirming} onClose={onClose}>
      <Spinner size={40} />
    </Sheet>
  )
}
