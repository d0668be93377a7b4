import { MAP_HOME } from '../../session/session.ts'

/** Where somebody lives, as they marked it on this device. */
export interface Home {
  lat: number
  lon: number
}

/** Null where none is marked. */
export function readHome(): Home | null {
  try {
    const { lat, lon } = JSON.parse(localStorage.getItem(MAP_HOME) ?? '{}') as Partial<Home>
    return typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : null
  } catch {
    return null
  }
}

export function keepHome(home: Home | null): void {
  try {
    if (home) localStorage.setItem(MAP_HOME, JSON.stringify({ lat: home.lat, lon: home.lon }))
    else localStorage.removeItem(MAP_HOME)
  } catch {
    // A full or forbidden storage: the mark lasts for this page.
  }
}
