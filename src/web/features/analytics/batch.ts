import { EVENTS_AT_ONCE, OLDEST_EVENT_MS, type EventName, type EventPage } from '#product/analytics-events.ts'
import type { CallOutput } from '#contract/api.ts'
import { siteHeaders } from '../../api/site-headers.ts'
import { hasAgreed, keepChoice, readChoice, visitorId } from '../../session/consent.ts'
import { getSession } from '../../session/session.ts'

const PAUSE_MS = 10_000
let waiting: { name: EventName; page: EventPage; at: number }[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/** Notes an event; it leaves with others, some seconds later or with the page. */
export function note(name: EventName, page: EventPage): void {
  if (!hasAgreed() || waiting.length >= EVENTS_AT_ONCE) return
  waiting.push({ name, page, at: Date.now() })
  timer ??= setTimeout(sendWaiting, PAUSE_MS)
}

/** Sends what waits, also while the page goes away. What fails is lost: an event isn't worth a second try. */
export function sendWaiting(): void {
  clearTimeout(timer)
  timer = undefined
  const events = waiting
  waiting = []
  if (events.length === 0 || !hasAgreed()) return
  const now = Date.now()
  const body = JSON.stringify({
    visitor: visitorId(),
    outside: readChoice()?.outside ?? null,
    events: events.map(({ name, page, at }) => ({
      name,
      page,
      age_ms: Math.min(Math.max(0, now - at), OLDEST_EVENT_MS),
    })),
  })
  // A beacon cannot say who is signed in; a request that outlives its page can, where the browser knows such.
  if (!getSession().signedIn && navigator.sendBeacon('/api/events', new Blob([body], { type: 'application/json' })))
    return
  void fetch('/api/events', {
    method: 'POST',
    keepalive: true,
    headers: { ...siteHeaders(), 'content-type': 'application/json' },
    body,
  })
    .then(async (answer) => heed((await answer.json()) as CallOutput<'POST /events'>))
    .catch(() => undefined)
}

/** The account said no on another device: that holds here, too. */
function heed({ analytics }: CallOutput<'POST /events'>): void {
  const choice = readChoice()
  if (analytics === false && choice) keepChoice({ ...choice, analytics: false })
}
