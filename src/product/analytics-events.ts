/** What is counted, once a person has agreed. The names of modals are those of the product's specification. */
export const EVENT_NAMES = [
  'page_view',
  'upgrade_click',
  'details_update',
  'app:modal_open',
  'app:modal_close',
  'return',
] as const
export type EventName = (typeof EVENT_NAMES)[number]

/** Where: the first part of an address and never the rest, which may name a report, a thread or a token. */
export const EVENT_PAGES = [
  'home',
  'accuracy',
  'ask-astrologer',
  'calendar',
  'confirm',
  'daily-horoscope',
  'experts',
  'help',
  'my-charts',
  'my-reports',
  'plans',
  'privacy',
  'report',
  'reports',
  'reset',
  'reviews',
  'settings',
  'support',
  'terms',
  'tools',
  'transits',
  'viewer',
  'other',
] as const
export type EventPage = (typeof EVENT_PAGES)[number]

/** The most that one batch takes. */
export const EVENTS_AT_ONCE = 50
/** An older event is no news, and its time a mistake. */
export const OLDEST_EVENT_MS = 3_600_000
/** Who has been away for this many days has returned. */
export const RETURN_DAYS = 30

/** How far those came who agreed, in a time: each step counts only who took the one before. */
export const FUNNEL = ['visits', 'registrations', 'upgrade_clicks', 'payments'] as const
