/** Schemes that a browser would run, read or show instead of handing them to a program. */
const NEVER =
  /^(?:javascript|data|vbscript|file|blob|about|filesystem|view-source|ftp|ws|wss|mailto|tel|sms|intent|chrome|https?):/i
const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

function parsed(uri: string): URL | null {
  return URL.canParse(uri) ? new URL(uri) : null
}

const isLoopback = (url: URL) => url.protocol === 'http:' && LOOPBACK.includes(url.hostname)

/**
 * Whether a program may be answered there: over HTTPS, on the person's own machine, or by a scheme that belongs to a program
 * (RFC 8252). Never with a fragment or a password in it.
 */
export function isRedirectUri(uri: string): boolean {
  const url = parsed(uri)
  if (!url || uri.includes('#') || url.username !== '' || url.password !== '' || /[\s\\]/.test(uri)) return false
  if (url.protocol === 'https:' || isLoopback(url)) return true
  return SCHEME.test(uri) && !NEVER.test(uri)
}

/** The same address, letter by letter; on one's own machine at any port, which a program is given when it starts. */
export function isRegistered(uri: string, registered: readonly string[]): boolean {
  if (registered.includes(uri)) return true
  const url = parsed(uri)
  if (!url || !isRedirectUri(uri) || !isLoopback(url)) return false
  return registered.some((one) => {
    const known = parsed(one)
    if (!known || !isLoopback(known)) return false
    return known.hostname === url.hostname && known.pathname === url.pathname && known.search === url.search
  })
}

/** Whom the browser is handed to, as a person may judge it. */
export function answersAt(uri: string): { at: string; isLocal: boolean } {
  const url = parsed(uri)
  if (!url) return { at: uri, isLocal: false }
  if (isLoopback(url)) return { at: url.host, isLocal: true }
  return url.protocol === 'https:' ? { at: url.host, isLocal: false } : { at: url.protocol, isLocal: true }
}
