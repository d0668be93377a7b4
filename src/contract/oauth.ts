import type { Reason } from './error.ts'

/** What the Google pop-up posts to the page that opened it. */
export type OAuthMessage =
  /** The opener is always the site itself, whose session is a cookie that came with this page: `token` is empty. */
  | { type: 'oauth'; status: 'success'; token: null; signup: boolean; message?: undefined }
  /** The person is known and has a second factor: `POST /login/code` takes the ticket, for ten minutes. */
  | { type: 'oauth'; status: 'second_factor_required'; token: null; signup: false; ticket: string; message?: undefined }
  | { type: 'oauth'; status: 'error'; token: null; signup: false; message: string; reason: Reason }
