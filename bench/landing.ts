import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { startProduct } from '../test/running.ts'
import { atRate, getRequest, type Load } from './load.ts'
import { sideBySide, type SideBySide } from './side-by-side.ts'

/** The landing page as a guest gets it, beside a bare server that sends the same bytes, and at a steady rate. */
export interface LandingReport {
  beside: SideBySide
  rate: { perSecond: number; load: Load }
}

const RATE = 200
const RATE_SECONDS = 20
/** As a browser asks that speaks English and takes what packs best. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en', accept: 'text/html' }

/** A process that answers every request with the same head and body, as it was told on its standard input. */
const BARE = `
  const { createServer } = require('node:http')
  const { head, body } = JSON.parse(require('node:fs').readFileSync(0, 'utf8'))
  const bytes = Buffer.from(body, 'base64')
  createServer((_, response) => response.writeHead(200, head).end(bytes)).listen(0, '127.0.0.1', function () {
    process.stdout.write(this.address().port + '\\n')
  })`

async function startBare(url: string): Promise<{ port: number; stop(): Promise<void> }> {
  const { createConnection } = await import('node:net')
  const { hostname, port } = new URL(url)
  // Over a bare socket: a client that unpacks the body would not tell what was sent.
  const socket = createConnection(Number(port), hostname)
  socket.write(getRequest('/', { ...HEADERS, connection: 'close' }))
  const parts: Buffer[] = []
  for await (const part of socket) parts.push(part as Buffer)
  const whole = Buffer.concat(parts)
  const end = whole.indexOf('\r\n\r\n')
  const fields = whole.toString('latin1', 0, end).split('\r\n').slice(1)
  const head = fields.flatMap((line) => {
    const at = line.indexOf(':')
    const name = line.slice(0, at)
    return ['connection', 'date', 'keep-alive'].includes(name.toLowerCase()) ? [] : [name, line.slice(at + 1).trim()]
  })
  const child = spawn(process.execPath, ['-e', BARE], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify({ head, body: whole.subarray(end + 4).toString('base64') }))
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return {
    port: Number(line.toString()),
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

export async function landing(): Promise<LandingReport> {
  const product = await startProduct()
  try {
    // The first visit makes the page.
    await fetch(product.url, { headers: HEADERS })
    const bare = await startBare(product.url)
    try {
      const requests = [getRequest('/', HEADERS)]
      const ours = { port: Number(new URL(product.url).port), requests }
      const beside = await sideBySide('GET /', ours, { port: bare.port, requests })
      const load = await atRate(ours, RATE, RATE_SECONDS)
      return { beside, rate: { perSecond: RATE, load } }
    } finally {
      await bare.stop()
    }
  } finally {
    await product.stop()
    await rm(product.dataDir, { recursive: true, force: true })
  }
}

if (process.argv[1] === import.meta.filename) process.stdout.write(`${JSON.stringify(await landing(), null, 2)}\n`)
