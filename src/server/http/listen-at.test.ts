import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { ListenError, listenAt } from './listen-at.ts'

it('listens where a port is free, and tells of a taken one in a sentence', async () => {
  const first = createServer()
  expect(await listenAt(first, '127.0.0.1', 0)).toBe(true)
  const { port } = first.address() as AddressInfo
  const second = listenAt(createServer(), '127.0.0.1', port)
  await expect(second).rejects.toThrow(ListenError)
  await expect(second).rejects.toThrow(
    `PORT ${port} on HOST 127.0.0.1 cannot be listened at: listen EADDRINUSE: address already in use 127.0.0.1:${port}.`,
  )
  first.close()
})
