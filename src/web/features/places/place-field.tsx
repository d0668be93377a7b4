import { useId, useState, type KeyboardEvent, type Ref } from 'react'
import type { Place } from '#contract/places.ts'
import { useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { PlaceList } from './place-list.tsx'
import { placesText } from './text.ts'
import { placeName } from './place-name.ts'
import { usePlaces } from './use-places.ts'

/** What a form keeps of a place: the text, and the id when one was chosen from the list. */
interface PlaceValue {
  text: string
  id: string
}

interface PlaceFieldProps {
  value: PlaceValue
  onChange: (value: PlaceValue) => void
  onBlur?: () => void
  /** "Birth place" unless told. */
  label?: string
  error?: string
  hint?: string
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A town by name, with the list of those that are meant. Arrow keys walk the list, Enter takes, Escape closes. */
export function PlaceField({ value, onChange, onBlur, label, error, hint, disabled, ref }: PlaceFieldProps) {
  const t = useText(placesText)
  const listId = useId()
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const { data, isError, isFetching } = usePlaces(value.text, open)
  const searching = open && value.id === '' && value.text.trim().length > 1
  const places = searching ? (data?.places ?? []) : []
  const at = Math.min(active, places.length - 1)

  const choose = (place: Place) => {
    onChange({ text: placeName(place), id: place.id })
    setOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && searching) {
      // The list closes, not the dialog around it.
      event.stopPropagation()
      setOpen(false)
    }
    if (places.length === 0) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const place = places[at]
    if (step) setActive((at + step + places.length) % places.length)
    else if (event.key === 'Enter' && place) choose(place)
    else return
    event.preventDefault()
  }
  const nothing = searching && !isFetching && data !== undefined && places.length === 0
  return (
    <Field label={label ?? t.label} error={error} hint={hint ?? (isError ? t.failed : nothing ? t.none : t.hint)}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            ref={ref}
            className="input"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={places.length > 0}
            aria-controls={listId}
            aria-activedescendant={places.length > 0 ? `${listId}-${at}` : undefined}
            autoComplete="off"
            spellCheck={false}
            disabled={disabled}
            value={value.text}
            onKeyDown={onKeyDown}
            onBlur={() => {
              setOpen(false)
              onBlur?.()
            }}
            onChange={(event) => {
              setOpen(true)
              setActive(0)
              onChange({ text: event.target.value, id: '' })
            }}
          />
          <PlaceList id={listId} places={places} active={at} onChoose={choose} onPoint={setActive} />
        </div>
      )}
    </Field>
  )
}
