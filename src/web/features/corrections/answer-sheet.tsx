import { call } from '../../api/call.ts'
import { useText } from '../../i18n/text.tsx'
import { ReasonSheet } from '../staff-parts/reason-sheet.tsx'
import { correctionsText } from './text.ts'

/** Gives an account another edit of its birth details, or refuses it, with a reason. */
export function AnswerSheet({ id, grant, onClose }: { id: number; grant: boolean; onClose: () => void }) {
  const t = useText(correctionsText)
  return (
    <ReasonSheet
      title={grant ? t.grant : t.refuse}
      hint={t.reasonOfStaff}
      act={(reason) => call('POST /admin/user/:id/correction', { params: { id }, body: { grant, reason } })}
      onClose={onClose}
    />
  )
}
