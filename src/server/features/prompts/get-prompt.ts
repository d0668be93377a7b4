import { AppError } from '#platform/app-error.ts'
import type { Db } from '#platform/database/database.ts'
import { OWN_PROMPTS, type OwnPrompt } from './domain/own-prompts.ts'
import { latestVersion } from './queries.ts'

/** A prompt as it is in force; version 0 is the product's own. */
export type Prompt = OwnPrompt & { version: number }

/** @throws {AppError} not_found */
export async function getPrompt(db: Db, which: number | string): Promise<Prompt> {
  const own = OWN_PROMPTS.find(({ id, name }) => id === which || name === which)
  if (!own) throw new AppError('not_found')
  const latest = await latestVersion(db, own.name)
  return { ...own, assist: latest?.assist ?? own.assist, version: latest?.version ?? 0 }
}

/** Every prompt as it is in force. */
export const listPrompts = (db: Db): Promise<Prompt[]> =>
  Promise.all(OWN_PROMPTS.map(({ name }) => getPrompt(db, name)))
