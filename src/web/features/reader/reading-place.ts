/** One of `PERSONAL_KEYS`. */
const KEY = 'reading'

/** Of so many readings a device remembers the place; of others it was lost long ago. */
const MOST = 60

function placesKept(): Map<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return new Map(Array.isArray(kept) ? (kept as [string, string][]) : [])
  } catch {
    return new Map()
  }
}

/** The anchor of the section at which somebody stopped in a reading. */
export const keptPlace = (reading: string): string | undefined => placesKept().get(reading)

/** Keeps on this device where somebody is in a reading, until they sign out. */
export function keepPlace(reading: string, section: string): void {
  const places = placesKept()
  // The latest stands last.
  places.delete(reading)
  places.set(reading, section)
  try {
    localStorage.setItem(KEY, JSON.stringify([...places].slice(-MOST)))
  } catch {
    // A full or forbidden storage: the next visit begins at the beginning.
  }
}
