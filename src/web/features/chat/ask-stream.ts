import type { ChatReply } from '#contract/chat.ts'
import { CallError, errorOfAnswer } from '../../api/call-error.ts'
import { call } from '../../api/call.ts'
import { siteHeaders } from '../../api/site-headers.ts'
import { common } from '../../i18n/common.ts'
import { pageLang } from '../../i18n/lang.ts'
import { settled } from '../../session/settle-session.ts'
import { readEvents } from './read-events.ts'

export const REPEAT_MS = 3_000

interface Asking {
  content: string
  thread: string | undefined
  signal: AbortSignal
  /** Called with everything of the reply so far. */
  onText: (text: string) => void
}

/** Asks and reads the reply as it is written. @throws CallError; AbortError when it was stopped */
export async function askStream({ content, thread, signal, onText }: Asking): Promise<ChatReply> {
  const words = common[pageLang()]
  let response: Response
  try {
    await settled()
    response = await fetch('/api/chat', {
      method: 'POST',
      headers: {
        ...siteHeaders(),
        accept: 'text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ content, role: 'user', ...(thread && { thread }) }),
      signal,
    })
  } catch (error) {
    if (signal.aborted) throw error
    throw new CallError('network', words.network, 0)
  }
  if (!response.ok || !response.body)
    throw errorOfAnswer(response.status, await response.json().catch(() => null), words.broken)
  let text = ''
  try {
    for await (const { event, data } of readEvents(response.body)) {
      if (event === 'done') return JSON.parse(data) as ChatReply
      if (event === 'error') throw errorOfAnswer(500, JSON.parse(data), words.broken)
      if (event === 'restart') text = ''
      if (event === 'delta') text += (JSON.parse(data) as { text: string }).text
      onText(text)
    }
  } catch (error) {
    if (signal.aborted || error instanceof CallError) throw error
  }
  // The line was cut; the reply is written all the same.
  return repeat(thread === 'new' ? undefined : thread, signal)
}

/** Asks for the reply that is still being written until it is there. @throws CallError */
export async function repeat(thread: string | undefined, signal: AbortSignal): Promise<ChatReply> {
  for (;;) {
    const answer = await call('GET /chat/repeat', { query: { thread }, signal })
    if (answer.status === 'success') return answer
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, REPEAT_MS)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
    })
    signal.throwIfAborted()
  }
}
