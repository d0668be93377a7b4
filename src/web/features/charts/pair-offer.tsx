import type { PERSON_TYPES } from '#product/chart-types.ts'
import type { Person } from '#contract/people.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { formatDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { birthTimeText } from '../birth-time/text.ts'
import { peopleText } from '../people/text.ts'
import { usePeople } from '../people/use-people.ts'
import { OrderButton } from './order-button.tsx'
import { TheirChart } from './their-chart.tsx'
import { Button } from '../../ui/button.tsx'

/** What is made with somebody, or of them. */
export type PersonChartType = (typeof PERSON_TYPES)[number]

interface PairOfferProps {
  type: PersonChartType
  /** Opens the form of a person, or of a new one. */
  onPerson: (person: Person | null) => void
}

/** The people whose births are noted, each with the button that makes the chart with them, or opens theirs. */
export function PairOffer({ type, onPerson }: PairOfferProps) {
  const t = useText(peopleText)
  const words = useText(common)
  const { data: people, error, isError, refetch } = usePeople()
  if (isError && !people)
    return (
      <div role="alert">
        <p>{sentenceOf(error, words.broken)}</p>
        <Button size="small" className="mt-4" onClick={() => void refetch()}>
          {words.tryAgain}
        </Button>
      </div>
    )
  if (!people)
    return (
      <div className="grid min-h-24 place-items-center">
        <Spinner size={32} />
      </div>
    )
  return (
    <>
      {people.length === 0 ? (
        <p className="font-text text-lg">{t.nobody}</p>
      ) : (
        <ul className="divide-y divide-rule border-y border-rule">
          {people.map((person) => (
            <PersonRow key={person.id} type={type} person={person} onEdit={() => onPerson(person)} />
          ))}
        </ul>
      )}
      <Button size="small" className="mt-5" onClick={() => onPerson(null)}>
        <Icon name="plus" size={16} />
        {t.add}
      </Button>
    </>
  )
}

function PersonRow({ type, person, onEdit }: { type: PersonChartType; person: Person; onEdit: () => void }) {
  const t = useText(peopleText)
  const clocks = useText(birthTimeText)
  const { lang } = useLang()
  const { name, birthdate, birthtime } = person
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="min-w-0">
        <button
          type="button"
          className="link min-h-10 text-left font-text text-xl break-words"
          aria-label={t.edit(name)}
          onClick={onEdit}
        >
          {name}
        </button>
        <p className="text-sm text-ink-2">
          {formatDate(lang, birthdate)}, {birthtime ?? t.unknownHour}
        </p>
        {person.birth_review && <p className="caption mt-1">{clocks.reviewWaits}</p>}
      </div>
      {type === 'person-natal' ? (
        <TheirChart person={person} />
      ) : (
        <OrderButton type={`chart:${type}`} person={person.id} label={name} />
      )}
    </li>
  )
}
