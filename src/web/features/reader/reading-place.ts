/** Where somebody stopped in a reading, and when they were there: ISO 8601, UTC; empty where an older page kept it. */
export interface Place {
  section: string
  at: string
}

/** One of `PERSONAL_KEYS`. */
const KEY = 'reading'

/** Of so many readings a device remembers the place; of others it was lost long ago. */
const MOST = 60

function placesKept(): Map<string, Place> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    const rows = Array.isArray(kept) ? (kept as [string, string, string?][]) : []
    return new Map(rows.map(([reading, section, at = '']) => [reading, { section, at }]))
  } catch {
    return new Map()
  }
}

/** The section at which somebody stopped in a reading on this device. */
export const keptPlace = (reading: string): Place | null => placesKept().get(reading) ?? null

/** Keeps on this device where somebody is in a reading, until they sign out. */
export function keepPlace(reading: string, place: Place): void {
  const places = placesKept()
  // The latest stands last.
  places.delete(reading)
  places.set(reading, place)
  const rows = [...places].slice(-MOST).map(([of, { section, at }]) => [of, section, at])
  try {
    localStorage.setItem(KEY, JSON.stringify(rows))
  } catch {
    // A full or forbidden storage: the next visit begins at the beginning.
  }
}

/** Of two devices' places, the one where somebody was later. */
export const laterOf = (own: Place | null, other: Place | null): Place | null =>
  own && (!other || Date.parse(own.at || '1970-01-01') >= Date.parse(other.at)) ? own : other
