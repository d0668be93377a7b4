import { AppError } from '#platform/app-error.ts'
import type { Services } from '#platform/services.ts'
import { getPrompt, type Prompt } from './get-prompt.ts'
import { insertVersion } from './queries.ts'

/**
 * Saves a prompt as its next version, which is in force from then on. The versions before it stay.
 * @throws {AppError} not_found; conflict when somebody else saved one at the same time
 */
export async function savePrompt(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, assist, authorId }: { id: number; assist: string; authorId: number },
): Promise<Prompt> {
  const prompt = await getPrompt(db, id)
  if (prompt.assist === assist) return prompt
  const version = prompt.version + 1
  const saved = await insertVersion(db, { name: prompt.name, version, assist, authorId, createdAt: clock() })
  if (!saved) throw new AppError('conflict')
  return { ...prompt, assist, version }
}
