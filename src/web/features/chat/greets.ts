/** Until when the conversation doesn't open by itself, an ISO instant. */
export const GREETED = 'last_login'
const WIDER_THAN_PX = 825

/** Somebody pays, signs in, or has followed a link from a mail: what opens besides would be in the way. */
const isBusy = () =>
  /[?&](payment|showModal)=/.test(location.search) ||
  /^\/(confirm|reset|plans)$/.test(location.pathname) ||
  document.querySelector('[role=dialog]') !== null

/**
 * Whether the conversation opens by itself: on a wide screen, for somebody signed in, once a year, where nothing else has
 * opened, and not over the pages of development. Asking notes that it did.
 */
export function greets(signedIn: boolean, now: Date): boolean {
  try {
    if (!signedIn || innerWidth <= WIDER_THAN_PX || isBusy() || location.pathname.startsWith('/dev/')) return false
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
