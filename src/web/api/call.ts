import type { Api, Call, CallInput, CallOutput } from '#contract/api.ts'
import { common } from '../i18n/common.ts'
import { pageLang } from '../i18n/lang.ts'
import { askForProof } from '../session/proof-prompt.ts'
import { followOthers, forgetSession, getSession, isStill, type Session } from '../session/session.ts'
import { settled } from '../session/settle-session.ts'
import { CallError, errorOfAnswer } from './call-error.ts'
import { encodeBody } from './encode-body.ts'
import { siteHeaders } from './site-headers.ts'
import { callAddress, type CallParts } from './call-address.ts'

const TIMEOUT_MS = 10_000
const SYNC_TIMEOUT_MS = 5_000

type Input<C extends Call> = CallInput<C, 'input'>
type Options = { signal?: AbortSignal }
type Given<C extends Call> = keyof Input<C> extends never ? [given?: Options] : [given: Input<C> & Options]

/**
 * Calls the API. The key names method and path, so that nothing of the contract but its types comes to the browser. Where the
 * server wants to be shown once more who calls, the person is asked, and the call sent again; where it wants a proof of work
 * first, the browser does the work.
 */
export async function call<C extends Call & keyof Api>(key: C, ...given: Given<C>): Promise<CallOutput<C>> {
  try {
    return await send(key, given[0])
  } catch (error) {
    if (error instanceof CallError && error.challenge) {
      const { solveWork } = await import('./solve-work.ts')
      return send(key, given[0], await solveWork(error.challenge))
    }
    const isAsked = error instanceof CallError && error.reason === 'proof_required' && !key.includes('/account/proof')
    if (!isAsked || !(await askForProof())) throw error
    return send(key, given[0])
  }
}

async function send<C extends Call & keyof Api>(key: C, given: Given<C>[0], work?: string): Promise<CallOutput<C>> {
  const { body, signal, ...parts } = (given ?? {}) as CallParts & { body?: unknown; signal?: AbortSignal }
  const { method, address } = callAddress(key, parts)
  const lang = pageLang()
  const words = common[lang]
  const timeout = AbortSignal.timeout(key.endsWith('/sync') ? SYNC_TIMEOUT_MS : TIMEOUT_MS)

  const sent = encodeBody(body)

  let response: Response
  let answer: unknown
  let session: Session
  try {
    await settled()
    session = getSession()
    response = await fetch(address, {
      method,
      headers: {
        ...siteHeaders(),
        accept: 'application/json',
        ...(work && { 'x-proof-of-work': work }),
        ...sent.headers,
      },
      body: sent.body,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    answer = await response.json().catch((error: unknown) => {
      if (timeout.aborted || signal?.aborted) throw error
      return null
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new CallError('network', words.network, 0)
  }
  if (response.ok) return answer as CallOutput<C>
  const error = errorOfAnswer(response.status, answer, response.status >= 502 ? words.network : words.broken)
  // A session that the server no longer knows is of no use on this device either; another tab's may be.
  if (error.reason === 'unauthenticated' && session.signedIn) {
    if (isStill(session)) forgetSession()
    else followOthers()
  }
  throw error
}
