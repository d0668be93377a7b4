import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { AppError } from '../app-error.ts'
import type { Log } from '../log.ts'
import { storageKey, type Storage } from './storage.ts'

export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Whether the bucket stands in the path, as most stores but Amazon's want it, or before the host. */
  pathStyle: boolean
  log: Log
  /** How long one try may take, milliseconds; a file of any size has a second more for each 200 kB. */
  tryMs?: number
}

interface Asked {
  method: 'GET' | 'PUT' | 'DELETE'
  key?: string
  query?: Record<string, string>
  body?: Uint8Array
}

/** What the store answered, read to its end. */
interface Answered {
  status: number
  bytes: Uint8Array
}

const TRIES = 3
const TRY_MS = 2500
const FIRST_WAIT_MS = 150
const BYTES_A_MS = 200

/** What may be well a moment later. */
const PASSING: readonly number[] = [408, 425, 429, 500, 502, 503, 504]

/** A store that says no: a wrong key, a bucket that isn't there. Another try says the same. */
export class S3RefusedError extends Error {
  override readonly name = 'S3RefusedError'
}

const tagOf = (xml: string, tag: string): string | undefined => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]

/** @returns a time as the signature has it, such as 20130524T000000Z */
const stamp = (ms: number): string => new Date(ms).toISOString().replaceAll(/[:-]|\.\d{3}/g, '')

/** Where a file lies, or for an empty key the list of all. */
export function s3Address(
  { endpoint, bucket, pathStyle }: Pick<S3Settings, 'endpoint' | 'bucket' | 'pathStyle'>,
  { key = '', query = {} }: Pick<Asked, 'key' | 'query'>,
): string {
  const url = new URL(endpoint)
  const folder = url.pathname.replace(/\/$/, '')
  url.pathname = pathStyle ? `${folder}/${bucket}/${key}` : `${folder}/${key}`
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/**
 * Files in any store that speaks S3. Each request is signed (AWS Signature Version 4) with the hash of its body, is given
 * a time, and is tried again where that may help.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html
 */
export function s3Storage(settings: S3Settings): Storage {
  const { log, tryMs = TRY_MS } = settings
  // How far the store's clock is ahead of ours: a request signed by a clock that is a quarter of an hour off is refused.
  let aheadMs = 0

  async function once(asked: Asked): Promise<Answered & { date: string | null }> {
    const { method, body } = asked
    const signer = new AwsV4Signer({
      ...settings,
      method,
      url: s3Address(settings, asked),
      service: 's3',
      datetime: stamp(Date.now() + aheadMs),
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
    })
    const { url, headers } = await signer.sign()
    const answer = await fetch(url, {
      method,
      headers,
      ...(body && { body: new Uint8Array(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(tryMs + Math.ceil((body?.length ?? 0) / BYTES_A_MS)),
    })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    return { status: answer.status, bytes, date: answer.headers.get('date') }
  }

  /** Whether a refusal came of our clock; if so, the store's is gone by from now on. */
  function setClock(code: string | undefined, date: string | null): boolean {
    const theirs = Date.parse(date ?? '')
    if (code !== 'RequestTimeTooSkewed' || Number.isNaN(theirs)) return false
    aheadMs = theirs - Date.now()
    return true
  }

  /** @throws {AppError} unavailable when every try failed. @throws {S3RefusedError} */
  async function ask(asked: Asked): Promise<Answered> {
    let failure: unknown
    for (let tried = 0; tried < TRIES; tried++) {
      // Not all who failed together come back together.
      if (tried > 0) await setTimeout(Math.ceil(FIRST_WAIT_MS * 2 ** tried * (0.5 + Math.random() / 2)))
      try {
        const { status, bytes, date } = await once(asked)
        if (status < 300 || status === 404) return { status, bytes }
        const code = tagOf(new TextDecoder().decode(bytes), 'Code')
        const refused = new S3RefusedError(`${asked.method} was answered with ${status} ${code ?? ''}`.trimEnd())
        if (!PASSING.includes(status) && !setClock(code, date)) throw refused
        failure = refused
      } catch (error) {
        if (error instanceof S3RefusedError) throw error
        failure = error
      }
    }
    log.warn('storage does not answer', { error: failure })
    throw new AppError('unavailable', { cause: failure })
  }

  /** A missing bucket is a wrong setting, not a missing file. */
  async function isThere(asked: Asked): Promise<Uint8Array | undefined> {
    const { status, bytes } = await ask(asked)
    if (status !== 404) return bytes
    const code = tagOf(new TextDecoder().decode(bytes), 'Code')
    if (code === undefined || code === 'NoSuchKey') return undefined
    throw new S3RefusedError(`${asked.method} was answered with 404 ${code}`)
  }

  return {
    async put(key, bytes) {
      if (!(await isThere({ method: 'PUT', key: storageKey(key), body: bytes })))
        throw new S3RefusedError('PUT was answered with 404')
    },
    get: async (key) => isThere({ method: 'GET', key: storageKey(key) }),
    async remove(key) {
      await isThere({ method: 'DELETE', key: storageKey(key) })
    },
    async *list() {
      let next: string | undefined
      do {
        const query = { 'list-type': '2', ...(next !== undefined && { 'continuation-token': next }) }
        const bytes = await isThere({ method: 'GET', query })
        const xml = new TextDecoder().decode(bytes)
        for (const [, key = ''] of xml.matchAll(/<Key>([^<]*)<\/Key>/g)) yield key
        next = tagOf(xml, 'IsTruncated') === 'true' ? tagOf(xml, 'NextContinuationToken') : undefined
      } while (next !== undefined)
    },
  }
}
