import { chatStaffRoutes } from './staff-routes.ts'
import { setTimeout } from 'node:timers/promises'
import type { ChatReply } from '#contract/chat.ts'
import type { Bind } from '../../http/bind.ts'
import { Streamed, type SentEvent } from '../../http/streamed.ts'
import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { ask, questionsLeft, type Asked } from './ask.ts'
import { getChat, getReply } from './get-chat.ts'
import { presentMessage, presentReply, presentThread } from './present.ts'
import { deleteThread } from './queries.ts'

export function chatRoutes(bind: Bind, services: Services): void {
  bind('GET /chat', async ({ actor: { user }, query, caller: { timeZone } }) => {
    const { thread, messages, threads } = await getChat(services, user, query.thread)
    const isPending = (role: string, status: string) => role === 'assistant' && status === 'pending'
    return {
      messages: messages.filter(({ role, status }) => !isPending(role, status)).map(presentMessage),
      threads: threads.map(presentThread),
      thread: thread?.id ?? null,
      limit: await questionsLeft(services, { ...user, timeZone }),
      pending: messages.some(({ role, status }) => isPending(role, status)),
    }
  })

  bind('POST /chat', async ({ actor: { user }, body, caller }) => {
    const { content, thread } = body
    // Who reads a stream stops the reply by leaving; a call that is waited for is answered later.
    const stop = caller.streams ? caller.gone : new AbortController().signal
    const asked = await ask(services, user, { content, thread, timeZone: caller.timeZone, stop })
    if (caller.streams) return new Streamed(eventsOf(asked))
    const reply = await inTime(readToEnd(asked), services)
    return reply ?? { status: 'success', repeat: true, limit: asked.left, thread: asked.thread }
  })

  bind('GET /chat/repeat', async ({ actor: { user }, query, caller: { timeZone } }) => {
    const found = await getReply(services, user, query.thread)
    if (!found) return { status: 'pending' }
    return presentReply(found.question, found.reply, await questionsLeft(services, { ...user, timeZone }))
  })

  bind('DELETE /chat/:thread', async ({ actor: { user }, params }) => {
    if (!(await deleteThread(services.db, user.id, params.thread))) throw new AppError('not_found')
    return { status: 'success' }
  })

  chatStaffRoutes(bind, services)
}

async function* eventsOf({ bits }: Asked): AsyncGenerator<SentEvent> {
  for (;;) {
    const { value, done } = await bits.next()
    if (done) {
      yield { event: 'done', data: value }
      return
    }
    yield { event: value.kind, data: value.kind === 'delta' ? { text: value.text } : {} }
  }
}

async function readToEnd({ bits }: Asked): Promise<ChatReply> {
  for (;;) {
    const { value, done } = await bits.next()
    if (done) return value
  }
}

/** The reply, or undefined when it takes longer than a call may; it is written to its end all the same. */
async function inTime(reply: Promise<ChatReply>, { env, log }: Services): Promise<ChatReply | undefined> {
  const wait = new AbortController()
  const late = setTimeout(1000 * env.CHAT_WAIT_SECONDS, undefined, { signal: wait.signal }).catch(() => undefined)
  const first = await Promise.race([reply, late]).finally(() => wait.abort())
  if (first === undefined) reply.catch((error: unknown) => log.warn('a late reply failed', { error }))
  return first
}
