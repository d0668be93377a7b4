import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'
import { CircuitBreaker } from './circuit-breaker.ts'

/** A language model as the operator has set it. */
export interface ChatModel {
  /** As replies name it: `openai-compatible gpt-…`. */
  name: string
  model: LanguageModel
  breaker: CircuitBreaker
}

/** Follows no redirect: key and questions go where the operator sent them, or nowhere. */
const fetchStraight: typeof fetch = (address, init) => fetch(address, { ...init, redirect: 'error' })

/** The model of the settings; null where none is set, and the built-in astrologer answers alone. */
export function createChatModel(env: Env, clock: Clock): ChatModel | null {
  const { MODEL_PROVIDER: provider, MODEL_NAME: id, MODEL_URL: baseURL, MODEL_KEY: apiKey } = env
  if (!id) return null
  const breaker = new CircuitBreaker(clock)
  const name = `${provider} ${id}`
  if (provider === 'anthropic') {
    const anthropic = createAnthropic({ apiKey: apiKey ?? '', fetch: fetchStraight, ...(baseURL && { baseURL }) })
    return { name, breaker, model: anthropic(id) }
  }
  const openai = createOpenAICompatible({
    name: 'model',
    baseURL: baseURL ?? '',
    includeUsage: true,
    fetch: fetchStraight,
    ...(apiKey && { apiKey }),
  })
  return { name, breaker, model: openai(id) }
}
