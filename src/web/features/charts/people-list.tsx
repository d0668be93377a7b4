import { useState } from 'react'
import { PAIR_TYPES } from '#product/chart-types.ts'
import type { Person } from '#contract/people.ts'
import { formatClock, formatDate } from '../../i18n/format.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Link } from '../../i18n/link.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { peopleText } from '../people/text.ts'
import { personPath } from '../people/person-path.ts'
import { relationName } from '../people/relation-name.ts'
import { usePeople } from '../people/use-people.ts'
import { AddChart } from './add-chart.tsx'
import { OrderButton } from './order-button.tsx'
import { chartsText } from './text.ts'
import { TheirChart } from './their-chart.tsx'

/** The people whose births are saved, each with the charts that are made with them. */
export function PeopleList() {
  const t = useText(peopleText)
  const { data: people } = usePeople()
  /** Whose birth is open: null for somebody new. */
  const [open, setOpen] = useState<Person | null | undefined>(undefined)
  if (!people) return null
  return (
    <section aria-labelledby="people" className="double-rule mt-14 pt-5">
      <h2 id="people" className="display-2">
        {t.people}
      </h2>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-6 text-ink-2">
        {people.length === 0 ? t.nobody : t.peopleIntro}
        {people.length > 0 && (
          <Link to="/people" className="link inline-flex min-h-10 items-center">
            {t.toAll}
          </Link>
        )}
      </p>
      {people.length > 0 && (
        <ul className="mt-5 divide-y divide-rule border-y border-rule">
          {people.map((person) => (
            <PersonRow key={person.id} person={person} onEdit={() => setOpen(person)} />
          ))}
        </ul>
      )}
      <Button variant="quiet" size="small" className="mt-5" onClick={() => setOpen(null)}>
        <Icon name="plus" size={16} />
        {t.add}
      </Button>
      {open !== undefined && <AddChart open={{ at: 'person', person: open }} onClose={() => setOpen(undefined)} />}
    </section>
  )
}

function PersonRow({ person, onEdit }: { person: Person; onEdit: () => void }) {
  const t = useText(peopleText)
  const charts = useText(chartsText)
  const { lang } = useLang()
  const { id, name, relation, birthdate, birthtime } = person
  return (
    <li className="grid gap-x-10 gap-y-3 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <h3>
          <Link to={personPath(id)} className="link inline-flex min-h-10 items-center font-text text-xl break-words">
            {name}
          </Link>
        </h3>
        <p className="text-sm text-ink-2">
          {relation !== '' && `${relationName(t, relation)} · `}
          {formatDate(lang, birthdate)}, {birthtime ? formatClock(lang, birthtime) : t.unknownHour}
        </p>
        <p className="flex flex-wrap gap-x-5">
          <Link to={`/daily-horoscope?person=${id}`} className="link inline-flex min-h-10 items-center text-sm">
            {t.day(name)}
          </Link>
          <Link to={`/map?person=${id}`} className="link inline-flex min-h-10 items-center text-sm">
            {t.map}
          </Link>
          <button type="button" className="link min-h-10 text-sm" aria-label={t.edit(name)} onClick={onEdit}>
            {t.editShort}
          </button>
        </p>
      </div>
      <ul className="flex flex-wrap items-end gap-x-8 gap-y-3">
        <li>
          <TheirChart person={person} />
        </li>
        {PAIR_TYPES.map((type) => (
          <li key={type} className="grid gap-1">
            <span className="label">{charts.types[type].name}</span>
            <OrderButton type={`chart:${type}`} person={id} label={charts.withPerson(charts.types[type].name, name)} />
          </li>
        ))}
      </ul>
    </li>
  )
}
