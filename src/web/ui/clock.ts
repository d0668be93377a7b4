import { useSyncExternalStore } from 'react'
import { civilDate } from '../i18n/format.ts'

const CHECK_MS = 30_000
const MINUTE_MS = 60_000

/** Looks at the clock now and then, and when the page is seen again. */
function subscribe(listener: () => void) {
  const timer = setInterval(listener, CHECK_MS)
  document.addEventListener('visibilitychange', listener)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', listener)
  }
}

/** The date on this device, YYYY-MM-DD; turns at midnight. Empty on the server, which does not know it. */
export const useToday = () =>
  useSyncExternalStore(
    subscribe,
    () => civilDate(new Date()),
    () => '',
  )

/** Now, in milliseconds, to the minute. */
export const useMinute = () =>
  useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS,
    () => 0,
  )
