import { once } from 'node:events'
import type { Server } from 'node:http'

export class ListenError extends Error {}

/** No fault where a machine has no such address at all: one without IPv6. */
const ABSENT = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

/**
 * Has a server listen at an address; false where this machine has no such address.
 * @throws {ListenError} with a sentence for the operator, such as when the port is taken
 */
export async function listenAt(server: Server, host: string, port: number): Promise<boolean> {
  const error = await once(server.listen(port, host), 'listening').then(
    () => undefined,
    (failure: NodeJS.ErrnoException) => failure,
  )
  if (!error) return true
  if (host === '::1' && ABSENT.includes(error.code ?? '')) return false
  throw new ListenError(`PORT ${port} on HOST ${host} cannot be listened at: ${error.message}.`)
}
