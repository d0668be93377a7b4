import { EVENT_PAGES, type EventPage } from '#product/analytics-events.ts'

/** The kind of a page, by the first part of its path. */
export function pageOf(pathname: string): EventPage {
  const first = pathname.split('/')[1] || 'home'
  return EVENT_PAGES.find((page) => page === first) ?? 'other'
}
