import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What of a request its signature covers. */
export interface SignedRequest {
  method: string
  /** Path and query as they came, coded. */
  target: string
  headers: Record<string, string>
  bodySha256: string
}

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/**
 * The signature that a request ought to have, by Amazon's description of Version 4; written from it alone, so that it
 * shares no line with what signs in the product.
 */
export function signatureOf(request: SignedRequest, secretAccessKey: string): string {
  const authorization = request.headers.authorization ?? ''
  const [, scope = '', names = ''] =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/([^,]+),\s*SignedHeaders=([^,]+),\s*Signature=\w+$/.exec(authorization) ?? []
  const [path = '', query = ''] = request.target.split('?')
  const canonical = [
    request.method,
    path,
    query
      .split('&')
      .filter(Boolean)
      .map((pair) => (pair.includes('=') ? pair : `${pair}=`))
      .toSorted()
      .join('&'),
    ...names.split(';').map((name) => `${name}:${(request.headers[name] ?? '').trim()}`),
    '',
    names,
    request.bodySha256,
  ].join('\n')
  const stringToSign = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce((part: string | Buffer, word) => hmac(part, word), `AWS4${secretAccessKey}`)
  return hmac(key, stringToSign).toString('hex')
}

/** What the server does instead of its work. */
export type S3Fault = { only?: string } & (
  | { kind: 'status'; status: number; code: string }
  /** Takes the request and never answers. */
  | { kind: 'stalls' }
  /** Drops the line in the middle of the answer. */
  | { kind: 'cuts' }
)

export interface S3Server {
  url: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  files: Map<string, Buffer>
  /** One for each of the next requests, or of those alone whose address holds `only`. */
  faults: S3Fault[]
  /** Each request's method and path. */
  asked: string[]
  /** How far its clock is from ours, milliseconds. */
  aheadMs: number
  stop(): Promise<void>
}

const QUARTER_HOUR_MS = 900_000
const PAGE = 2

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const timeOf = (stamp = '') =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

/** An S3-compatible store on this machine that checks each signature, and fails as it is told. */
export async function startS3Server(): Promise<S3Server> {
  const state = {
    bucket: 'asteria-test',
    accessKeyId: 'AKIDTEST',
    secretAccessKey: 'a secret/of+this test',
    files: new Map<string, Buffer>(),
    faults: [] as S3Fault[],
    asked: [] as string[],
    aheadMs: 0,
  }
  const refusal = (request: IncomingMessage, body: Buffer): [number, string] | undefined => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    const given = /Signature=(\w+)$/.exec(headers.authorization ?? '')?.[1]
    const signed = { method: request.method ?? '', target: request.url ?? '', headers, bodySha256: sha256(body) }
    if (!headers.authorization?.includes(`Credential=${state.accessKeyId}/`)) return [403, 'InvalidAccessKeyId']
    if (headers['x-amz-content-sha256'] !== signed.bodySha256) return [400, 'XAmzContentSHA256Mismatch']
    if (given !== signatureOf(signed, state.secretAccessKey)) return [403, 'SignatureDoesNotMatch']
    const apartMs = Math.abs(timeOf(headers['x-amz-date']) - Date.now() - state.aheadMs)
    if (!(apartMs < QUARTER_HOUR_MS)) return [403, 'RequestTimeTooSkewed']
    if (!request.url?.startsWith(`/${state.bucket}/`)) return [404, 'NoSuchBucket']
    return undefined
  }
  const fail = (response: ServerResponse, status: number, code: string) => {
    response.writeHead(status, {
      'content-type': 'application/xml',
      date: new Date(Date.now() + state.aheadMs).toUTCString(),
    })
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`)
  }
  const list = (response: ServerResponse, url: URL) => {
    const keys = [...state.files.keys()].toSorted()
    const from = Number(url.searchParams.get('continuation-token') ?? 0)
    const isTruncated = from + PAGE < keys.length
    response.end(
      `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>` +
        (isTruncated ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '') +
        `${keys
          .slice(from, from + PAGE)
          .map((key) => `<Contents><Key>${key}</Key></Contents>`)
          .join('')}</ListBucketResult>`,
    )
  }
  const serve = (request: IncomingMessage, response: ServerResponse, body: Buffer) => {
    const url = new URL(request.url ?? '', 'http://store')
    const key = decodeURIComponent(url.pathname.slice(state.bucket.length + 2))
    if (request.method === 'GET' && url.searchParams.get('list-type') === '2') return list(response, url)
    if (request.method === 'PUT') state.files.set(key, body)
    else if (request.method === 'DELETE') state.files.delete(key)
    else {
      const file = state.files.get(key)
      return file ? response.end(file) : fail(response, 404, 'NoSuchKey')
    }
    response.writeHead(request.method === 'DELETE' ? 204 : 200).end()
  }
  const server = createServer((request, response) => {
    void (async () => {
      state.asked.push(`${request.method} ${request.url}`)
      const body = await bodyOf(request)
      const refused = refusal(request, body)
      const next = state.faults.findIndex(({ only }) => request.url?.includes(only ?? ''))
      const [fault] = next < 0 ? [] : state.faults.splice(next, 1)
      if (refused) return fail(response, ...refused)
      if (fault?.kind === 'stalls') return undefined
      if (fault?.kind === 'status') return fail(response, fault.status, fault.code)
      if (fault?.kind === 'cuts') {
        response.writeHead(200, { 'content-length': '1000' })
        return response.write('half of it', () => response.destroy())
      }
      return serve(request, response, body)
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(state, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

/** The settings of a product that keeps its files there. */
export const s3Settings = ({ url, bucket, accessKeyId, secretAccessKey }: S3Server) => ({
  S3_ENDPOINT: url,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
})
