import type { Bind } from '../../http/bind.ts'
import type { Services } from '#platform/services.ts'
import { audited } from '../admin/audited.ts'
import { presentStaff } from '../admin/present-staff.ts'
import { listDropped } from '../chat/list-dropped.ts'
import { listVerdicts } from '../chat/list-verdicts.ts'
import { previewPrompt } from '../chat/preview-prompt.ts'
import { getPrompt, listPrompts, type Prompt } from './get-prompt.ts'
import { listVersions } from './queries.ts'
import { savePrompt } from './save-prompt.ts'

const present = ({ id, title, name, assist, version }: Prompt) => ({ id, title, name, assist, version })

export function promptsRoutes(bind: Bind, services: Services): void {
  const { db, clock } = services

  bind('GET /admin/prompts', async () => (await listPrompts(db)).map(present))

  bind('PUT /admin/prompt/:id', ({ actor, params: { id }, body: { assist } }) => {
    const entry = { action: 'prompt', target: `prompt:${id}`, reason: '' }
    return audited(services, presentStaff(services, actor), entry, async (tx) => {
      const before = await getPrompt(tx, id)
      const after = present(await savePrompt({ db: tx, clock }, { id, assist, authorId: actor.user.id }))
      return { before: before.assist, after: after.assist, result: after }
    })
  })

  bind('GET /admin/prompt/:id/versions', async ({ params: { id } }) => {
    const { name } = await getPrompt(db, id)
    const versions = await listVersions(db, name)
    return versions.map(({ version, assist, createdAt }) => ({ version, assist, created_at: createdAt.toISOString() }))
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
