import { useEffect, useRef } from 'react'
import type { Place } from '#contract/places.ts'
import { useText } from '../../i18n/text.tsx'
import { placesText } from './text.ts'

interface PlaceListProps {
  id: string
  places: readonly Place[]
  active: number
  onChoose: (place: Place) => void
  onPoint: (index: number) => void
}

/** The open list of the place field. */
export function PlaceList({ id, places, active, onChoose, onPoint }: PlaceListProps) {
  const t = useText(placesText)
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (places.length > 0) list.current?.scrollIntoView({ block: 'nearest' })
  }, [places])
  return (
    <>
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-label={t.label}
        hidden={places.length === 0}
        className="absolute inset-x-0 top-full z-10 -mt-px max-h-72 overflow-auto border border-ink-2 bg-surface"
      >
        {places.map((place, i) => (
          <li
            key={place.id}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === active}
            className={`border-b border-rule px-3 py-2 last:border-0 ${i === active ? 'bg-paper text-accent' : ''}`}
            onPointerMove={() => onPoint(i)}
            // Keeps the focus in the field, so that its blur does not close the list before the choice.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(place)}
          >
            <span className="block font-text text-md leading-6 text-ink">{place.name}</span>
            <span className="block text-xs leading-5 text-ink-2">
              {[place.region === place.name ? '' : place.region, place.country].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      <span role="status" className="sr-only">
        {places.length > 0 ? t.found(String(places.length)) : ''}
      </span>
    </>
  )
}
