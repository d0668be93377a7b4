import { once } from 'node:events'
import { createServer, connect, type AddressInfo, type NetConnectOpts, type Socket } from 'node:net'

/** A line to a server that can go silent or be cut, as a network does. */
export interface LineProxy {
  port: number
  /** Nothing passes any more, and nobody is told; until `thaw`. */
  freeze(): void
  thaw(): void
  /** Cuts every line and refuses new ones, as a server does that is restarted; until `accept`. */
  cut(): Promise<void>
  accept(): Promise<void>
  stop(): Promise<void>
}

/** Stands before a server, on a port of this machine. */
export async function startLineProxy(at: NetConnectOpts): Promise<LineProxy> {
  const lines = new Set<[Socket, Socket]>()
  let isFrozen = false
  const open = () =>
    createServer((near) => {
      const far = connect(at)
      const line: [Socket, Socket] = [near, far]
      lines.add(line)
      for (const [from, to] of [line, [far, near]] as [Socket, Socket][]) {
        from.pipe(to)
        from.on('error', () => to.destroy())
        from.on('close', () => {
          lines.delete(line)
          to.destroy()
        })
        if (isFrozen) from.unpipe(to)
      }
    })
  let server = open()
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  const cut = async () => {
    server.close()
    for (const line of lines) for (const end of line) end.destroy()
    if (server.listening) await once(server, 'close')
  }
  return {
    port,
    freeze: () => {
      isFrozen = true
      for (const [near, far] of lines) {
        near.unpipe(far)
        far.unpipe(near)
      }
    },
    thaw: () => {
      isFrozen = false
      for (const [near, far] of lines) {
        near.pipe(far)
        far.pipe(near)
      }
    },
    cut,
    accept: async () => {
      server = open()
      await listen(port)
    },
    stop: cut,
  }
}
