import anyAscii from 'any-ascii'
import contentDisposition from 'content-disposition'
import type { Context, Hono } from 'hono'
import { canonicalTimeZone, isTimeZone } from '#astro/birth-time/find-zone.ts'
import { api, type Api, type Call, type CallInput, type CallOutput } from '#contract/api.ts'
import type { Lang } from '#language/lang.ts'
import type { Reason } from '#contract/error.ts'
import type { FileAnswer } from '#contract/file-answer.ts'
import { staffRoleFor, type Route } from '#contract/route.ts'
import type { StaffRole } from '#contract/staff-access.ts'
import {
  actorFinder,
  proveFresh,
  proveStaff,
  rememberTimeZone,
  type Actor,
  type FindActor,
  type Preload,
  type Preloaded,
} from '#core/actors/api.ts'
import type { KeyHolder } from '#core/api-keys/api.ts'
import { AppError } from '#platform/app-error.ts'
import type { Env } from '#platform/env.ts'
import type { Services } from '#platform/services.ts'
import { clientAddress, proofOfWork, userAgent } from './client.ts'
import { answerByKey } from './answer-by-key.ts'
import { checkInput } from './check-input.ts'
import { failure, failureEvent, JSON_TYPE } from './failure.ts'
import { answerLanguage } from './language.ts'
import { BODY_BYTES, limitBody } from './limit-body.ts'
import { readBody } from './read-body.ts'
import { securedAnswer, securityHeaders } from './security-headers.ts'
import {
  deviceToken,
  isForAnother,
  isFromSite,
  proveOrigin,
  sessionHeaders,
  shownSession,
  tokenIn,
  withoutToken,
  type SessionEnd,
} from './site-session.ts'
import { sendEvents, Streamed } from './streamed.ts'

/** What every handler is told beside its input. */
export interface Caller {
  /** Who is signed in, also where a call doesn't ask for it. */
  userId: number | null
  /** The token of their session. */
  token: string | null
  lang: Lang
  /** IANA name; the person's own as last sent, else UTC. */
  timeZone: string
  /** An address, or the block of addresses that counts as one. */
  ip: string
  userAgent: string | undefined
  /** The solution of a proof of work, where the call was told to bring one. */
  proofOfWork: string | undefined
  /** The name and port that the request was sent to, as its sender says. */
  host: string | undefined
  /** Of the browser's device cookie, by which accounts know it again; undefined for programs. */
  deviceToken: string | undefined
  /** Whether a page of the site asks, whose session is a cookie. */
  isSite: boolean
  /** Ends the site's session in this browser when the answer leaves. */
  endSession(ends: SessionEnd): void
  /** Whether the browser says that its person does not want to be followed: Global Privacy Control, Do Not Track. */
  declinesTracking: boolean
  /** Whether the caller wants the answer as a stream of events. */
  streams: boolean
  /** Aborts when the caller goes away before the answer is whole. */
  gone: AbortSignal
}

type ActorOf<C extends Call> = Api[C] extends { auth: true | StaffRole }
  ? Actor
  : Api[C] extends { key: { open: false } }
    ? KeyHolder
    : Api[C] extends { key: object }
      ? KeyHolder | undefined
      : undefined
export type Handler<C extends Call, Columns extends Preload> = (
  request: CallInput<C, 'output'> & { actor: ActorOf<C>; preload: Preloaded<Columns>; caller: Caller },
) => Promise<CallOutput<C> | Streamed>

/** Puts a call on the app. What it wants to know of its caller in any case is read with them: one query instead of two. */
export type Bind = <C extends Call, Columns extends Preload = Record<never, never>>(
  call: C,
  handler: Handler<C, Columns>,
  preload?: Columns,
) => void

/** Who calls, by a program's token or the site's cookie. @throws {AppError} unauthenticated */
async function callerOf(c: Context, env: Env, find: () => FindActor<Preload>, timeZone: string | undefined) {
  const shown = shownSession(c, env)
  const found = shown && (await find()(shown.token, timeZone))
  if (found && shown.isCookie && isForAnother(c, found.actor.user.id))
    throw new AppError('unauthenticated', { message: 'other_account' })
  return found
}

/** The zone that the request names, by the name it goes by today; undefined when it names none. */
function namedTimeZone(c: Context): string | undefined {
  const name = c.req.header('x-time-zone')
  return name && isTimeZone(name) ? canonicalTimeZone(name) : undefined
}

function describeAnswer(c: Context, { media }: Route): void {
  c.header('cache-control', 'no-store')
  c.header('content-type', media ?? JSON_TYPE)
}

const isFile = (result: unknown): result is FileAnswer =>
  typeof result === 'object' && result !== null && 'bytes' in result && result.bytes instanceof Uint8Array

function fileAnswer(c: Context, { bytes, name }: FileAnswer): Response {
  c.header('content-disposition', attachment(name))
  return c.body(new Uint8Array(bytes))
}

/** Refusals that an operator looks for who thinks of an attack; told without what was sent. */
const NOTED: readonly Reason[] = ['invalid_credentials', 'forbidden', 'rate_limited']

interface Bound {
  call: Call
  route: Route
  handler: Handler<Call, Preload>
  find: FindActor<Preload>
  /** Of an answer that is text. */
  headers: Record<string, string>
}

