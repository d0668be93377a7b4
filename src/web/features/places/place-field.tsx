import { type KeyboardEvent, type Ref, useEffect, useId, useState } from 'react'
import type { Place } from '#contract/places.ts'
import { useLang, useText } from '../../i18n/text.tsx'
import { Field } from '../../ui/field.tsx'
import { PlaceList } from './place-list.tsx'
import { placesText } from './text.ts'
import { placeName } from './place-name.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** What a form keeps of a place: the text, and the id when one was chosen from the list. */
interface PlaceValue {
  text: string
  id: string
}

interface PlaceFieldProps {
  value: PlaceValue
  /** With the place itself when one was chosen from the list. */
  onChange: (value: PlaceValue, place?: Place) => void
  onBlur?: () => void
  /** "Birth place" unless told. */
  label?: string
  error?: string
  hint?: string
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/** No row of the list. */
const NONE = -1

/** A town by name, with the list of those that are meant. Arrow keys walk the list, Enter takes the row, Escape closes. */
export function PlaceField({ value, onChange, onBlur, label, error, hint, disabled, ref }: PlaceFieldProps) {
  const t = useText(placesText)
  const listId = useId()
  const [open, setOpen] = useState(false)
  // No row is taken by itself: the first one may be a namesake on another continent.
  const [active, setActive] = useState(NONE)
  const { data, isError, isFetching } = usePlaces(value.text, open)
  const searching = open && value.id === '' && value.text.trim().length > 1
  const places = searching ? (data?.places ?? []) : []
  const at = places.length === 1 ? 0 : Math.min(active, places.length - 1)

  const choose = (place: Place) => {
    onChange({ text: placeName(place), id: place.id }, place)
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
    if (step) setActive(at === NONE ? (step > 0 ? 0 : places.length - 1) : (at + step + places.length) % places.length)
    else if (event.key === 'Enter' && place) choose(place)
    else if (event.key === 'Enter') setActive(0)
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
            aria-activedescendant={at === NONE ? undefined : `${listId}-${at}`}
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
              setActive(NONE)
              onChange({ text: event.target.value, id: '' })
            }}
          />
          <PlaceList id={listId} places={places} active={at} onChoose={choose} onPoint={setActive} />
        </div>
      )}
    </Field>
  )
}

const PAUSE_MS = 160
const SHOWN = 6

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

/** Places for what is typed so far, asked for when the typing pauses. */
function usePlaces(typed: string, enabled: boolean) {
  const { lang } = useLang()
  const q = usePaused(typed.trim())
  return useQuery({
    queryKey: ['places', lang, q],
    queryFn: ({ signal }) => call('GET /places', { query: { q, lang, limit: SHOWN }, signal }),
    enabled: enabled && q.length > 1,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
}
