import type { ChatMessage, ChatReply, ChatThread } from '#contract/chat.ts'
import type { MessageRow, ThreadRow } from './queries.ts'

export const presentMessage = ({
  id,
  content,
  role,
  createdAt,
  factors,
  status,
  careLinks,
  careStage,
  careChoices,
}: MessageRow): ChatMessage => ({
  id: String(id),
  content,
  role,
  timestamp: createdAt.toISOString(),
  ...(role === 'assistant' && { sources: factors ?? [] }),
  ...(role === 'assistant' &&
    careLinks && {
      care: { links: careLinks, stage: careStage ?? 'closed', ...(careChoices && { choices: careChoices }) },
    }),
  ...(role === 'assistant' && status === 'stopped' && { stopped: true }),
})

export const presentThread = ({ id, title, createdAt, lastAt }: ThreadRow): ChatThread => ({
  id,
  title,
  created_at: createdAt.toISOString(),
  last_at: lastAt.toISOString(),
})

export const presentReply = (question: MessageRow, reply: MessageRow, limit: number): ChatReply => ({
  status: 'success',
  message: presentMessage(reply),
  question: presentMessage(question),
  limit,
  sources: reply.factors ?? [],
  thread: reply.threadId,
})
