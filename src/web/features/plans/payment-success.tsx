import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Queries } from '../../api/queries.tsx'
import { useText } from '../../i18n/text.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { refreshAccount } from '../account/account-query.ts'
import { plansText } from './text.ts'
import { Button } from '../../ui/button.tsx'

const SYNC_AFTER_MS = 3_000
const REPORTS_AFTER_MS = 2_000
const CLOSES_AFTER_MS = 5_000

export default function PaymentSuccess({ onClose }: { onClose: () => void }) {
  return (
    <Queries>
      <Thanks onClose={onClose} />
    </Queries>
  )
}

/** Thanks, asks for what has changed once the event must have arrived, and closes by itself. */
function Thanks({ onClose }: { onClose: () => void }) {
  const t = useText(plansText)
  const client = useQueryClient()
  useEffect(() => {
    const again = (keys: readonly string[]) => {
      for (const key of keys) void client.invalidateQueries({ queryKey: [key] })
    }
    const timers = [
      setTimeout(() => again(['reports']), REPORTS_AFTER_MS),
      setTimeout(() => {
        void refreshAccount(client).catch(() => undefined)
        again(['daily', 'transactions'])
      }, SYNC_AFTER_MS),
      setTimeout(onClose, CLOSES_AFTER_MS),
    ]
    void refreshAccount(client).catch(() => undefined)
    return () => timers.forEach(clearTimeout)
    // The closing function is new on every draw; the timers are not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [client])
  return (
    <Sheet title={t.success.title} intro={t.success.text} onClose={onClose}>
      <Button onClick={onClose}>{t.success.close}</Button>
    </Sheet>
  )
}
