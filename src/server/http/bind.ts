import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as z from 'zod/mini'
import { canonicalTimeZone, isTimeZone } from '#astro/birth-time/find-zone.ts'
import { api, type Api, type Call, type CallInput, type CallOutput } from '#contract/api.ts'
import type { Lang } from '#contract/field.ts'
import type { FileAnswer } from '#contract/file-answer.ts'
import type { Route } from '#contract/route.ts'
import { findActor, rememberTimeZone, type Actor } from '../features/accounts/find-actor.ts'
import { isStaff } from '../features/accounts/is-staff.ts'
import { AppError } from '../platform/app-error.ts'
import { isUnreachable } from '../platform/database/is-unreachable.ts'
import type { Services } from '../platform/services.ts'
import { clientAddress, userAgent } from './client.ts'
import { errorBody, validationError } from './error-answer.ts'
import { answerLanguage } from './language.ts'
import { isAllPlainText, isPlainText } from './plain-text.ts'
import { readBody } from './read-body.ts'
import { sendEvents, Streamed } from './streamed.ts'

/** What every handler is told beside its input. */
export interface Caller {
  /** Who is signed in, also where a call doesn't ask for it. */
  userId: number | null
  lang: Lang
  /** IANA name; the person's own as last sent, else UTC. */
  timeZone: string
  ip: string
  userAgent: string | undefined
  /** Whether the caller wants the answer as a stream of events. */
  streams: boolean
  /** Aborts when the caller goes away before the answer is whole. */
  gone: AbortSignal
}

type ActorOf<C extends Call> = Api[C] extends { auth: true | 'admin' } ? Actor : undefined
export type Handler<C extends Call> = (
  request: CallInput<C, 'output'> & { actor: ActorOf<C>; caller: Caller },
) => Promise<CallOutput<C> | Streamed>
export type Bind = <C extends Call>(call: C, handler: Handler<C>) => void

/** Far above any form of the product; calls that take files name a limit of their own. */
const BODY_BYTES = 64 * 1024

const bearer = (c: Context) => /^Bearer\s+(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]

async function actorOf(c: Context, services: Services): Promise<Actor | undefined> {
  const token = bearer(c)
  return token === undefined ? undefined : findActor(services, token)
}

/** The zone that the request names, by the name it goes by today; undefined when it names none. */
function namedTimeZone(c: Context): string | undefined {
  const name = c.req.header('x-time-zone')
  return name && isTimeZone(name) ? canonicalTimeZone(name) : undefined
}

function check(schema: z.core.$ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = z.safeParse(schema, value)
  if (!result.success) throw validationError(result.error.issues)
  return result.data
}

/** A path that breaks its contract names nothing there is. */
function checkPath(schema: z.core.$ZodType | undefined, value: Record<string, string>): unknown {
  if (!Object.values(value).every(isPlainText)) throw new AppError('not_found')
  const result = schema && z.safeParse(schema, value)
  if (result?.success === false) throw new AppError('not_found')
  return result?.data
}

function checkQuery(schema: z.core.$ZodType | undefined, value: Record<string, string>): unknown {
  if (!isAllPlainText(value)) throw new AppError('bad_request')
  return check(schema, value)
}

const JSON_TYPE = 'application/json; charset=utf-8'

function describeAnswer(c: Context, { media }: Route): void {
  c.header('cache-control', 'no-store')
  c.header('content-type', media ?? JSON_TYPE)
}

const isFile = (result: unknown): result is FileAnswer =>
  typeof result === 'object' && result !== null && 'bytes' in result && result.bytes instanceof Uint8Array

