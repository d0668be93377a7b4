import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signatureOf, startS3Server, type S3Server } from '#test/s3-server.ts'
import { AppError } from '../app-error.ts'
import { createLog } from '../log.ts'
import { s3Address, s3Storage, S3RefusedError } from './s3-storage.ts'

const KEY = 'avatars/ab-1_X.webp'
const BYTES = new Uint8Array([0, 1, 2, 255])

let server: S3Server
let lines: string[] = []
beforeAll(async () => {
  server = await startS3Server()
})
afterAll(() => server.stop())
beforeEach(() => {
  server.files.clear()
  server.faults.length = 0
  server.asked.length = 0
  server.aheadMs = 0
  lines = []
})

const storage = (changes: Partial<Parameters<typeof s3Storage>[0]> = {}) =>
  s3Storage({
    endpoint: server.url,
    bucket: server.bucket,
    region: 'eu-central-1',
    accessKeyId: server.accessKeyId,
    secretAccessKey: server.secretAccessKey,
    pathStyle: true,
    log: createLog('warn', (line) => lines.push(line)),
    ...changes,
  })

// https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html, “Examples: Signature Calculations”
describe('the test’s own store knows a signature as Amazon publishes it', () => {
  const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
  const host = 'examplebucket.s3.amazonaws.com'
  const signed = (names: string) =>
    `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=0`
  const common = { host, 'x-amz-date': '20130524T000000Z', 'x-amz-content-sha256': EMPTY }
  const plain = 'host;x-amz-content-sha256;x-amz-date'
  it.each([
    [
      'GET /test.txt',
      { ...common, range: 'bytes=0-9', authorization: signed('host;range;x-amz-content-sha256;x-amz-date') },
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'PUT /test%24file.text',
      {
        ...common,
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        authorization: signed('date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class'),
      },
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'GET /?lifecycle',
      { ...common, authorization: signed(plain) },
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
    [
      'GET /?max-keys=2&prefix=J',
      { ...common, authorization: signed(plain) },
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('%s', (request, headers, signature) => {
    const [method = '', target = ''] = request.split(' ')
    const whole = { method, target, headers, bodySha256: headers['x-amz-content-sha256'] }
    expect(signatureOf(whole, 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY')).toBe(signature)
  })
})

describe('a store that speaks S3', () => {
  it('gives back what was put, lists it page by page, and is rid of what was removed', async () => {
    const store = storage()
    const keys = ['a/1.webp', 'b/2.pdf', 'reports/thread_x-en.pdf', KEY, 'samples/z-2026-11.pdf']
    for (const key of keys) await store.put(key, BYTES)
    expect(await store.get(KEY)).toEqual(BYTES)
    expect(await Array.fromAsync(store.list())).toEqual(keys.toSorted())
    await store.remove(KEY)
    await store.remove(KEY)
    expect(await store.get(KEY)).toBeUndefined()
    expect(lines).toEqual([])
  })

  it('keeps an empty file, and one of two megabytes', async () => {
    const store = storage()
    await store.put('a/none.pdf', new Uint8Array())
    expect(await store.get('a/none.pdf')).toEqual(new Uint8Array())
    const large = new Uint8Array(2_000_000).fill(7)
    await store.put('a/large.pdf', large)
    expect(Buffer.from((await store.get('a/large.pdf')) ?? []).equals(large)).toBe(true)
  })

  it('is never asked for a key that is none', async () => {
    for (const key of ['../x.webp', 'a/../b.webp', '', 'a?list-type=2', 'a/.env'])
      await expect(storage().get(key)).rejects.toThrow(RangeError)
    expect(server.asked).toEqual([])
  })

  it.each([
    ['500', { kind: 'status', status: 500, code: 'InternalError' }],
    ['503', { kind: 'status', status: 503, code: 'SlowDown' }],
    ['a line that is cut', { kind: 'cuts' }],
    ['silence', { kind: 'stalls' }],
  ] as const)('is asked again after %s, whatever is asked', async (_, fault) => {
    const store = storage({ tryMs: 300 })
    server.faults.push(fault, fault)
    await store.put(KEY, BYTES)
    server.faults.push(fault)
    expect(await store.get(KEY)).toEqual(BYTES)
    server.faults.push(fault)
    await store.remove(KEY)
    expect(server.files.size).toBe(0)
    expect(server.asked).toHaveLength(7)
  })

  it.each([{ kind: 'status', status: 503, code: 'SlowDown' }, { kind: 'stalls' }] as const)(
    'that goes on failing ($kind) is told as unavailable within seconds, and noted in the log',
    async (fault) => {
      server.faults.push(fault, fault, fault)
      const startedMs = performance.now()
      await expect(storage({ tryMs: 300 }).get(KEY)).rejects.toMatchObject({ reason: 'unavailable', httpStatus: 503 })
      expect(performance.now() - startedMs).toBeLessThan(3000)
      expect(server.asked).toHaveLength(3)
      expect(lines.map((line) => JSON.parse(line).message)).toEqual(['storage does not answer'])
    },
  )

  it('that isn’t there at all is unavailable, too', async () => {
    await expect(storage({ endpoint: 'http://127.0.0.1:1' }).put(KEY, BYTES)).rejects.toThrow(AppError)
  })

  it('that refuses us is asked once, and its word is told without our keys', async () => {
    const refused = storage({ secretAccessKey: 'another' }).put(KEY, BYTES)
    await expect(refused).rejects.toThrow(new S3RefusedError('PUT was answered with 403 SignatureDoesNotMatch'))
    await expect(storage({ bucket: 'none' }).get(KEY)).rejects.toThrow('404 NoSuchBucket')
    await expect(storage({ bucket: 'none' }).put(KEY, BYTES)).rejects.toThrow('404 NoSuchBucket')
    expect(server.asked).toHaveLength(3)
  })

  it.each([3_600_000, -3_600_000])('whose clock is %d ms from ours is met at its own time', async (aheadMs) => {
    server.aheadMs = aheadMs
    const store = storage()
    await store.put(KEY, BYTES)
    expect(await store.get(KEY)).toEqual(BYTES)
    expect(server.asked).toHaveLength(3)
  })

  // https://docs.aws.amazon.com/AmazonS3/latest/userguide/VirtualHosting.html
  it.each([
    [true, 'https://s3.us-west-2.amazonaws.com/my-bucket/a/1.webp'],
    [false, 'https://my-bucket.s3.us-west-2.amazonaws.com/a/1.webp'],
  ])('has the bucket in the path: %s', (pathStyle, address) => {
    const settings = { endpoint: 'https://s3.us-west-2.amazonaws.com', bucket: 'my-bucket', pathStyle }
    expect(s3Address(settings, { key: 'a/1.webp' })).toBe(address)
  })
})
