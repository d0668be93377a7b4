/** That a star was caught, or waved away: until when none falls on this device. */
const KEY = 'lucky-star'
const DAY_MS = 86_400_000

export function restStars(now = Date.now()): void {
  try {
    localStorage.setItem(KEY, String(now + DAY_MS))
  } catch {
    // Without storage they fall again on the next page.
  }
}

export function areStarsResting(now = Date.now()): boolean {
  try {
    return Number(localStorage.getItem(KEY) ?? 0) > now
  } catch {
    return false
  }
}
