import { connect, type Socket } from 'node:net'
import { at } from './measure.ts'

/** Where a request goes and what it says; each connection begins with another one of a list. */
export interface Target {
  port: number
  requests: readonly Buffer[]
}

/** What a server did under load. Milliseconds from a request's last byte to the first and the last of its answer. */
export interface Load {
  perSecond: number
  firstByteMs: { median: number; p99: number }
  wholeMs: { median: number; p99: number }
  /** Bytes of one answer, head and body. */
  bytes: number
}

/** An HTTP/1.1 GET request for a connection that stays open. */
export function getRequest(path: string, headers: Record<string, string> = {}): Buffer {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
}

interface Taken {
  firstByteMs: number
  wholeMs: number
  bytes: number
}

const HEAD_END = Buffer.from('\r\n\r\n')
const LAST_CHUNK = Buffer.from('0\r\n\r\n')

/**
 * One open connection, one request at a time. It reads no more of an answer than where it ends, so that the client takes
 * little of the machine that it shares with the server.
 */
class Connection {
  readonly #socket: Socket
  #sentMs = 0
  #firstMs = 0
  #parts: Buffer[] = []
  #bytes = 0
  /** Bytes of the whole answer; 0 while unknown, Infinity for one in chunks. */
  #expected = 0
  #done: ((taken: Taken) => void) | undefined
  #failed: ((error: Error) => void) | undefined

  private constructor(socket: Socket) {
    this.#socket = socket
    socket.setNoDelay(true)
    socket.on('data', (data: Buffer) => this.#take(data))
    socket.on('error', (error) => this.#failed?.(error))
    socket.on('close', () => this.#failed?.(new Error('the server closed a connection')))
  }

  static async open(port: number): Promise<Connection> {
    const socket = connect(port, '127.0.0.1')
    await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
    return new Connection(socket)
  }

  ask(request: Buffer): Promise<Taken> {
    return new Promise((resolve, reject) => {
      this.#done = resolve
      this.#failed = reject
      this.#parts = []
      this.#bytes = 0
      this.#expected = 0
      this.#firstMs = 0
      this.#sentMs = performance.now()
      this.#socket.write(request)
    })
  }

  /** False once the server has closed it, as servers do with connections that are not used for some seconds. */
  get isOpen(): boolean {
    return this.#socket.writable
  }

  close(): void {
    this.#failed = undefined
    this.#socket.destroy()
  }

  #take(data: Buffer): void {
    this.#firstMs ||= performance.now()
    this.#bytes += data.length
    if (this.#expected === 0) {
      this.#parts.push(data)
      const whole = this.#parts.length === 1 ? data : Buffer.concat(this.#parts)
      const headEnd = whole.indexOf(HEAD_END)
      if (headEnd < 0) return
      const head = whole.toString('latin1', 0, headEnd)
      if (!head.startsWith('HTTP/1.1 200')) return this.#failed?.(new Error(head))
      const length = /^content-length: (\d+)/im.exec(head)?.[1]
      this.#expected = length === undefined ? Infinity : headEnd + HEAD_END.length + Number(length)
    }
    const ended =
      this.#expected === Infinity ? data.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : this.#bytes >= this.#expected
    if (!ended) return
    this.#done?.({
      firstByteMs: this.#firstMs - this.#sentMs,
      wholeMs: performance.now() - this.#sentMs,
      bytes: this.#bytes,
    })
  }
}

const open = (target: Target, count: number) =>
  Promise.all(Array.from({ length: count }, () => Connection.open(target.port)))

function takeOpen(idle: Connection[]): Connection | undefined {
  for (let kept = idle.pop(); kept; kept = idle.pop()) if (kept.isOpen) return kept
  return undefined
}

const told = (taken: readonly Taken[], seconds: number): Load => {
  const spread = (of: (one: Taken) => number) => {
    const sorted = taken.map(of).toSorted((a, b) => a - b)
    return { median: at(sorted, 0.5), p99: at(sorted, 0.99) }
  }
  return {
    perSecond: taken.length / seconds,
    firstByteMs: spread((one) => one.firstByteMs),
    wholeMs: spread((one) => one.wholeMs),
    bytes: taken.at(-1)?.bytes ?? NaN,
  }
}

/** As many requests as a server answers: each connection asks again as soon as it has its answer. */
export async function asMuchAsItTakes(target: Target, connections: number, seconds: number): Promise<Load> {
  const opened = await open(target, connections)
  const taken: Taken[] = []
  const begun = performance.now()
  const until = begun + seconds * 1000
  await Promise.all(
    opened.map(async (connection, i) => {
      for (let n = i; performance.now() < until; n++)
        taken.push(await connection.ask(target.requests[n % target.requests.length] ?? Buffer.of()))
    }),
  )
  const elapsed = (performance.now() - begun) / 1000
  for (const connection of opened) connection.close()
  return told(taken, elapsed)
}

/**
 * Requests at a steady rate, whether or not earlier ones are answered: a slow answer makes nobody wait but its asker, and
 * the time counts from when the request was due.
 */
export async function atRate(target: Target, perSecond: number, seconds: number): Promise<Load> {
  const idle = await open(target, 20)
  const taken: Taken[] = []
  const begun = performance.now()
  const due = Array.from({ length: perSecond * seconds }, (_, n) => begun + (n * 1000) / perSecond)
  const asked: Promise<void>[] = []
  for (const [n, dueMs] of due.entries()) {
    const wait = dueMs - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    asked.push(
      (async () => {
        const request = target.requests[n % target.requests.length] ?? Buffer.of()
        const startedMs = performance.now()
        const kept = takeOpen(idle)
        // One that is closed just while it is used is no answer of the server's: it is asked anew, as browsers do.
        let connection = kept ?? (await Connection.open(target.port))
        const one = await connection.ask(request).catch(async (error: unknown) => {
          if (!kept) throw error
          connection = await Connection.open(target.port)
          return connection.ask(request)
        })
        idle.push(connection)
        const lateMs = Math.max(0, startedMs - dueMs)
        taken.push({ ...one, firstByteMs: one.firstByteMs + lateMs, wholeMs: one.wholeMs + lateMs })
      })(),
    )
  }
  await Promise.all(asked)
  for (const connection of idle) connection.close()
  return told(taken, seconds)
}
