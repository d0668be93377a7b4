import type { Bind } from '../../http/bind.ts'
import type { Services } from '#platform/services.ts'
import { audited, presentStaff } from '../staff/api.ts'
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
}
