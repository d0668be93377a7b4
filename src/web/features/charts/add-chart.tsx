import { useState } from 'react'
import { PAIR_TYPES } from '#contract/charts.ts'
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

const FREE = ['natal', 'transit', 'progressed'] as const

/** What the sheet shows: the types, the people for one of them, or the form of a person. */
type View = { at: 'types' } | { at: 'people'; type: PairType } | { at: 'person'; type: PairType; person: Person | null }

/** The chart types on offer: three of one's own, made once each, and two that are made with somebody. */
export function AddChart({ onClose }: { onClose: () => void }) {
  const t = useText(chartsText)
  const people = useText(peopleText)
  const [view, setView] = useState<View>({ at: 'types' })
  if (view.at === 'types')
    return (
      <Sheet title={t.addTitle} onClose={onClose}>
        <ul className="divide-y divide-rule border-y border-rule">
          {FREE.map((type) => (
            <ChartOffer key={type} type={type} />
          ))}
          {PAIR_TYPES.map((type) => (
            <PairTypeOffer key={type} type={type} onChoose={() => setView({ at: 'people', type })} />
          ))}
        </ul>
      </Sheet>
    )
  const { type } = view
  const toPeople = () => setView({ at: 'people', type })
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
      <BackTo onClick={toPeople} />
    </Sheet>
  )
}

function PairTypeOffer({ type, onChoose }: { type: PairType; onChoose: () => void }) {
  const t = useText(chartsText)
  const { name, text } = t.types[type]
  return (
    <li className="grid gap-x-6 gap-y-3 py-5 sm:grid-cols-[1fr_auto] sm:items-center">
      <div>
        <p className="font-text text-xl">{name}</p>
        <p className="mt-1 text-ink-2">{text}</p>
      </div>
      <Button
        size="small"
        className="min-w-32 justify-self-start"
        aria-label={t.choosePersonFor(name)}
        onClick={onChoose}
      >
        {t.choosePerson}
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
