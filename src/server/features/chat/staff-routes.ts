import { AppError } from '#platform/app-error.ts'
import { getPrompt } from '../prompts/api.ts'
import { listDropped } from './list-dropped.ts'
import { listVerdicts } from './list-verdicts.ts'
import { presentMessageForStaff, presentThreadForStaff } from './present-for-staff.ts'
import { previewPrompt } from './preview-prompt.ts'
import { findThreadMessages, listAllThreads } from './queries.ts'
import type { Bind } from '../../http/bind.ts'
import type { Services } from '#platform/services.ts'
import { presentPage } from '../staff/api.ts'

/** What the staff calls. */
export function chatStaffRoutes(bind: Bind, services: Services): void {
  const { db } = services

  bind('GET /admin/threads/:page', async ({ params: { page } }) => {
    const { rows, total } = await listAllThreads(db, page)
    return presentPage(page, total, rows.map(presentThreadForStaff))
  })

  bind('GET /admin/chat/:thread', async ({ params: { thread } }) => {
    const messages = await findThreadMessages(db, thread)
    if (!messages) throw new AppError('not_found')
    return messages.map(presentMessageForStaff)
  })

  bind('POST /admin/prompt/:id/preview', async ({ actor: { user }, caller, params: { id }, body: { assist } }) => {
    await getPrompt(db, id)
    return { text: await previewPrompt(services, user, { assist, timeZone: caller.timeZone }) }
  })

  bind('GET /admin/assistant', () => listVerdicts(services))

  bind('GET /admin/assistant/dropped', async () =>
    (await listDropped(services)).map(({ id, threadId, userId, createdAt, kinds, text }) => ({
      mid: id,
      thread: threadId,
      user_id: userId,
      created_at: createdAt.toISOString(),
      kinds: [...kinds],
      text,
    })),
  )
}
