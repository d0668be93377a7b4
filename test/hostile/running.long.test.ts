import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { attack, PASSWORD } from './target.ts'

const others = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address)

attack(
  {
    'an installation without settings': (target) => {
      test('answers this machine alone', async () => {
        const { port } = new URL(target.url)
        expect((await target.ask('GET', '/healthz')).status).toBe(200)
        for (const address of others)
          await expect(fetch(`http://${address}:${port}/healthz`), address).rejects.toThrow('fetch failed')
      })

      test('keeps no secret of a second factor in the clear', async () => {
        const person = await target.confirmed()
        const told = await person.call('POST', '/api/account/second-factor', { password: PASSWORD })
        // The embedded database has a key of its own beside it; on PostgreSQL somebody must give one.
        if (told.status === 200) {
          const tables = (await person.call('GET', '/api/account/export')).text
          expect(tables).not.toContain(told.body.secret)
        } else expect(told).toMatchObject({ status: 503, body: { reason: 'unavailable' } })
      })
    },
  },
  { HOST: '', PUBLIC_URL: '', SECRET_KEY: '' },
)
