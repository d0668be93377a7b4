/**
 * How the pages of the site say that a call is theirs: the session then travels in a cookie that no script can read, and
 * answers leave `token` out. Programs don't send it and carry `Authorization: Bearer` (docs/decisions/0042).
 */
export const SESSION_HEADER = 'x-session'
export const COOKIE_SESSION = 'cookie'
/** Whom a page of the site shows: a call for another account than the cookie's is refused. */
export const ACCOUNT_HEADER = 'x-account'
