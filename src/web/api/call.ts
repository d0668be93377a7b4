import type { Api, Call, CallInput, CallOutput } from '#contract/api.ts'
import { common } from '../i18n/common.ts'
import { pageLang } from '../i18n/lang.ts'
import { forgetSession, getSession } from '../session/session.ts'
import { CallError, errorOfAnswer } from './call-error.ts'
import { encodeBody } from './encode-body.ts'
import { callAddress, type CallParts } from './call-address.ts'

const TIMEOUT_MS = 10_000
const SYNC_TIMEOUT_MS = 5_000

type Input<C extends Call> = CallInput<C, 'input'>
type Options = { signal?: AbortSignal }
type Given<C extends Call> = keyof Input<C> extends never ? [given?: Options] : [given: Input<C> & Options]

/** Calls the API. The key names method and path, so that nothing of the contract but its types comes to the browser. */
export async function call<C extends Call & keyof Api>(key: C, ...[given]: Given<C>): Promise<CallOutput<C>> {
  const { body, signal, ...parts } = (given ?? {}) as CallParts & { body?: unknown; signal?: AbortSignal }
  const { method, address } = callAddress(key, parts)
  const { token } = getSession()
  const lang = pageLang()
  const words = common[lang]
  const timeout = AbortSignal.timeout(key.endsWith('/sync') ? SYNC_TIMEOUT_MS : TIMEOUT_MS)

  const sent = encodeBody(body)

  let response: Response
  let answer: unknown
  try {
    response = await fetch(address, {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': lang,
        'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
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
  // A token that the server no longer knows is of no use on this device either.
  if (error.reason === 'unauthenticated' && token && token === getSession().token) forgetSession()
  throw error
}
