import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newReader } from '#test/accounts.ts'
import { eventually, onEachDatabase } from '#test/product.ts'
import { s3Settings, startS3Server, type S3Server } from '#test/s3-server.ts'
import { backUp } from '../../operator/back-up.ts'

let server: S3Server
let folder: string
beforeAll(async () => {
  server = await startS3Server()
  folder = await mkdtemp(join(tmpdir(), 'asteria-s3-'))
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

onEachDatabase(
  'a product that keeps its files in S3',
  (product) => {
    it('puts pictures there, shows them, backs them up, and leaves none of a deleted account', async () => {
      const { token } = await newReader(product)
      const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#884422' } })
        .png()
        .toBuffer()
      const body = new FormData()
      body.set('rating', '5')
      body.set('text', 'Well drawn')
      body.set('avatar', new Blob([new Uint8Array(picture)]), 'me.png')
      expect(await product.call('POST', '/api/reviews/set', { token, body })).toMatchObject({ status: 200 })
      const [key = ''] = server.files.keys()
      expect(key).toMatch(/^avatars\/[\w-]+\.webp$/)
      const shown = await product.call('GET', `/storage/${key}`)
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
      const { files } = await backUp({ ...product.services, at: product.now }, join(folder, 'all.gz'))
      expect(files).toBe(1)
      const deleted = await product.call('DELETE', '/api/account', {
        token,
        body: { password: 'four plain words here' },
      })
      expect(deleted.status).toBe(200)
      expect(server.files.size).toBe(0)
      expect((await product.call('GET', `/storage/${key}`)).status).toBe(404)
    })

    it('puts PDFs there, and has nothing of them on its own disk', async () => {
      const answer = await eventually(async () => {
        const asked = await product.call('GET', '/api/get/report/sample-monthly')
        return asked.status === 200 ? asked : undefined
      }, 'the sample')
      expect(answer.body).toMatch(/^%PDF-1\.7/)
      const keys = [...server.files.keys()]
      expect(keys).toEqual([expect.stringMatching(/^samples\/[\w-]+\.pdf$/)])
      expect(await readdir(product.services.env.DATA_DIR)).not.toContain('storage')
      server.files.clear()
    })

    it('answers 503 while the store does not answer', async () => {
      server.faults.push(
        ...Array.from(
          { length: 3 },
          () => ({ kind: 'status', status: 503, code: 'SlowDown', only: '/avatars/' }) as const,
        ),
      )
      expect(await product.call('GET', '/storage/avatars/any.webp')).toMatchObject({
        status: 503,
        body: { reason: 'unavailable' },
      })
    })
  },
  () => s3Settings(server),
)
