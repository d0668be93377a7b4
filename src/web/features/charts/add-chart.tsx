import { useState, type ReactNode, useEffect, useRef } from 'react'
import { PERSON_TYPES, RETURN_TYPES, type ReturnType } from '#product/chart-types.ts'
import type { Person } from '#contract/people.ts'
import { sentenceOf } from '../../api/call-error.ts'
import { common } from '../../i18n/common.ts'
import { useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { PersonForm } from '../people/person-form.tsx'
import { peopleText } from '../people/text.ts'
import { usePeople } from '../people/use-people.ts'
import { PairOffer, type PersonChartType } from './pair-offer.tsx'
import { chartsText } from './text.ts'
import { useTheirChart } from './use-their-chart.ts'
import { FormError } from '../../ui/form-errors.tsx'
import { Button } from '../../ui/button.tsx'
import { OrderButton } from './order-button.tsx'
import { ReturnForm } from './return-form.tsx'
import { Link } from '../../i18n/link.tsx'
import { TheirChart } from './their-chart.tsx'

const FREE = ['natal', 'transit', 'progressed'] as const

/** What the sheet shows: the types, the people for one of them, the form of a person, or the time and place of a return. */
type View =
  | { at: 'types' }
  | { at: 'return'; type: ReturnType }
  | { at: 'people'; type: PersonChartType }
  | { at: 'person'; type: PersonChartType | null; person: Person | null }
  | { at: 'saved'; id: number }

/** With what the sheet opens: the types, somebody's birth (null for somebody new), or whose chart it is to be. */
export type OpenedAt = { at: 'types' } | { at: 'person'; person: Person | null } | { at: 'whose' }

interface AddChartProps {
  open: OpenedAt
  onClose: () => void
}

/**
 * The chart types on offer: three of one's own, made once each, the returns of Sun and Moon, two that are made with somebody,
 * and the birth chart of somebody.
 */
export function AddChart({ open, onClose }: AddChartProps) {
  const t = useText(chartsText)
  const people = useText(peopleText)
  const saved = usePeople().data
  const words = useText(common)
  const theirs = useTheirChart()
  const [view, setView] = useState<View>(
    open.at === 'person'
      ? { at: 'person', type: null, person: open.person }
      : open.at === 'whose'
        ? { at: 'people', type: 'person-natal' }
        : open,
  )
  const start = () => setView({ at: 'types' })
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
          {PERSON_TYPES.map((type) => (
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
        <BackTo onClick={start} />
      </Sheet>
    )
  if (view.at === 'saved') {
    const person = saved?.find(({ id }) => id === view.id)
    return (
      <Sheet title={people.saved} onClose={onClose}>
        {person && <SavedPerson person={person} />}
      </Sheet>
    )
  }
  const { type } = view
  // Of nobody saved yet there is nothing to choose.
  const isFirst = view.at === 'people' && type === 'person-natal' && saved?.length === 0
  if (view.at === 'people' && !isFirst)
    return (
      <Sheet
        title={type === 'person-natal' ? t.whose : t.types[view.type].name}
        intro={type === 'person-natal' ? people.intro : `${people.choose} ${people.intro}`}
        onClose={onClose}
      >
        <PairOffer type={view.type} onPerson={(person) => setView({ at: 'person', type: view.type, person })} />
        {open.at === 'types' && <BackTo onClick={start} />}
      </Sheet>
    )
  const person = view.at === 'person' ? view.person : null
  const back = () => (type === null ? onClose() : setView({ at: 'people', type }))
  const afterSaving = (id: number) => {
    // Of somebody new it is said where to go on; their chart is what a person was saved for here.
    if (person === null && type === 'person-natal') return theirs.open(id)
    if (person === null && type === null) return setView({ at: 'saved', id })
    back()
  }
  return (
    <Sheet title={person ? people.editTitle(person.name) : people.addTitle} onClose={onClose}>
      {type === 'person-natal' && <FormError>{theirs.error && sentenceOf(theirs.error, words.broken)}</FormError>}
      <PersonForm person={person} onSaved={afterSaving} onRemoved={back} />
      {type !== null && <BackTo onClick={isFirst ? (open.at === 'types' ? start : onClose) : back} />}
    </Sheet>
  )
}

/** A type of chart, what it shows, and the way to one. */
function Offer({ type, children }: { type: keyof typeof chartsText.en.types; children: ReactNode }) {
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
      {children}
    </li>
  )
}

interface ChoiceOfferProps {
  type: PersonChartType | ReturnType
  action: string
  /** The action with what it is for. */
  label: string
  onChoose: () => void
}

/** A chart that something is to be chosen for first. */
function ChoiceOffer({ type, action, label, onChoose }: ChoiceOfferProps) {
  return (
    <Offer type={type}>
      <Button size="small" className="min-w-32 justify-self-start" aria-label={label} onClick={onChoose}>
        {action}
      </Button>
    </Offer>
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
  return (
    <Offer type={type}>
      <OrderButton type={`chart:${type}`} label={t.types[type].name} />
    </Offer>
  )
}

/** Somebody who has just been saved, and what can be read of them now. The focus goes there with the form that is gone. */
function SavedPerson({ person }: { person: Person }) {
  const t = useText(peopleText)
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => said.current?.focus(), [])
  return (
    <>
      <p ref={said} tabIndex={-1} className="font-text text-xl outline-none">
        {t.isSaved(person.name)}
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
        <TheirChart person={person} />
        <Link to={`/daily-horoscope?person=${person.id}`} className="link inline-flex min-h-11 items-center">
          {t.day(person.name)}
        </Link>
      </div>
    </>
  )
}
