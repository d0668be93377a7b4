import { ACCOUNT_HEADER, COOKIE_SESSION, SESSION_HEADER } from '#contract/site-session.ts'
import { pageLang } from '../i18n/lang.ts'
import { getSession } from '../session/session.ts'

/** What every call of the site says of itself: that its session is a cookie, and whom the page shows. */
export function siteHeaders(): Record<string, string> {
  const { account } = getSession()
  return {
    'accept-language': pageLang(),
    'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
    [SESSION_HEADER]: COOKIE_SESSION,
    ...(account && { [ACCOUNT_HEADER]: String(account.id) }),
  }
}
