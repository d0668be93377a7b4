import { desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/database/database.ts'
import { prompts } from './tables.ts'

export type PromptRow = typeof prompts.$inferSelect

/** The versions of a prompt, newest first. */
export async function listVersions(db: Db, name: string): Promise<PromptRow[]> {
  return db.select().from(prompts).where(eq(prompts.name, name)).orderBy(desc(prompts.version))
}

/** The newest version; undefined before anybody saved one. */
export async function latestVersion(db: Db, name: string): Promise<PromptRow | undefined> {
  const [row] = await db.select().from(prompts).where(eq(prompts.name, name)).orderBy(desc(prompts.version)).limit(1)
  return row
}

/** Undefined where somebody else saved that version meanwhile. */
export async function insertVersion(db: Db, prompt: typeof prompts.$inferInsert): Promise<PromptRow | undefined> {
  const [row] = await db.insert(prompts).values(prompt).onConflictDoNothing().returning()
  return row
}
