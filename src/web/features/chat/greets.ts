/** Until when the conversation doesn't open by itself, an ISO instant. */
export const GREETED = 'last_login'
const WIDER_THAN_PX = 825

/**
 * Whether the conversation opens by itself: on a wide screen, for somebody signed in, once a year, and not over the pages of
 * development. Asking notes that it did.
 */
export function greets(signedIn: boolean, now: Date): boolean {
  try {
    if (!signedIn || innerWidth <= WIDER_THAN_PX || location.pathname.startsWith('/dev/')) return false
    const until = localStorage.getItem(GREETED)
    if (until !== null && Date.parse(until) > now.getTime()) return false
    const next = new Date(now)
    next.setUTCFullYear(next.getUTCFullYear() + 1)
    localStorage.setItem(GREETED, next.toISOString())
    return true
  } catch {
    // Where nothing can be noted it would open on every page.
    return false
  }
}
