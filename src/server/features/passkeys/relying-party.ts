import { isIP } from 'node:net'
import { isLoopback } from '#platform/env.ts'

/** For whom passkeys are made, and the page from which they are used (WebAuthn, 4: Relying Party Identifier). */
export interface RelyingParty {
  id: string
  origin: string
}

const isLocalName = (name: string) => name === 'localhost' || name.endsWith('.localhost')

/**
 * The site by its public address; where only this machine can reach it, by the local name that was asked for, whatever the
 * port. Undefined where the address is a number: passkeys need a name.
 */
export function relyingParty(publicUrl: string, host: string | undefined): RelyingParty | undefined {
  const site = new URL(publicUrl)
  const asked = host && URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : undefined
  const { hostname: id, origin } = isLoopback(publicUrl) && asked && isLocalName(asked.hostname) ? asked : site
  return isIP(id.replaceAll(/[[\]]/g, '')) ? undefined : { id, origin }
}
