import { Link } from '../../i18n/link.tsx'
import { useText } from '../../i18n/text.tsx'
import { useSession } from '../../session/session.ts'
import { hasPlan, MANAGE_PLAN } from './plan-path.ts'
import { plansText } from './text.ts'

/** What people ask before they pay. */
export function PlanNotes() {
  const t = useText(plansText)
  const { account } = useSession()
  const notes = [
    [t.guaranteeTitle, t.guarantee],
    [
      t.cancelTitle,
      <>
        {account ? (
          <Link to={hasPlan(account) ? MANAGE_PLAN : '/settings'} className="link">
            {t.cancelWhere}
          </Link>
        ) : (
          t.cancelWhere
        )}
        {t.cancel}
      </>,
    ],
    [t.cardsTitle, t.cards],
  ] as const
  return (
    <dl className="mt-14 grid gap-x-12 gap-y-8 lg:grid-cols-3">
      {notes.map(([title, text]) => (
        <div key={title} className="border-t border-ink pt-4">
          <dt className="display-3">{title}</dt>
          <dd className="mt-3 font-text text-md/7">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
