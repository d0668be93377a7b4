import * as z from 'zod/mini'
import { api, type Call } from '#contract/api.ts'
import { ErrorBody, REASON_STATUS } from '#contract/error.ts'
import type { Route } from '#contract/route.ts'
import type { Case } from './make-case.ts'
import type { Received } from './send-case.ts'

/** What only the inside knows: stacks, files, statements, the names of what it is built with. */
const INSIDES = [
  /\n\s+at .+:\d+:\d+/,
  /node_modules/,
  /\/src\/server\//,
  /node:internal/,
  /Failed query/,
  /duplicate key value/,
  /violates (foreign key|unique|check|not-null)/,
  /invalid input syntax/,
  /invalid byte sequence/,
  /out of range for type/,
  /relation "\w+"/,
  /pglite|drizzle|pgboss|ZodError|TypeError|RangeError|SyntaxError/i,
  /password_hash|passwordHash|\$argon2/,
]

/** Calls that answer with what the product is made of on purpose, to staff. */
const TELLS_STAFF = [
  'GET /admin/queue',
  'GET /admin/queue/:name',
  'GET /admin/connections',
  'POST /admin/connections/:name/test',
]

/** Fields of an answer that its contract does not name: those are not promised, and may tell too much. */
function undeclared(body: unknown, declared: unknown, at = ''): string[] {
  if (typeof body !== 'object' || body === null) return []
  if (typeof declared !== 'object' || declared === null) return [at]
  return Object.entries(body).flatMap(([key, inner]) =>
    key in declared ? undeclared(inner, Reflect.get(declared, key), `${at}.${key}`) : [`${at}.${key}`],
  )
}

function judgeFailure(status: number, text: string): string[] {
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return [`a failure that is no JSON: ${text.slice(0, 200)}`]
  }
  const parsed = z.safeParse(z.strictObject(ErrorBody.shape), body)
  if (!parsed.success) return [`a failure of another shape: ${text.slice(0, 300)}`]
  const promised = REASON_STATUS[parsed.data.reason]
  return promised === status ? [] : [`${parsed.data.reason} with ${status}, not ${promised}`]
}

function judgeSuccess(route: Route, { status, headers, text }: Received): string[] {
  const faults: string[] = []
  if (status !== (route.status ?? 200)) faults.push(`success with ${status}, not ${route.status ?? 200}`)
  const type = String(headers['content-type'])
  if (type.startsWith('text/event-stream')) return faults
  if (!type.startsWith(route.media ?? 'application/json')) return [...faults, `content type ${type}`]
  if (route.media) return faults
  const body: unknown = JSON.parse(text)
  const parsed = z.safeParse(route.response, body)
  if (!parsed.success)
    return [...faults, `not what the contract promises: ${JSON.stringify(parsed.error.issues).slice(0, 400)}`]
  const more = undeclared(body, parsed.data)
  return more.length > 0 ? [...faults, `not in the contract: ${more.slice(0, 5).join(', ')}`] : faults
}

/** What is wrong with an answer; nothing, where all is as promised. `strangers`: what only another one may read. */
export function judgeAnswer(call: string, made: Case, received: Received, strangers: readonly string[]): string[] {
  const route: Route = api[call as Call]
  const { status, headers, text } = received
  // Node itself refuses headers above 16 KB, before the product is asked.
  if (status === 431) return text === '' ? [] : ['431 with a body']
  const ok = status >= 200 && status < 300
  const faults = ok ? judgeSuccess(route, received) : judgeFailure(status, text)
  // A PDF that is still being made may be asked for again.
  const isWait = status === 503 && route.media === 'application/pdf' && headers['retry-after'] !== undefined
  if (status >= 500 && !isWait) faults.push(`status ${status}`)

  if (ok && route.auth && made.role === 'visitor') faults.push('answers a visitor')
  if (ok && typeof route.auth === 'string' && made.role !== 'staff') faults.push('answers who is no staff')
  if (headers['x-bad'] !== undefined || headers['set-cookie'] !== undefined) faults.push('a header was put in')
  if (made.role !== 'staff' || !TELLS_STAFF.includes(call))
    for (const inside of INSIDES) if (inside.test(text)) faults.push(`tells of the inside: ${inside}`)
  if (made.role !== 'staff')
    for (const secret of strangers) if (text.includes(secret)) faults.push('tells what another one wrote')
  return faults
}
