import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ChatMessage, ChatReply } from '#contract/chat.ts'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { useSession } from '../../session/session.ts'
import { askStream, repeat } from './ask-stream.ts'

/** A question on its way, and its reply so far. */
export interface Running {
  question: string
  text: string
}

/** A question that got no reply. */
export interface Failed {
  question: string
  error: unknown
}

/** The conversation with the astrologer: what is kept on the server, and what is on its way. */
export function useChat() {
  const queryClient = useQueryClient()
  const { account } = useSession()
  const [chosen, setChosen] = useState<string | undefined>(undefined)
  const [running, setRunning] = useState<Running | null>(null)
  const [failed, setFailed] = useState<Failed | null>(null)
  const control = useRef<AbortController | null>(null)
  const isNew = chosen === 'new'
  const key = ['chat', account?.id ?? null, chosen ?? null]
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('GET /chat', { query: { thread: isNew ? undefined : chosen }, signal }),
    staleTime: 0,
  })
  const { data } = query
  const refresh = useCallback(() => queryClient.invalidateQueries({ queryKey: ['chat'] }), [queryClient])

  // Someone left while a reply was being written, and came back.
  const isPending = (data?.pending ?? false) && running === null
  const thread = data?.thread ?? undefined
  useEffect(() => {
    if (!isPending) return undefined
    const waiting = new AbortController()
    repeat(thread, waiting.signal)
      .catch(() => undefined)
      .then(() => (waiting.signal.aborted ? undefined : refresh()))
      .catch(() => undefined)
    return () => waiting.abort()
  }, [isPending, thread, refresh])

  // What is left unread is written to its end on the server.
  useEffect(() => () => control.current?.abort(), [])

  async function send(question: string): Promise<void> {
    if (control.current || question.trim() === '') return
    const own = new AbortController()
    control.current = own
    setFailed(null)
    setRunning({ question, text: '' })
    try {
      const reply = await askStream({
        content: question.trim(),
        thread: chosen ?? thread,
        signal: own.signal,
        onText: (text) => setRunning({ question, text }),
      })
      keep(reply)
      setChosen(reply.thread)
    } catch (error) {
      // What was stopped stays in sight until the kept reply takes its place; where nothing answers, nothing is waited for.
      if (own.signal.aborted) await refresh()
      else {
        setFailed({ question, error })
        void refresh()
      }
    } finally {
      control.current = null
      setRunning(null)
    }
  }

  /** Shows a reply at once; the threads are asked for anew. */
  function keep({ thread: id, question, message, limit }: ChatReply) {
    const kept = queryClient.getQueryData<typeof data>(key)
    const before: ChatMessage[] = isNew || kept?.thread !== id ? [] : kept.messages
    queryClient.setQueryData(['chat', account?.id ?? null, id], {
      messages: [...before, question, message],
      threads: kept?.threads ?? [],
      thread: id,
      limit,
      pending: false,
    })
    void refresh()
  }

  async function forget(): Promise<void> {
    if (!thread) return
    await call('DELETE /chat/:thread', { params: { thread } })
    setChosen(undefined)
    queryClient.removeQueries({ queryKey: ['chat'] })
    await refresh()
  }

  return {
    messages: isNew ? [] : (data?.messages ?? []),
    threads: data?.threads ?? [],
    thread: isNew ? 'new' : (thread ?? 'new'),
    limit: data?.limit ?? null,
    isLoading: query.isPending,
    loadError: query.data ? null : query.error,
    reload: () => void query.refetch(),
    running: running ?? (isPending ? { question: '', text: '' } : null),
    failed,
    isSpent: data?.limit === 0 || (failed?.error instanceof CallError && failed.error.reason === 'limit_reached'),
    send,
    stop: () => control.current?.abort(),
    choose: setChosen,
    forget,
  }
}
export type Chat = ReturnType<typeof useChat>
