import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList, isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import { sql } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { failureOutside } from './bind.ts'

/** A balancer that asks every few seconds wants a word, not patience. */
const READY_MS = 2000

/** Networks that are not the internet (RFC 1918, 4193, loopback and link-local). */
const inside = new BlockList()
for (const [net, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const)
  inside.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inside.addSubnet(net, prefix, 'ipv6')

const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** With a token, whoever has it; without, whoever asks from the own network and not through a proxy. */
function mayRead(c: Context, token: string | undefined): boolean {
  if (token !== undefined) {
    const given = /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    return timingSafeEqual(sha256(given), sha256(token))
  }
  if (c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined) return false
  const address = getConnInfo(c).remote.address ?? ''
  const family = isIP(address)
  return family !== 0 && inside.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

/** Database and queue answer, within the time that a balancer gives. */
async function assertReady({ db, lifecycle }: Services): Promise<void> {
  if (lifecycle.isStopping) throw new Error('this process is stopping')
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('the database does not answer in time')), READY_MS)
  try {
    await Promise.race([db.execute(sql`select 1 from pgboss.version`), late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** What a load balancer and a monitor ask. A worker answers nothing else. */
export function probes(app: Hono, services: Services): void {
  const { env, log, metrics, lifecycle } = services
  const notStored = (c: Context) => c.header('cache-control', 'no-store')
  app.get('/healthz', (c) => {
    notStored(c)
    return c.json({ status: 'ok' })
  })
  app.get('/readyz', async (c) => {
    notStored(c)
    try {
      await assertReady(services)
      return c.json({ status: 'ok' })
    } catch (cause) {
      if (!lifecycle.isStopping) log.warn('not ready', { error: cause })
      return failureOutside(c, services, new AppError('unavailable', { cause }))
    }
  })
  app.get('/metrics', async (c) => {
    notStored(c)
    // Who may not read them needn't know that they are there.
    if (!mayRead(c, env.METRICS_TOKEN)) return failureOutside(c, services, new AppError('not_found'))
    return c.body(await metrics.render(), 200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
  })
}
