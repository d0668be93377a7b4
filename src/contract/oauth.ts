import type { Reason } from './error.ts'

/** What the Google pop-up posts to the page that opened it. */
export type OAuthMessage =
  | { type: 'oauth'; status: 'success'; token: string; signup: boolean; message?: undefined }
  | { type: 'oauth'; status: 'error'; token: null; signup: false; message: string; reason: Reason }
