import { APICallError, stepCountIs, streamText, type ModelMessage, type ToolSet } from 'ai'
import type { Services } from '#platform/services.ts'
import type { ChatModel } from '#platform/models/chat-model.ts'
import type { Usage } from './budget.ts'

/** What came of one try: everything was read, or why not. */
export interface Tried {
  end: 'whole' | 'refused' | 'failed' | 'stopped'
  /** A stable code of a failure. */
  failure?: string
  /** Whether it is worth another try, and how long the service asks to wait first. */
  isPassing?: boolean
  waitMs?: number
  usage: Usage
}

interface Asked {
  chat: ChatModel
  system: string
  messages: ModelMessage[]
  tools: ToolSet
  /** Ends the try from outside: the person stopped, or time is up. */
  stop: AbortSignal
}

/** How often the model may call tools before it must answer. */
const STEPS = 5
const LETTERS_A_TOKEN = 3.5

/**
 * Asks a model once and gives its text as it comes. `done` of the generator says what came of it. The caller may end it
 * early by returning from the loop through {@link Asked.stop}.
 */
export async function* tryModel({ env }: Services, asked: Asked): AsyncGenerator<string, Tried> {
  const { chat, system, messages, tools, stop } = asked
  const stalled = new AbortController()
  const signal = AbortSignal.any([stop, stalled.signal])
  let timer = setTimeout(() => stalled.abort(), 1000 * env.MODEL_STALL_SECONDS)
  let letters = 0
  let isFinished = false
  const usage: Usage = { inputTokens: 0, outputTokens: 0 }
  const spent = (): Usage =>
    isFinished || usage.outputTokens > 0
      ? usage
      : { inputTokens: Math.ceil(system.length / LETTERS_A_TOKEN), outputTokens: Math.ceil(letters / LETTERS_A_TOKEN) }
  const failed = (failure: string, isPassing: boolean, waitMs?: number): Tried => ({
    end: 'failed',
    failure,
    isPassing,
    ...(waitMs !== undefined && { waitMs }),
    usage: spent(),
  })
  const broken = (error: unknown): Tried => {
    if (stop.aborted) return { end: 'stopped', usage: spent() }
    if (stalled.signal.aborted) return failed('stalled', true)
    if (!APICallError.isInstance(error)) return failed('broken', true)
    const { statusCode = 0, responseHeaders } = error
    // A stream that began well and then broke off.
    if (statusCode >= 200 && statusCode < 300) return failed('cut', true)
    const retryAfter = Number(responseHeaders?.['retry-after'])
    return failed(
      `status_${statusCode}`,
      statusCode === 0 || statusCode === 429 || statusCode >= 500,
      retryAfter > 0 ? 1000 * retryAfter : undefined,
    )
  }
  try {
    const { stream } = streamText({
      model: chat.model,
      instructions: system,
      messages,
      tools,
      stopWhen: stepCountIs(STEPS),
      maxRetries: 0,
      maxOutputTokens: 900,
      abortSignal: signal,
      onError: () => undefined,
    })
    for await (const part of stream) {
      clearTimeout(timer)
      timer = setTimeout(() => stalled.abort(), 1000 * env.MODEL_STALL_SECONDS)
      if (part.type === 'text-delta') {
        letters += part.text.length
        yield part.text
      } else if (part.type === 'finish-step') {
        usage.inputTokens += part.usage.inputTokens ?? 0
        usage.outputTokens += part.usage.outputTokens ?? 0
      } else if (part.type === 'finish') isFinished = part.finishReason === 'stop'
      else if (part.type === 'error') return broken(part.error)
      else if (part.type === 'abort') return broken(null)
    }
    return isFinished ? { end: 'whole', usage: spent() } : failed('cut', true)
  } catch (error) {
    return broken(error)
  } finally {
    clearTimeout(timer)
    // Whoever stops reading needs no more of it.
    stalled.abort()
  }
}
