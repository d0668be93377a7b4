import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A line between the product and something it needs, which can be cut without either end being told. */
export interface Line {
  port: number
  /** From now on nothing passes in either direction, and nobody is told: as when a network cable is pulled. */
  silence(): void
  /** What was silent stays so, as packets that were lost do; what is opened from now on passes. */
  mend(): void
  close(): Promise<void>
}

export async function openLine(target: number): Promise<Line> {
  const sockets = new Set<Socket>()
  let silent = false
  const server = createServer((near) => {
    sockets.add(near)
    near.once('close', () => sockets.delete(near))
    near.on('error', () => near.destroy())
    // Accepted and never heard of again.
    if (silent) return void near.pause()
    const far = connect(target, '127.0.0.1')
    sockets.add(far)
    far.once('close', () => sockets.delete(far))
    far.on('error', () => near.destroy())
    near.pipe(far).pipe(near)
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    silence() {
      silent = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    mend() {
      silent = false
      // The far end of a line that was dead gets a reset at its first word, as after a fail-over.
      for (const socket of sockets) if (socket.isPaused()) socket.resetAndDestroy()
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
