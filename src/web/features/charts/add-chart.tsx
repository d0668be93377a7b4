import { useState } from 'react'
import { PAIR_TYPES, RETURN_TYPES, type ReturnType } from '#contract/charts.ts'
import type { Person } from '#contract/people.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { PersonForm } from '../people/person-form.tsx'
import { peopleText } from '../people/text.ts'
import { PairOffer, type PairType } from './pair-offer.tsx'
import { chartsText } from './text.ts'
import { Button } from '../../ui/button.tsx'
import { OrderButton } from './order-button.tsx'
import { ReturnForm } from './return-form.tsx'

const FREE = ['natal', 'transit', 'progressed'] as const

/** What the sheet shows: the types, the people for one of them, the form of a person, or the time and place of a return. */
type View =
  | { at: 'types' }
  | { at: 'return'; type: ReturnType }
  | { at: 'people'; type: PairType }
  | { at: 'person'; type: PairType; person: Person | null }

interface AddChartProps {
  /** Whose birth it opens with: null for somebody new. Without it, with the types. */
  person?: Person | null
  onClose: () => void
}

/** The chart types on offer: three of one's own, made once each, the returns of Sun and Moon, and two that are made with somebody. */
export function AddChart({ person: opened, onClose }: AddChartProps) {
  const t = useText(chartsText)
  const people = useText(peopleText)
  const [view, setView] = useState<View>(
    opened === undefined ? { at: 'types' } : { at: 'person', type: 'synastry', person: opened },
  )
  if (view.at === 'types')
    return (
      <Sheet title={t.addTitle} onClose={onClose}>
        <ul className="divide-y divide-rule border-y border-rule">
          {FREE.map((type) => (
            <ChartOffer key={type} type={type} />
          ))}
          {RETURN_TYPES.map((type) => (
            <ChoiceOffer
              key={type}
              type={type}
              action={t.chooseTime}
              label={t.chooseTimeFor(t.types[type].name)}
              onChoose={() => setView({ at: 'return', type })}
            />
          ))}
          {PAIR_TYPES.map((type) => (
            <ChoiceOffer
              key={type}
              type={type}
              action={t.choosePerson}
              label={t.choosePersonFor(t.types[type].name)}
              onChoose={() => setView({ at: 'people', type })}
            />
          ))}
        </ul>
      </Sheet>
    )
  if (view.at === 'return')
    return (
      <Sheet title={t.types[view.type].name} intro={t.types[view.type].text} onClose={onClose}>
        <ReturnForm type={view.type} />
        <BackTo onClick={() => setView({ at: 'types' })} />
      </Sheet>
    )
  const { type } = view
  // Whoever came for a person goes back to the page.
  const toPeople = () => (opened === undefined ? setView({ at: 'people', type }) : onClose())
  if (view.at === 'people')
    return (
      <Sheet title={t.types[type].name} intro={`${people.choose} ${people.intro}`} onClose={onClose}>
        <PairOffer type={type} onPerson={(person) => setView({ at: 'person', type, person })} />
        <BackTo onClick={() => setView({ at: 'types' })} />
      </Sheet>
    )
  const { person } = view
  return (
    <Sheet title={person ? people.editTitle(person.name) : people.addTitle} onClose={onClose}>
      <PersonForm person={person} onSaved={toPeople} onRemoved={toPeople} />
      {opened === undefined && <BackTo onClick={toPeople} />}
    </Sheet>
  )
}

interface ChoiceOfferProps {
  type: PairType | ReturnType
  action: string
  /** The action with what it is for. */
  label: string
  onChoose: () => void
}

/** A chart that something is to be chosen for first. */
function ChoiceOffer({ type, action, label, onChoose }: ChoiceOfferProps) {
  const t = useText(chartsText)
  const { name, text } = t.types[type]
  return (
    <li className="grid gap-x-6 gap-y-3 py-5 sm:grid-cols-[1fr_auto] sm:items-center">
      <div>
        <p className="flex items-baseline gap-3">
          <span className="font-text text-xl">{name}</span>
          <span className="label">{t.free}</span>
        </p>
        <p className="mt-1 text-ink-2">{text}</p>
      </div>
      <Button size="small" className="min-w-32 justify-self-start" aria-label={label} onClick={onChoose}>
        {action}
      </Button>
    </li>
  )
}

function BackTo({ onClick }: { onClick: () => void }) {
  const words = useText(common)
  return (
    <button
      type="button"
      className="mt-5 flex min-h-11 items-center gap-2 text-sm text-ink-2 hover:text-ink"
      onClick={onClick}
    >
      <Icon name="back" size={18} />
      {words.back}
    </button>
  )
}

/** A chart of one's own, free of charge. */
function ChartOffer({ type }: { type: 'natal' | 'transit' | 'progressed' }) {
  const t = useText(chartsText)
  const { name, text } = t.types[type]
  return (
    <li className="grid gap-x-6 gap-y-3 py-5 sm:grid-cols-[1fr_auto] sm:items-center">
      <div>
        <p className="flex items-baseline gap-3">
          <span className="font-text text-xl">{name}</span>
          <span className="label">{t.free}</span>
        </p>
        <p className="mt-1 text-ink-2">{text}</p>
      </div>
      <OrderButton type={`chart:${type}`} label={name} />
    </li>
  )
}
