import { lazy, Suspense, useState } from 'react'
import type { Pair, PairInvitation } from '#contract/pairs.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { formatInstantDate } from '../../i18n/format.ts'
import { Link } from '../../i18n/link.tsx'
import { useLang, useText } from '../../i18n/text.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-errors.tsx'
import { Icon } from '../../ui/icon.tsx'
import { relationName } from '../people/relation-name.ts'
import { peopleText } from '../people/text.ts'
import { pairsText } from './text.ts'
import { usePairs, useTakeBack } from './use-pairs.ts'

const InviteSheet = lazy(() => import('./invite-sheet.tsx'))

/** With whom a person is compared by agreement, whom they have invited, and the way to invite somebody. */
export function PairsSection() {
  const t = useText(pairsText)
  const words = useText(common)
  const { data, error, refetch } = usePairs()
  const takeBack = useTakeBack()
  const [isOpen, setIsOpen] = useState(false)
  const isEmpty = data?.pairs.length === 0 && data.invitations.length === 0
  return (
    <section aria-labelledby="pairs" className="double-rule mt-14 pt-5">
      <h2 id="pairs" className="display-2">
        {t.title}
      </h2>
      <p className="mt-2 max-w-[44rem] text-ink-2">{t.why}</p>
      {error && !data && (
        <p className="mt-4 flex flex-wrap gap-x-4">
          {sentenceOf(error, words.broken)}
          <button type="button" className="link" onClick={() => void refetch()}>
            {words.tryAgain}
          </button>
        </p>
      )}
      {isEmpty && <p className="mt-4 text-ink-2">{t.none}</p>}
      {data && !isEmpty && (
        <ul className="mt-5 divide-y divide-rule border-y border-rule">
          {data.pairs.map((pair) => (
            <PairRow key={pair.id} pair={pair} />
          ))}
          {data.invitations.map((invitation) => (
            <InvitationRow
              key={invitation.id}
              invitation={invitation}
              isBusy={takeBack.isPending}
              onTakeBack={() => takeBack.mutate(invitation.id)}
            />
          ))}
        </ul>
      )}
      <FormError>{takeBack.error && sentenceOf(takeBack.error, words.broken)}</FormError>
      <Button variant="quiet" size="small" className="mt-5" onClick={() => setIsOpen(true)}>
        <Icon name="plus" size={16} />
        {t.invite}
      </Button>
      {isOpen && (
        <Suspense>
          <InviteSheet onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}

/** What somebody is to the reader, before what else is said of them. */
function useRelation(relation: string): string {
  const t = useText(peopleText)
  return relation === '' ? '' : `${relationName(t, relation)} · `
}

function PairRow({ pair: { id, name, relation, agreed_at: agreedAt } }: { pair: Pair }) {
  const t = useText(pairsText)
  const { lang } = useLang()
  return (
    <li className="py-4">
      <h3>
        <Link
          to={`/together/${id}`}
          aria-label={t.open(name)}
          className="link inline-flex min-h-10 items-center font-text text-xl break-words"
        >
          {name}
        </Link>
      </h3>
      <p className="text-sm text-ink-2">
        {useRelation(relation)}
        {t.since(formatInstantDate(lang, agreedAt))}
      </p>
    </li>
  )
}

interface InvitationRowProps {
  invitation: PairInvitation
  isBusy: boolean
  onTakeBack: () => void
}

function InvitationRow({ invitation, isBusy, onTakeBack }: InvitationRowProps) {
  const t = useText(pairsText)
  const { lang } = useLang()
  const { name, relation, expires_at: expiresAt } = invitation
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-10 gap-y-1 py-4">
      <div className="min-w-0">
        <h3 className="font-text text-xl break-words">{name}</h3>
        <p className="text-sm text-ink-2">
          {useRelation(relation)}
          {t.waiting(formatInstantDate(lang, expiresAt))}
        </p>
      </div>
      <button
        type="button"
        className="link min-h-10"
        aria-label={t.takeBackNamed(name)}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && onTakeBack()}
      >
        {t.takeBack}
      </button>
    </li>
  )
}
