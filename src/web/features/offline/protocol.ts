/** What pages and the service worker say to each other, and how what is kept is named. */

/** Caches of pages: a prefix before the build. */
export const PAGES = 'pages-'
/** Caches of one person's answers: a prefix before the number of their account. */
export const PERSON = 'person-'
/** The header of a kept answer that says when it was seen. */
export const KEPT_AT = 'x-kept-at'

export const SEEN = 'seen'
export const FORGET = 'forget'
export const KEEP_ALL = 'keep-all'
export const KEPT = 'kept'

export type ToWorker =
  /** This page was read before the worker was there. */
  | { type: typeof SEEN; url: string; assets: string[] }
  /** Somebody signed out. */
  | { type: typeof FORGET }
  /** Keep every script of the build, so that nothing a person may press is missing. */
  | { type: typeof KEEP_ALL }

/** What the page has just been given was seen at this time. */
export interface ToPage {
  type: typeof KEPT
  at: string
}
