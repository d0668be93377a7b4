import { isLoopback } from '#platform/env.ts'

/**
 * Whether something may be sent to an address that a browser named: a push service that the operator knows, over HTTPS.
 * Anybody who is signed in names addresses, and the server must not be made to call others, least of all within its network.
 */
export function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, username, password, port } = new URL(endpoint)
  const isKnown = hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  const isOwnMachine = isLoopback(endpoint)
  const isSafe = isOwnMachine || (protocol === 'https:' && port === '')
  return isKnown && isSafe && ['http:', 'https:'].includes(protocol) && username === '' && password === ''
}
