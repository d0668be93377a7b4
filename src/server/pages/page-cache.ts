import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Clock } from '#platform/clock.ts'

const CODINGS = ['br', 'gzip', 'identity'] as const
export type Coding = (typeof CODINGS)[number]

/** A page as it is sent, in each coding a browser may ask for. */
export interface KeptPage {
  status: number
  etag: string
  /** Names and values in turn, as Node's `writeHead` takes them; without those of the body. */
  headers: string[]
  /** The body in each coding, and all headers with it. */
  bodies: Record<Coding, Buffer>
  whole: Record<Coding, string[]>
}

/** For so long a page is what it says; then it is made anew while the old one is still given. */
const FRESH_MS = 60_000
/** Older than this nobody is given one: who comes waits for the new one. */
const OLD_MS = 15 * 60_000
const KEPT_STATUS = [200, 404]
const MOST_BYTES = 64 * 1024 * 1024
/** Near the smallest, in a hundredth of its time. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Packs an answer for keeping. */
export async function packPage(answer: Response): Promise<KeptPage> {
  const identity = Buffer.from(await answer.arrayBuffer())
  const [br, gz] = await Promise.all([brotli(identity, BROTLI), zip(identity)])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const headers = [...answer.headers, ['etag', etag]].flat()
  const whole = (body: Buffer, coding?: Coding) => [
    ...headers,
    'content-length',
    `${body.length}`,
    ...(coding ? ['content-encoding', coding] : []),
  ]
  return {
    status: answer.status,
    etag,
    headers,
    bodies: { br, gzip: gz, identity },
    whole: { br: whole(br, 'br'), gzip: whole(gz, 'gzip'), identity: whole(identity) },
  }
}

/** Makes a page; the same one whenever it is called, but for the time. */
export type MakePage = () => Promise<KeptPage>

interface Entry {
  page: KeptPage
  make: MakePage
  madeAt: number
  bytes: number
}

const bytesOf = ({ bodies }: KeptPage) => CODINGS.reduce((sum, coding) => sum + bodies[coding].length, 0)

export interface PageCache {
  /** What is there and may be given now; when it ages, it is made anew meanwhile. */
  find(key: string): KeptPage | undefined
  /** The same, or the page made now: once, however many ask. */
  get(key: string, make: MakePage): Promise<KeptPage>
  /** Gives up all there is, and what is being made now: what the pages say has changed. */
  forget(): void
}

/**
 * Pages in memory, the one asked for longest ago going first. Only what is a page is kept, no redirect and no failure;
 * `report` is told of one that nobody waited for.
 */
export function createPageCache({
  clock,
  report,
  mostBytes = MOST_BYTES,
}: {
  clock: Clock
  report: (error: unknown) => void
  mostBytes?: number
}): PageCache {
  const entries = new Map<string, Entry>()
  const making = new Map<string, Promise<KeptPage>>()
  let held = 0
  let era = 0

  function drop(key: string) {
    held -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  function keep(key: string, page: KeptPage, make: MakePage) {
    // The database being away is no reason to forget a page that is there.
    if (page.status >= 500) return
    drop(key)
    const bytes = bytesOf(page)
    if (!KEPT_STATUS.includes(page.status) || bytes > mostBytes) return
    for (const oldest of entries.keys()) {
      if (held + bytes <= mostBytes) break
      drop(oldest)
    }
    entries.set(key, { page, make, madeAt: clock().getTime(), bytes })
    held += bytes
  }

  async function makeAndKeep(key: string, make: MakePage): Promise<KeptPage> {
    const begun = era
    try {
      const page = await make()
      if (begun === era) keep(key, page, make)
      return page
    } finally {
      if (begun === era) making.delete(key)
    }
  }

  function made(key: string, make: MakePage): Promise<KeptPage> {
    const begun = making.get(key) ?? makeAndKeep(key, make)
    making.set(key, begun)
    return begun
  }

  function find(key: string): KeptPage | undefined {
    const entry = entries.get(key)
    if (!entry) return undefined
    // A clock that was set back makes no page younger.
    const age = Math.abs(clock().getTime() - entry.madeAt)
    if (age > OLD_MS) return undefined
    entries.delete(key)
    entries.set(key, entry)
    if (age > FRESH_MS && !making.has(key)) made(key, entry.make).catch(report)
    return entry.page
  }

  function forget() {
    era++
    held = 0
    entries.clear()
    making.clear()
  }

  return { find, forget, get: async (key, make) => find(key) ?? made(key, make) }
}
