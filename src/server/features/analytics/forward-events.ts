import type { Services } from '#platform/services.ts'
import { abandonWaiting, giveBack, markPassedOn, takeWaiting, type EventRow } from './queries.ts'

const AT_ONCE = 200
const PATIENCE_MS = 10_000
/** A worker silent for so long has died with what it took. */
const LOST_MS = 300_000
/** What could not be passed on for three days stays here. */
const STALE_MS = 3 * 86_400_000

async function send(url: string, body: object, patienceMs: number): Promise<void> {
  const response = await fetch(`${url}/batch/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`answered ${response.status}`)
}

/**
 * Passes on the events that wait, until none is left or the host fails: then the rest is tried at the next call. Between
 * taking and sending no transaction is open, so that a host that hangs holds up nobody.
 */
export async function forwardEvents(
  { db, env, clock, log }: Services,
  patienceMs = PATIENCE_MS,
): Promise<{ passedOn: number }> {
  const { POSTHOG_URL: url, POSTHOG_KEY: key } = env
  if (url === undefined || key === undefined) return { passedOn: 0 }
  await abandonWaiting(db, new Date(clock().getTime() - STALE_MS))
  for (let passedOn = 0; ;) {
    const now = clock()
    const events = await takeWaiting(db, now, new Date(now.getTime() - LOST_MS), AT_ONCE)
    if (events.length === 0) return { passedOn }
    const ids = events.map(({ id }) => id)
    try {
      await send(url, batchOf(key, events), patienceMs)
    } catch (error) {
      await giveBack(db, ids)
      log.warn('events were not passed on', { events: events.length, error })
      return { passedOn }
    }
    await markPassedOn(db, ids)
    passedOn += ids.length
  }
}

/** What PostHog calls a page view; the rest keeps its name. */
const nameOf = (name: EventRow['name']) => (name === 'page_view' ? '$pageview' : name)

/**
 * Events as `POST /batch/` of PostHog takes them (posthog.com/docs/api/capture): by the device's random number, without
 * account, profile or place.
 */
const batchOf = (key: string, events: readonly EventRow[]) => ({
  api_key: key,
  historical_migration: false,
  batch: events.map(({ id, at, name, page, visitor }) => ({
    uuid: id,
    event: nameOf(name),
    timestamp: at.toISOString(),
    properties: { distinct_id: visitor, $process_person_profile: false, $geoip_disable: true, $ip: null, page },
  })),
})
