import { ANSWER_DAYS, RIGHTS } from '#product/rights.ts'
import { useText } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { supportText } from './text.ts'

/** How soon this reader is answered, by their plan. */
export function AnswerTime() {
  const t = useText(supportText)
  const { account } = useSession()
  const priority = account ? RIGHTS[account.plan].prioritySupport : false
  return (
    <p className="mt-2 mb-6 text-ink-2">
      {priority ? t.contactPriority(ANSWER_DAYS.priority) : t.contactLead(ANSWER_DAYS.others)}
    </p>
  )
}