/** Reads a request by its contract, calls the handler, and answers; every failure is answered in one place. */
async function answer(c: Context, services: Services, bound: Bound): Promise<Response> {
  const { call, route, handler, find, headers } = bound
  let body: unknown
  let actor: Actor | undefined
  let ended: SessionEnd | undefined
  const language = () =>
    answerLanguage({ body, account: actor?.user.lang, acceptLanguage: c.req.header('accept-language') })
  try {
    proveOrigin(c, services.env)
    const timeZone = namedTimeZone(c)
    const found = await callerOf(c, services.env, () => find, timeZone)
    actor = found?.actor
    if (route.body) body = await readBody(c)
    if (route.auth && !actor) throw new AppError('unauthenticated')
    const least = staffRoleFor(route)
    if (least) await proveStaff(services, actor, least)
    if (route.proof && actor) await proveFresh(services, actor)
    if (actor && timeZone) actor = await rememberTimeZone(services, actor, timeZone)
    const caller: Caller = {
      userId: actor?.user.id ?? null,
      token: actor?.token ?? null,
      lang: language(),
      timeZone: timeZone ?? actor?.user.timeZone ?? canonicalTimeZone('UTC'),
      ip: clientAddress(c, services.env.TRUST_PROXY),
      userAgent: userAgent(c),
      proofOfWork: proofOfWork(c),
      host: c.req.header('host'),
      deviceToken: deviceToken(c, services.env),
      isSite: isFromSite(c),
      endSession: (ends) => (ended = ends),
      declinesTracking: c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1',
      streams: c.req.header('accept')?.includes('text/event-stream') ?? false,
      // Asked for only where it is listened to: the signal is not made before.
      get gone() {
        return c.req.raw.signal
      },
    }
    const input = {
      ...checkInput(c, route, body),
      actor,
      preload: found?.preload,
      caller,
    }
    const result: unknown = await handler(input as unknown as Parameters<Handler<Call, Preload>>[0])
    if (result instanceof Streamed) {
      describeAnswer(c, route)
      return sendEvents(c, result, (error) => failureEvent(c, services, error, language()))
    }
    if (isFile(result)) {
      describeAnswer(c, route)
      return fileAnswer(c, result)
    }
    if (route.media) return securedAnswer(c, result as string, route.status ?? 200, headers)
    if (!caller.isSite) return securedAnswer(c, JSON.stringify(result), route.status ?? 200, headers)
    const token = tokenIn(result)
    const opened = token === actor?.token ? undefined : token
    const session = sessionHeaders(services.env, { opened, ended, deviceToken: caller.deviceToken })
    const fields = session.length > 0 ? [...Object.entries(headers), ...session] : headers
    return securedAnswer(c, JSON.stringify(withoutToken(result)), route.status ?? 200, fields)
  } catch (error) {
    if (error instanceof AppError && NOTED.includes(error.reason))
      services.log.warn('refused', { call, reason: error.reason, user: actor?.user.id ?? null })
    return failure(c, services, error, language())
  }
}

/** Answers a failure outside any call of the contract, in the caller's language as far as it can be told. */
export async function failureOutside(c: Context, services: Services, error: unknown): Promise<Response> {
  const caller = await callerOf(c, services.env, () => plainFinder(services), undefined).catch(() => undefined)
  const acceptLanguage = c.req.header('accept-language')
  return failure(c, services, error, answerLanguage({ account: caller?.actor.user.lang, acceptLanguage }))
}

const finders = new WeakMap<Services, FindActor<Preload>>()

/** Who calls, and nothing beside. */
function plainFinder(services: Services): FindActor<Preload> {
  const find = finders.get(services) ?? actorFinder(services, 'alone', {})
  finders.set(services, find)
  return find
}

/** Puts calls of the contract on an app mounted at `/api`. */
export function createBind(app: Hono, services: Services): Bind {
  return (call, handler, preload) => {
    const [method = 'GET', path = '/'] = call.split(' ')
    const route: Route = api[call]
    const bound: Bound = {
      call,
      route,
      handler: handler as unknown as Handler<Call, Preload>,
      find: preload ? actorFinder(services, call, preload) : plainFinder(services),
      headers: {
        ...securityHeaders(services.env),
        'cache-control': 'no-store',
        'content-type': route.media ?? JSON_TYPE,
      },
    }
    // Files come in one kind of body only; the others stay short.
    const limitOf = (c: Context) =>
      c.req.header('content-type')?.startsWith('multipart/') ? (route.bodyBytes ?? BODY_BYTES) : BODY_BYTES
    if (route.body) app.on(method, path, limitBody(limitOf))
    const { key } = route
    if (key) app.on(method, path, (c) => answerByKey(c, services, { ...bound, call, route, key, handler }))
    else app.on(method, path, (c) => answer(c, services, bound))
  }
}

/** The name in Latin letters, without what a file system or a header's quotes refuse. */
const inLatin = (name: string) =>
  anyAscii(name)
    .replaceAll(/[\\/:*?"'<>|]+/g, '')
    .replaceAll(/\s+/g, ' ')

/** `Content-Disposition` of a file to keep: its name (RFC 5987), and a readable one for programs that know only ASCII. */
export const attachment = (name: string): string => contentDisposition(name, { fallback: inLatin(name) })
