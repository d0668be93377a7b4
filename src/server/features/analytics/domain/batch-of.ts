import type { EventRow } from '../queries.ts'

/** What PostHog calls a page view; the rest keeps its name. */
const nameOf = (name: EventRow['name']) => (name === 'page_view' ? '$pageview' : name)

/**
 * Events as `POST /batch/` of PostHog takes them (posthog.com/docs/api/capture): by the device's random number, without
 * account, profile or place.
 */
export const batchOf = (key: string, events: readonly EventRow[]) => ({
  api_key: key,
  historical_migration: false,
  batch: events.map(({ id, at, name, page, visitor }) => ({
    uuid: id,
    event: nameOf(name),
    timestamp: at.toISOString(),
    properties: { distinct_id: visitor, $process_person_profile: false, $geoip_disable: true, $ip: null, page },
  })),
})
