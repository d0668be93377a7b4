import { useId, useState } from 'react'
import { RELATIONS, type Person } from '#contract/people.ts'
import { MOST_PLACES, type ReportNeeds } from '#contract/reports.ts'
import { useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { PersonForm } from '../people/person-form.tsx'
import { peopleText } from '../people/text.ts'
import { usePeople } from '../people/use-people.ts'
import { PlaceField } from '../places/place-field.tsx'
import { myReportsText } from './my-text.ts'
import type { Wishes } from './wishes.ts'

interface WishFieldsProps {
  needs: ReportNeeds
  value: Wishes
  onChange: (wishes: Wishes) => void
}

/** What a kind of report asks for beside the reader's birth. */
export function WishFields({ needs, value, onChange }: WishFieldsProps) {
  return (
    <>
      {needs.other && (
        <PersonWish
          role={needs.other}
          couplesOnly={needs.couples_only}
          value={value.person}
          onChange={(person) => onChange({ ...value, person })}
        />
      )}
      {needs.places && <PlacesWish value={value.places} onChange={(places) => onChange({ ...value, places })} />}
    </>
  )
}

const OFFERED: ReadonlySet<string> = new Set(['', ...RELATIONS])

const DOOR = 'link inline-flex min-h-10 items-center gap-2 text-sm'

interface PersonWishProps {
  role: 'partner' | 'child'
  couplesOnly: boolean
  value: number | null
  onChange: (id: number | null) => void
}

/** One of the people whose births are noted, or a new one. */
function PersonWish({ role, couplesOnly, value, onChange }: PersonWishProps) {
  const t = useText(myReportsText)
  const words = useText(peopleText)
  const id = useId()
  const hintId = `${id}-hint`
  const hint = couplesOnly ? t.couplesOnly : role === 'child' ? t.minorsOnly : null
  /** Whose form is open: somebody's, or that of a new person. */
  const [form, setForm] = useState<Person | 'new' | null>(null)
  const { data: people = [] } = usePeople()
  // Somebody else who was chosen before stays in sight, with what is wrong about it.
  // A relation in words of one's own may mean a partner, too: the order says so if it doesn't.
  const offered = couplesOnly
    ? people.filter(({ relation, id: of }) => relation === 'partner' || !OFFERED.has(relation) || of === value)
    : people
  const chosen = people.find((person) => person.id === value)
  const close = () => setForm(null)
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {t.who[role]}
      </label>
      <select
        id={id}
        className="input mt-1.5"
        aria-describedby={hint ? hintId : undefined}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t.nobody}</option>
        {offered.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </select>
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-x-6">
        <button type="button" className={DOOR} onClick={() => setForm('new')}>
          <Icon name="plus" size={16} />
          {role === 'child' ? t.addChild : t.addPerson}
        </button>
        {chosen && (
          <button type="button" className={DOOR} onClick={() => setForm(chosen)}>
            {words.edit(chosen.name)}
          </button>
        )}
      </div>
      {form && (
        <Sheet title={form === 'new' ? words.addTitle : words.editTitle(form.name)} intro={words.intro} onClose={close}>
          <PersonForm
            person={form === 'new' ? null : form}
            onSaved={(saved) => {
              onChange(saved)
              close()
            }}
            onRemoved={() => {
              onChange(null)
              close()
            }}
          />
        </Sheet>
      )}
    </div>
  )
}

interface PlacesWishProps {
  value: Wishes['places']
  onChange: (places: Wishes['places']) => void
}

/** Some cities, each chosen from the list of places. */
function PlacesWish({ value, onChange }: PlacesWishProps) {
  const t = useText(myReportsText)
  const [typed, setTyped] = useState({ text: '', id: '' })
  const take = (place: { text: string; id: string }) => {
    if (place.id === '') return setTyped(place)
    setTyped({ text: '', id: '' })
    if (!value.some(({ id }) => id === place.id)) onChange([...value, { id: place.id, name: place.text }])
  }
  return (
    <fieldset className="min-w-0">
      <legend className="field-label">{t.cities}</legend>
      {value.length > 0 && (
        <ul className="mt-2 divide-y divide-rule border-y border-rule">
          {value.map(({ id, name }) => (
            <li key={id} className="flex items-center justify-between gap-3 py-1">
              {name}
              <button
                type="button"
                className="icon-button shrink-0"
                aria-label={t.remove(name)}
                onClick={() => onChange(value.filter((place) => place.id !== id))}
              >
                <Icon name="close" size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {value.length < MOST_PLACES && (
        <div className="mt-3">
          <PlaceField label={t.city} value={typed} onChange={take} hint={t.citiesHint(MOST_PLACES)} />
        </div>
      )}
    </fieldset>
  )
}