/** A file to keep, under its name: letters beyond ASCII in the form of RFC 6266, and a plain name for old clients. */
function fileAnswer(c: Context, { bytes, name }: FileAnswer): Response {
  const plain = name
    .replaceAll(/[^ -~]+/g, '')
    .replaceAll(/["\\%]/g, '')
    .trim()
  const ending = name.slice(name.lastIndexOf('.'))
  const coded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  const old = /^\w/.test(plain) ? plain : `asteria${ending}`
  c.header('content-disposition', `attachment; filename="${old}"; filename*=UTF-8''${coded}`)
  return c.body(new Uint8Array(bytes))
}

/** Reads a request by its contract, calls the handler, and answers; every failure leaves by one door. */
async function answer(c: Context, services: Services, route: Route, handler: Handler<Call>): Promise<Response> {
  let body: unknown
  let actor: Actor | undefined
  const language = () =>
    answerLanguage({ body, account: actor?.user.lang, acceptLanguage: c.req.header('accept-language') })
  try {
    actor = await actorOf(c, services)
    if (route.body) body = await readBody(c)
    if (route.auth && !actor) throw new AppError('unauthenticated')
    if (route.auth === 'admin' && !isStaff(services, actor?.user)) throw new AppError('forbidden')
    const timeZone = namedTimeZone(c)
    if (actor && timeZone) actor = await rememberTimeZone(services, actor, timeZone)
    const caller: Caller = {
      userId: actor?.user.id ?? null,
      lang: language(),
      timeZone: timeZone ?? actor?.user.timeZone ?? canonicalTimeZone('UTC'),
      ip: clientAddress(c, services.env.TRUST_PROXY),
      userAgent: userAgent(c),
      streams: c.req.header('accept')?.includes('text/event-stream') ?? false,
      gone: c.req.raw.signal,
    }
    const input = {
      params: checkPath(route.params, c.req.param()),
      query: checkQuery(route.query, c.req.query()),
      body: check(route.body, body),
      actor,
      caller,
    }
    describeAnswer(c, route)
    const result: unknown = await handler(input as unknown as Parameters<Handler<Call>>[0])
    if (result instanceof Streamed)
      return sendEvents(c, result, (error) => failureEvent(c, services, error, language()))
    if (isFile(result)) return fileAnswer(c, result)
    return route.media ? c.body(result as string, route.status ?? 200) : c.json(result, route.status ?? 200)
  } catch (error) {
    return failure(c, services, error, language())
  }
}

/** A failure that may be told of; anything else is logged, and nothing of it is told. */
function knownFailure(c: Context, services: Services, error: unknown): AppError {
  if (error instanceof AppError) return error
  services.log.error('request failed', { method: c.req.method, path: c.req.path, error })
  return new AppError(isUnreachable(error) ? 'unavailable' : 'internal', { cause: error })
}

const failureEvent = (c: Context, services: Services, error: unknown, lang: Lang) => ({
  event: 'error',
  data: errorBody(knownFailure(c, services, error), lang),
})

function failure(c: Context, services: Services, error: unknown, lang: Lang): Response {
  const known = knownFailure(c, services, error)
  if (known.retryAfterSeconds) c.header('retry-after', String(known.retryAfterSeconds))
  c.header('cache-control', 'no-store')
  c.header('content-type', JSON_TYPE)
  return c.json(errorBody(known, lang), known.httpStatus)
}

/** Answers a failure outside any call of the contract, in the caller's language as far as it can be told. */
export async function failureOutside(c: Context, services: Services, error: unknown): Promise<Response> {
  const actor = await actorOf(c, services).catch(() => undefined)
  const acceptLanguage = c.req.header('accept-language')
  return failure(c, services, error, answerLanguage({ account: actor?.user.lang, acceptLanguage }))
}

/** Puts calls of the contract on an app mounted at `/api`. */
export function createBind(app: Hono, services: Services): Bind {
  return (call, handler) => {
    const [method = 'GET', path = '/'] = call.split(' ')
    const route: Route = api[call]
    const limit = bodyLimit({
      maxSize: route.bodyBytes ?? BODY_BYTES,
      onError: (c) => failureOutside(c, services, new AppError('too_large')),
    })
    app.on(method, path, limit, (c) => answer(c, services, route, handler as unknown as Handler<Call>))
  }
}
