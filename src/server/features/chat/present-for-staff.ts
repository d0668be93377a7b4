import type { AdminThreadRow } from '#contract/admin-rows.ts'
import type { chatMessages, chatThreads } from './tables.ts'

const iso = (date: Date | null) => date?.toISOString() ?? null

export const presentThreadForStaff = ({
  thread,
  email,
  messages,
}: {
  thread: typeof chatThreads.$inferSelect
  email: string
  messages: number
}): AdminThreadRow => ({
  thread: thread.id,
  user_id: thread.userId,
  email,
  title: thread.title,
  messages,
  created_at: thread.createdAt.toISOString(),
  last_at: thread.lastAt.toISOString(),
  care: thread.careClass,
  care_at: iso(thread.careAt),
})

export const presentMessageForStaff = (row: typeof chatMessages.$inferSelect) => ({
  mid: row.id,
  message: row.content,
  role: row.role === 'user' ? 1 : 0,
  created_at: row.createdAt.toISOString(),
  verdict: row.verdict,
  model: row.model,
  dropped: (row.droppedSentences ?? []).map(({ kinds, text }) => ({ kinds: [...kinds], text })),
})
